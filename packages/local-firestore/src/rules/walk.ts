import type { Expr, FunctionDecl, Match, RulesFile } from './ast.ts';

/** The outermost expressions of a rules file: the conditions, and the parts of functions' bodies. */
export function* outermostOf({ functions, root }: RulesFile): Iterable<Expr> {
  for (const declared of functions) yield* bodyOf(declared);
  yield* inMatch(root);
}

function* inMatch({ functions, allows, matches }: Match): Iterable<Expr> {
  for (const declared of functions) yield* bodyOf(declared);
  for (const { condition } of allows) if (condition) yield condition;
  for (const inner of matches) yield* inMatch(inner);
}

/** The values of a function's variables, and its result. */
export const bodyOf = ({ lets, result }: FunctionDecl): Expr[] => [
  ...lets.map(({ value }) => value),
  result,
];

/** The direct subexpressions of an expression. */
export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.type) {
    case 'list':
      return expr.items;
    case 'map':
      return expr.entries.flat();
    case 'path':
      return expr.segments.filter((segment) => typeof segment !== 'string');
    case 'field':
      return [expr.object];
    case 'index':
      return [expr.object, expr.index];
    case 'slice':
      return [expr.object, expr.from, expr.to];
    case 'call':
      return expr.args;
    case 'method':
      return [expr.object, ...expr.args];
    case 'unary':
    case 'is':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'ternary':
      return [expr.test, expr.yes, expr.no];
    default:
      return [];
  }
}

/** Whether the expression is its own value: no list, map or path. */
export const isLiteral = ({ type }: Expr): boolean =>
  ['null', 'bool', 'int', 'float', 'string', 'bytes'].includes(type);
