import type { BinaryOp, Expr } from './ast.ts';

const PRECEDENCE: Readonly<Record<BinaryOp | 'is', number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};
/** Lower than division: a path followed by a division would be parsed as a longer path. */
const PATH = 6.5;
const UNARY = 8;
const POSTFIX = 9;

/** The expression as source text; reading it again gives the same expression. */
export function printExpr(expr: Expr): string {
  return print(expr, 0);
}

function print(expr: Expr, outer: number): string {
  const own = precedence(expr);
  const text = printBare(expr, own);
  return own < outer ? `(${text})` : text;
}

function precedence(expr: Expr): number {
  if (expr.type === 'binary') return PRECEDENCE[expr.op];
  if (expr.type === 'is') return PRECEDENCE.is;
  if (expr.type === 'ternary') return 0;
  if (expr.type === 'unary') return UNARY;
  if (expr.type === 'path') return PATH;
  return POSTFIX;
}

function printBare(expr: Expr, own: number): string {
  switch (expr.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(expr.value);
    case 'float':
      return printFloat(expr.value);
    case 'string':
      return quote(expr.value);
    case 'bytes':
      return `b'${[...expr.value].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
    case 'list':
      return `[${printAll(expr.items)}]`;
    case 'map':
      return `{${expr.entries.map(([key, value]) => `${print(key, 1)}: ${print(value, 0)}`).join(', ')}}`;
    case 'path':
      return expr.segments
        .map((part) => (typeof part === 'string' ? `/${part}` : `/$(${print(part, 0)})`))
        .join('');
    case 'name':
      return expr.name;
    case 'field':
      return `${object(expr.object)}.${expr.name}`;
    case 'index':
      return `${object(expr.object)}[${print(expr.index, 0)}]`;
    case 'slice':
      return `${object(expr.object)}[${print(expr.from, 1)}:${print(expr.to, 0)}]`;
    case 'call':
      return `${expr.name}(${printAll(expr.args)})`;
    case 'method':
      return `${object(expr.object)}.${expr.name}(${printAll(expr.args)})`;
    case 'unary':
      return expr.op + print(expr.operand, UNARY);
    case 'is':
      return `${print(expr.operand, own)} is ${expr.name}`;
    case 'ternary':
      return `${print(expr.test, 1)} ? ${print(expr.yes, 0)} : ${print(expr.no, 0)}`;
    default:
      return `${print(expr.left, own)} ${expr.op} ${print(expr.right, own + 1)}`;
  }
}

/**
 * The expression before a dot or bracket. An integer needs parentheses: with the dot it would become a float.
 */
const object = (expr: Expr): string =>
  expr.type === 'int' ? `(${print(expr, 0)})` : print(expr, POSTFIX);

const printAll = (items: readonly Expr[]): string => items.map((item) => print(item, 0)).join(', ');

function printFloat(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text.replace(/^(\d+)e/, '$1.0e') : `${text}.0`;
}

/** A string literal, with control characters escaped. */
function quote(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&').replace(/\p{Cc}|[\u2028\u2029]/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${escaped}'`;
}
