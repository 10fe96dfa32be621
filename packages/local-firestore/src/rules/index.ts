/** The security rules language: parse a file, walk its syntax tree, print expressions, evaluate a request. */
export type {
  BinaryOp,
  Expr,
  FunctionDecl,
  Match,
  MatchSegment,
  RulesFile,
} from './ast.ts';
export { fromJson } from './from-json.ts';
export { parseRules } from './parse.ts';
export { printExpr } from './print.ts';
export { Ruleset } from './ruleset.ts';
export { positionOf, RulesSyntaxError } from './source.ts';
export { RuleMap } from './values.ts';
