import { type Cents, toCents } from '../../lib/money.ts';
import { csvRows } from '../import/csv-rows.ts';

/** A movement of money in the provider's file: a payment, a refund, a dispute or its end, or something else, such as a fee. */
export interface PayoutRow {
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Id of the payment (payment intent); empty where the file has none. */
  payment: string;
  /** Cents; negative where money leaves the shop. */
  gross: Cents;
  fee: Cents;
  net: Cents;
  /** When the provider booked it, epoch ms. */
  at: number;
  description: string;
}

/** Why a file can't be compared: `columns` are those that it lacks. */
export type PayoutFileProblem =
  | { code: 'columns'; columns: string[] }
  | { code: 'row'; line: number }
  | { code: 'currency'; currency: string }
  | { code: 'empty' };

/** What the provider calls its columns. */
const needed = ['reporting_category', 'currency', 'gross', 'fee', 'net', 'payment_intent_id'];
const times = ['created_utc', 'created'];

const kinds: Partial<Record<string, PayoutRow['kind']>> = {
  charge: 'payment',
  charge_failure: 'payment',
  partial_capture_reversal: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
};

/**
 * Reads an itemised report of Stripe with dollars: "Payout reconciliation", or "Balance change from activity". Its
 * times count as UTC. Payouts themselves are left out, for they are what the rest adds up to.
 */
export function readPayoutFile(text: string): PayoutRow[] | PayoutFileProblem {
  const { rows, errors } = csvRows(text);
  const [error] = errors;
  if (error) return { code: 'row', line: error.line };
  const [first] = rows;
  if (!first) return { code: 'empty' };
  const columns = needed.filter((column) => !(column in first.cells));
  if (!times.some((column) => column in first.cells)) columns.push('created_utc');
  if (columns.length > 0) return { code: 'columns', columns };
  const found: PayoutRow[] = [];
  for (const { line, cells } of rows) {
    const [category = '', currency = ''] = [cells.reporting_category, cells.currency];
    if (category === 'payout') continue;
    if (currency.toLowerCase() !== 'aud') return { code: 'currency', currency };
    const [gross, fee, net] = [cells.gross, cells.fee, cells.net].map(centsOf);
    const at = Date.parse(`${(cells.created_utc || cells.created || '').replace(' ', 'T')}Z`);
    if (gross === undefined || fee === undefined || net === undefined || Number.isNaN(at)) {
      return { code: 'row', line };
    }
    const { payment_intent_id: payment = '', description = '' } = cells;
    const kind = kinds[category] ?? 'other';
    // Without its payment a dispute can't be found in the shop.
    const known = kind === 'dispute' && payment === '' ? 'other' : kind;
    found.push({ kind: known, payment, gross, fee, net, at, description });
  }
  return found.length > 0 ? found : { code: 'empty' };
}

function centsOf(text: string | undefined): Cents | undefined {
  return text && /^-?\d+(\.\d+)?$/.test(text) ? toCents(text) : undefined;
}
