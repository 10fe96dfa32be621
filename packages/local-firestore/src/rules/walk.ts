import type { Expr, FunctionDecl, Match, RulesFile } from './ast.ts';

/** Every expression of a rules file, each before its subexpressions. */
export function* expressionsOf({ functions, root }: RulesFile): Iterable<Expr> {
  for (const declared of functions) yield* inFunction(declared);
  yield* inMatch(root);
}

function* inMatch({ functions, allows, matches }: Match): Iterable<Expr> {
  for (const declared of functions) yield* inFunction(declared);
  for (const { condition } of allows) if (condition) yield* within(condition);
  for (const inner of matches) yield* inMatch(inner);
}

function* inFunction({ lets, result }: FunctionDecl): Iterable<Expr> {
  for (const { value } of lets) yield* within(value);
  yield* within(result);
}

function* within(outermost: Expr): Iterable<Expr> {
  const left = [outermost];
  for (let expr = left.pop(); expr; expr = left.pop()) {
    yield expr;
    left.push(...childrenOf(expr).toReversed());
  }
}

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
