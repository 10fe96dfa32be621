import { parseRules } from '../../src/rules/parse.ts';
import { Ruleset } from '../../src/rules/ruleset.ts';
import { RulesSyntaxError } from '../../src/rules/source.ts';
import type { Random } from './random.ts';

const SEED = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function own(x) { let y = x.data; return y.owner == request.auth.uid && y.n in [1, 2.5, 'a']; }
    match /a/{id=**} { allow read, write: if own(resource) || !(id is path) ? true : b'\\x00'.size() > 1; }
    match /b/{id} { allow list: if request.query.limit <= 10 && exists(/databases/$(database)/documents/c/$(id)); }
  }
}`;

const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '/',
  '$(',
  '=**',
  "'",
  '"',
  '`',
  '//',
  '/*',
  '*/',
  '?',
  ':',
  ';',
  ',',
  '.',
  'if',
  'let',
  'return',
  'function f()',
  'match',
  'allow',
  'is',
  'in',
  '&&',
  '||',
  '!',
  '-',
  '\\u12',
  '😀',
  '\0',
  '9'.repeat(30),
  '((((((((',
  '{'.repeat(50),
  'rules_version',
  "'2'",
  'null',
  'get(',
  '1e999',
  '\n',
];

/** Parses one damaged rules file. Throws if the parser fails with any error but RulesSyntaxError. */
export function fuzzRules(random: Random): void {
  let text = random.below(4) === 0 ? '' : SEED;
  for (let i = random.below(6) + 1; i > 0; i--) {
    const from = random.below(text.length + 1);
    const to = random.below(3) === 0 ? from + random.below(40) : from;
    text = text.slice(0, from) + random.pick(PIECES) + text.slice(to);
  }
  try {
    if (random.below(2) === 0) parseRules(text);
    else new Ruleset(text);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError))
      throw new Error(`fell over on ${JSON.stringify(text)}`, { cause: error });
  }
}
