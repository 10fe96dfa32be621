import type { Trace } from './evaluate.ts';
import { printExpr } from './print.ts';
import { printValue } from './print-value.ts';
import { positionOf } from './source.ts';
import { Unknown } from './values.ts';
import { isLiteral } from './walk.ts';

const MAX_REASONS = 6;

/** Why a condition did not hold: the sub-expressions that caused it, with line, column and values. */
export function explainDenial(source: string, trace: Trace): string[] {
  return findCauses(trace)
    .slice(0, MAX_REASONS)
    .map((cause) => reasonText(source, cause));
}

/** The innermost steps that caused the result. */
function findCauses(trace: Trace): Trace[] {
  const { expr, children } = trace;
  const last = children.at(-1);
  if (expr.type === 'binary' && (expr.op === '&&' || expr.op === '||')) {
    return children.filter(({ result }) => result !== true).flatMap(findCauses);
  }
  // The trace of a declared function has the steps of its body after those of its arguments.
  const isDeclared = expr.type === 'call' && children.length > expr.args.length;
  if ((expr.type === 'ternary' || isDeclared) && last) return findCauses(last);
  // An error is attributed to the step that threw it.
  if (trace.error && last?.error === trace.error) return findCauses(last);
  return [trace];
}

function reasonText(source: string, { expr, result, error, children }: Trace): string {
  const { line, column } = positionOf(source, expr.at);
  const values = children.flatMap(valuesIn).map(([inner, value]) => `${inner} = ${value}`);
  const outcome = error
    ? `failed: ${error.message}`
    : result instanceof Unknown
      ? 'is not certain for every document that the query could return'
      : `is ${result === undefined ? 'not reached' : printValue(result)}`;
  const shown = values.length > 0 ? ` (${[...new Set(values)].slice(0, 4).join(', ')})` : '';
  return `L${line}:${column} ${shorten(printExpr(expr))} ${outcome}${shown}`;
}

/** The text and value of each operand, except of literals, whose text is the value. */
function valuesIn({ expr, result, children }: Trace): [string, string][] {
  if (isLiteral(expr)) return [];
  const inner = expr.type === 'list' || expr.type === 'path' ? children.flatMap(valuesIn) : [];
  if (result === undefined || expr.type === 'list') return inner;
  return [[shorten(printExpr(expr)), printValue(result)]];
}

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
