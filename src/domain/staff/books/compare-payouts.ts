import type { Cents } from '../../lib/money.ts';
import type { PayoutRow } from './payout-file.ts';

/** A card payment, a refund to a card, or money that a dispute has moved, as the shop knows it. */
export interface CardMovement {
  kind: 'payment' | 'refund' | 'dispute';
  payment: string;
  /** Cents; negative for a refund, and for what a dispute takes. */
  amount: Cents;
  /** Epoch ms. */
  at: number;
  /** Whose it is. */
  name: string;
  dateId: string;
}

export interface PayoutComparison {
  /** How many payments and refunds agree to the cent. */
  agreeing: number;
  onlyInFile: PayoutRow[];
  /** In the file's period, but not in the file. */
  onlyInShop: CardMovement[];
  /** Payments of which both have another amount. */
  differing: { row: PayoutRow; movement: CardMovement }[];
  /** Neither payments, refunds nor disputes: fees by themselves, adjustments. */
  others: PayoutRow[];
  /** Sums of the payments, refunds and disputes, cents; of the shop, those in the file or in its period. */
  file: Cents;
  shop: Cents;
  /** `file` less `shop`. */
  difference: Cents;
  /** What the provider keeps, and what it pays out in all, cents. */
  fees: Cents;
  net: Cents;
}

/** From when until when the payments and refunds of a file were booked, epoch ms. */
export function periodOf(rows: readonly PayoutRow[]): { from: number; to: number } {
  const times = rows.map(({ at }) => at);
  return { from: Math.min(...times), to: Math.max(...times) };
}

/**
 * Compares the provider's file with what the shop knows. A payment is found by its id; several rows of one payment in
 * the file count together. A refund, and what a dispute moves, is found by its payment and amount, each once.
 */
export function comparePayouts(
  rows: readonly PayoutRow[],
  movements: readonly CardMovement[],
): PayoutComparison {
  const { from, to } = periodOf(rows);
  const open = [...movements];
  const result: PayoutComparison = {
    ...{ agreeing: 0, onlyInFile: [], onlyInShop: [], differing: [] },
    others: rows.filter(({ kind }) => kind === 'other'),
    ...{ file: 0, shop: 0, difference: 0 },
    fees: rows.reduce((sum, { fee }) => sum + fee, 0),
    net: rows.reduce((sum, { net }) => sum + net, 0),
  };
  const single = rows.filter(({ kind }) => kind === 'refund' || kind === 'dispute');
  for (const row of [...paymentsOf(rows), ...single]) {
    result.file += row.gross;
    const at = open.findIndex(
      ({ kind, payment, amount }) =>
        kind === row.kind &&
        payment === row.payment &&
        (kind === 'payment' || amount === row.gross),
    );
    const [movement] = at < 0 ? [] : open.splice(at, 1);
    if (!movement) {
      result.onlyInFile.push(row);
      continue;
    }
    result.shop += movement.amount;
    if (movement.amount === row.gross) result.agreeing += 1;
    else result.differing.push({ row, movement });
  }
  result.onlyInShop = open.filter(({ at }) => at >= from && at <= to);
  result.shop += result.onlyInShop.reduce((sum, { amount }) => sum + amount, 0);
  result.difference = result.file - result.shop;
  return result;
}

/** The payments of a file, each once. */
function paymentsOf(rows: readonly PayoutRow[]): PayoutRow[] {
  const payments = new Map<string, PayoutRow>();
  for (const [index, row] of rows.entries()) {
    if (row.kind !== 'payment') continue;
    const key = row.payment || `without an id ${index}`;
    const known = payments.get(key);
    payments.set(key, known ? { ...known, gross: known.gross + row.gross } : row);
  }
  return [...payments.values()];
}
