import type { Expr, RulesFile } from './ast.ts';
import { NOT_IN_PRODUCTION } from './library/scalar.ts';
import { printExpr } from './print.ts';
import { positionOf } from './source.ts';
import { expressionsOf } from './walk.ts';

/** Warnings about constructs that production evaluates differently, or may evaluate differently. */
export function warningsOf(file: RulesFile, source: string): string[] {
  const warnings: string[] = [];
  for (const expr of expressionsOf(file)) {
    const message = warningOf(expr);
    if (message === undefined) continue;
    const { line, column } = positionOf(source, expr.at);
    warnings.push(`L${line}:${column} warning: ${message}`);
  }
  return warnings;
}

function warningOf(expr: Expr): string | undefined {
  const called = calledName(expr);
  if (called !== undefined && NOT_IN_PRODUCTION.includes(called)) {
    return `production has no function ${called}: the call is an error there and here.`;
  }
  if (expr.type !== 'binary' || (expr.op !== '==' && expr.op !== '!=')) return undefined;
  const sides = [expr.left, expr.right];
  const comparesNull = sides.some(({ type }) => type === 'null');
  if (!comparesNull || !sides.some((side) => side.type === 'name' && side.name === 'resource')) {
    return undefined;
  }
  return `${printExpr(expr)}: for a document that does not exist, production's test service has answered with an error. Split the rule by method, or use exists().`;
}

function calledName(expr: Expr): string | undefined {
  if (expr.type === 'call') return expr.name;
  const isNamespace = expr.type === 'method' && expr.object.type === 'name';
  return isNamespace ? `${expr.object.name}.${expr.name}` : undefined;
}
