/** The security rules language: read a file, walk its tree, print expressions. */
export type {
  BinaryOp,
  Expr,
  FunctionDecl,
  Match,
  MatchSegment,
  RulesFile,
} from './ast.ts';
export { parseRules } from './parse.ts';
export { printExpr } from './print.ts';
export { positionOf, RulesSyntaxError } from './source.ts';
