import {
  type Expr,
  type FunctionDecl,
  type Match,
  parseRules,
  positionOf,
  type RulesFile,
} from 'local-firestore/rules';
import { loosen } from './loosen.ts';
import { printRules } from './print-rules.ts';

/** The rules with one condition loosened. */
export interface Mutant {
  /** The match or function that was changed, and how. */
  readonly says: string;
  readonly line: number;
  readonly rules: string;
}

/** Every mutant of a rules file, in the order of the file. */
export function mutantsOf(source: string): Mutant[] {
  const file = parseRules(source);
  return variants(file.root, '').map(({ match, says, at }) => ({
    says,
    line: positionOf(source, at).line,
    rules: printRules({ ...file, root: match } satisfies RulesFile),
  }));
}

interface Variant {
  readonly match: Match;
  readonly says: string;
  readonly at: number;
}

function variants(match: Match, above: string): Variant[] {
  const path =
    above +
    match.segments.map((one) => `/${one.kind === 'literal' ? one.text : `{${one.name}}`}`).join('');
  const where = path.replace('/databases/{database}/documents', '') || 'everywhere';
  const ofFunctions = match.functions.flatMap((decl, index) =>
    isCondition(decl)
      ? loosen(decl.result).map(({ expr, says, at }) => ({
          match: { ...match, functions: match.functions.with(index, { ...decl, result: expr }) },
          says: `${where}, ${decl.name}(): ${says}`,
          at,
        }))
      : [],
  );
  const ofAllows = match.allows.flatMap((allow, index) =>
    allow.condition && allow.condition.type !== 'bool'
      ? loosen(allow.condition).map(({ expr, says, at }) => ({
          match: { ...match, allows: match.allows.with(index, { ...allow, condition: expr }) },
          says: `${where}, allow ${allow.written.join(', ')}: ${says}`,
          at,
        }))
      : [],
  );
  const below = match.matches.flatMap((inner, index) =>
    variants(inner, path).map((variant) => ({
      ...variant,
      match: { ...match, matches: match.matches.with(index, variant.match) },
    })),
  );
  return [...ofFunctions, ...ofAllows, ...below];
}

/** Whether a function returns a boolean, going by its expression. */
const isCondition = ({ result }: FunctionDecl): boolean => isBoolean(result);

function isBoolean(expr: Expr): boolean {
  switch (expr.type) {
    case 'bool':
    case 'is':
      return true;
    case 'unary':
      return expr.op === '!';
    case 'binary':
      return !['+', '-', '*', '/', '%'].includes(expr.op);
    case 'ternary':
      return isBoolean(expr.yes) && isBoolean(expr.no);
    case 'method':
      return ['hasAll', 'hasAny', 'hasOnly', 'matches'].includes(expr.name);
    default:
      return false;
  }
}
