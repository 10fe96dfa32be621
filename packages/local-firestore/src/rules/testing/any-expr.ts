import fc from 'fast-check';
import type { BinaryOp, Expr } from '../ast.ts';

const OPS: readonly BinaryOp[] = [
  '||',
  '&&',
  '==',
  '!=',
  'in',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
];

const name = fc.constantFrom('request', 'resource', 'auth', 'data', 'n', 's', 'l', 'uid', 'nobody');
const at = 0;

const leaf: fc.Arbitrary<Expr> = fc.oneof(
  fc.constant<Expr>({ type: 'null', at }),
  fc.boolean().map((value): Expr => ({ type: 'bool', at, value })),
  fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map((value): Expr => ({ type: 'int', at, value })),
  fc
    .double({ min: 0, noNaN: true, noDefaultInfinity: true })
    .map((value): Expr => ({ type: 'float', at, value: Math.abs(value) })),
  fc.string({ unit: 'grapheme' }).map((value): Expr => ({ type: 'string', at, value })),
  fc.uint8Array({ maxLength: 4 }).map((value): Expr => ({ type: 'bytes', at, value })),
  name.map((text): Expr => ({ type: 'name', at, name: text })),
);

/** Any expression of the rules language, some levels deep. */
export const anyExpr: fc.Arbitrary<Expr> = nested(4);

function nested(depth: number): fc.Arbitrary<Expr> {
  if (depth === 0) return leaf;
  const inner = nested(depth - 1);
  const some = fc.array(inner, { maxLength: 2 });
  const segment = fc.oneof(fc.constantFrom('a', 'databases', '(default)'), inner);
  return fc.oneof(
    leaf,
    some.map((items): Expr => ({ type: 'list', at, items })),
    fc
      .array(fc.tuple(inner, inner), { maxLength: 2 })
      .map((entries): Expr => ({ type: 'map', at, entries })),
    fc
      .array(segment, { minLength: 1, maxLength: 3 })
      .map((segments): Expr => ({ type: 'path', at, segments })),
    fc
      .tuple(inner, name)
      .map(([object, field]): Expr => ({ type: 'field', at, object, name: field })),
    fc.tuple(inner, inner).map(([object, index]): Expr => ({ type: 'index', at, object, index })),
    fc
      .tuple(inner, inner, inner)
      .map(([object, from, to]): Expr => ({ type: 'slice', at, object, from, to })),
    fc
      .tuple(fc.constantFrom('get', 'exists', 'int', 'string', 'foo'), some)
      .map(([called, args]): Expr => ({ type: 'call', at, name: called, args })),
    fc
      .tuple(inner, fc.constantFrom('size', 'hasAny', 'matches', 'diff', 'keys', 'toSet'), some)
      .map(
        ([object, called, args]): Expr => ({
          type: 'method',
          at,
          object,
          name: called,
          nameAt: at,
          args,
        }),
      ),
    fc
      .tuple(fc.constantFrom('!' as const, '-' as const), inner)
      .map(([op, operand]): Expr => ({ type: 'unary', at, op, operand })),
    fc
      .tuple(inner, fc.constantFrom('int', 'string', 'list', 'map'))
      .map(([operand, type]): Expr => ({ type: 'is', at, operand, name: type })),
    fc
      .tuple(fc.constantFrom(...OPS), inner, inner)
      .map(([op, left, right]): Expr => ({ type: 'binary', at, op, left, right })),
    fc
      .tuple(inner, inner, inner)
      .map(([test, yes, no]): Expr => ({ type: 'ternary', at, test, yes, no })),
  );
}
