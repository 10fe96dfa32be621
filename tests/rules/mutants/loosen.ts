import { type BinaryOp, type Expr, printExpr } from 'local-firestore/rules';

/** A condition that allows more than the original one. */
export interface Loosened {
  readonly expr: Expr;
  /** Describes the change and the part of the rule that was changed. */
  readonly says: string;
  /** Offset of that part in the source. */
  readonly at: number;
}

const yes = (at: number): Expr => ({ at, type: 'bool', value: true });
const one = (at: number): Expr => ({ at, type: 'int', value: 1n });

/** Every way to loosen a condition in one step: drop a conjunct, widen a bound, remove a name from a list. */
export function loosen(expr: Expr): Loosened[] {
  if (expr.type === 'binary' && expr.op === '&&') return loosenAll(expr);
  return [
    { expr: yes(expr.at), says: `dropped: ${brief(expr)}`, at: expr.at },
    ...loosenInside(expr),
  ];
}

function loosenAll(expr: Expr): Loosened[] {
  const parts = conjuncts(expr);
  return parts.flatMap((part, index) => {
    const others = parts.filter((_, at) => at !== index);
    const dropped = { expr: all(others), says: `dropped: ${brief(part)}`, at: part.at };
    const changed = loosenInside(part).map((inner) => ({
      ...inner,
      expr: all(parts.map((other, at) => (at === index ? inner.expr : other))),
    }));
    return [dropped, ...changed];
  });
}

function loosenInside(expr: Expr): Loosened[] {
  if (expr.type === 'unary' && expr.op === '!') return shortenList(expr);
  if (expr.type === 'ternary') {
    return [
      ...loosen(expr.yes).map((inner) => ({ ...inner, expr: { ...expr, yes: inner.expr } })),
      ...loosen(expr.no).map((inner) => ({ ...inner, expr: { ...expr, no: inner.expr } })),
    ];
  }
  if (expr.type !== 'binary') return [];
  if (expr.op === '||') return loosenEither(expr, expr.left, expr.right);
  if (expr.op === '&&') return loosenAll(expr);
  return widen(expr);
}

/**
 * Loosens one side of an `||`. A side that is always true is not tried: that is the same as dropping the
 * whole condition.
 */
function loosenEither(expr: Expr & { type: 'binary' }, left: Expr, right: Expr): Loosened[] {
  const inside = (side: Expr) =>
    side.type === 'binary' && side.op === '&&' ? loosenAll(side) : loosenInside(side);
  return [
    ...inside(left).map((inner) => ({ ...inner, expr: { ...expr, left: inner.expr } })),
    ...inside(right).map((inner) => ({ ...inner, expr: { ...expr, right: inner.expr } })),
  ];
}

const wider: Partial<Record<BinaryOp, BinaryOp>> = { '<': '<=', '>': '>=' };

function widen(expr: Expr & { type: 'binary' }): Loosened[] {
  const { op, right, at } = expr;
  const says = `widened: ${brief(expr)}`;
  const open = wider[op];
  if (open) return [{ expr: { ...expr, op: open }, says, at }];
  if (op !== '<=' && op !== '>=') return [];
  const moved: Expr = {
    at,
    type: 'binary',
    op: op === '<=' ? '+' : '-',
    left: right,
    right: one(at),
  };
  return [{ expr: { ...expr, right: moved }, says, at }];
}

/** Removes one name from the list in `!fields.hasAny([a, b])`. */
function shortenList(expr: Expr & { type: 'unary' }): Loosened[] {
  const { operand } = expr;
  if (operand.type !== 'method' || operand.name !== 'hasAny') return [];
  const [list] = operand.args;
  if (list?.type !== 'list') return [];
  return list.items.map((item, index) => {
    const items = list.items.filter((_, at) => at !== index);
    const shorter = { ...operand, args: [{ ...list, items }] };
    return {
      expr: { ...expr, operand: shorter },
      says: `let off the list: ${brief(item)}`,
      at: item.at,
    };
  });
}

function conjuncts(expr: Expr): Expr[] {
  return expr.type === 'binary' && expr.op === '&&'
    ? [...conjuncts(expr.left), ...conjuncts(expr.right)]
    : [expr];
}

function all(parts: readonly Expr[]): Expr {
  const [first, ...rest] = parts;
  if (!first) throw new Error('no condition is left');
  return rest.reduce<Expr>(
    (left, right) => ({ at: left.at, type: 'binary', op: '&&', left, right }),
    first,
  );
}

const LONGEST = 110;

function brief(expr: Expr): string {
  const text = printExpr(expr);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
