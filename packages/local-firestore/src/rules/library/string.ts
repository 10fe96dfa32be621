import { createRequire } from 'node:module';
import type { RE2JS } from 're2js';
import { RuleBytes, RuleError } from '../values.ts';
import { asText, type MethodsOf } from './arguments.ts';

/** RE2, loaded for the first regular expression: loading it takes longer than the rest of the rules code. */
let library: typeof import('re2js') | undefined;

function compile(source: string): RE2JS {
  library ??= createRequire(import.meta.url)('re2js') as typeof import('re2js');
  return library.RE2JS.compile(source);
}

const compiled = new Map<string, RE2JS>();
const MAX_COMPILED = 500;

/** Compiles an RE2 expression; compiled expressions are cached. Throws RuleError when it is invalid. */
function regex(source: string): RE2JS {
  const known = compiled.get(source);
  if (known) return known;
  try {
    const made = compile(source);
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(source, made);
    return made;
  } catch {
    throw new RuleError(`Invalid regular expression ${JSON.stringify(source)}.`);
  }
}

/** RE2's way to write a character by its number. */
const NUMBERED = /\\x\{[0-9A-Fa-f]{1,6}\}/g;
/** What JavaScript reads otherwise than RE2: groups with a question mark, most escapes, long repetitions. */
const DIFFERS_IN_RE2 = /\(\?|\\[^dDwWsSbB\W]|\{\d*,?\d{4}/;

/** Whether RE2 accepts an expression. Most are decided without the library, which takes long to load. */
export function isRegex(source: string): boolean {
  const common = source.replace(NUMBERED, 'x');
  if (!DIFFERS_IN_RE2.test(common)) {
    try {
      new RegExp(common, 'u');
      return true;
    } catch {
      // RE2 also accepts some expressions that JavaScript refuses: it decides.
    }
  }
  try {
    return regex(source) !== undefined;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}

export const stringMethods: MethodsOf<string> = {
  lower: { arity: [0], run: (text) => text.toLowerCase() },
  upper: { arity: [0], run: (text) => text.toUpperCase() },
  trim: { arity: [0], run: (text) => text.trim() },
  // Characters are code points: an emoji counts once.
  size: { arity: [0], run: (text) => BigInt([...text].length) },
  matches: { arity: [1], run: (text, [re]) => regex(asText(re)).matches(text) },
  replace: {
    arity: [2],
    run: (text, [re, by]) => replace(text, regex(asText(re)), asText(by)),
  },
  split: { arity: [1], run: (text, [re]) => split(text, regex(asText(re))) },
  toUtf8: { arity: [0], run: (text) => new RuleBytes(Buffer.from(text)) },
};

/** `$0` is the match, `$1` its first group; a backslash takes the character after it literally. */
function replace(text: string, pattern: RE2JS, by: string): string {
  try {
    return pattern.matcher(text).replaceAll(by, true);
  } catch {
    throw new RuleError(`Invalid replacement ${JSON.stringify(by)}.`);
  }
}

/** An empty match before the first character makes an empty first part. */
function split(text: string, separator: RE2JS): string[] {
  const parts: string[] = [];
  const matcher = separator.matcher(text);
  let from = 0;
  while (matcher.find()) {
    if (matcher.end() === matcher.start() && matcher.start() >= text.length) continue;
    parts.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  return [...parts, text.slice(from)];
}
