import type { Expr } from './ast.ts';

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
