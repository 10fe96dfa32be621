import { type Cents, toCents } from '../../../domain/lib/money.ts';
import { amountDue, amountOwed, deliveryInfoOf, type Order } from '../../../domain/order/order.ts';
import { isCardPaid, type PaymentMethod } from '../../../domain/order/payment-methods.ts';
import type { OrderTotals } from '../../../domain/order/plan/order-totals.ts';
import type { FormLine } from '../form/order-lines.ts';
import type { OrderForm } from '../form/use-order-form.ts';

/** How an edit changes a line. */
export type LineChange = 'added' | 'changed' | 'removed' | 'same';

/** Lines with how they change: changed ones first, then unchanged ones. */
export function compareLines(lines: readonly FormLine[]): { line: FormLine; change: LineChange }[] {
  return lines
    .map((line) => ({ line, change: changeOf(line) }))
    .sort((a, b) => Number(a.change === 'same') - Number(b.change === 'same'));
}

function changeOf({ q, was }: FormLine): LineChange {
  if (was === 0) return 'added';
  if (q === 0) return 'removed';
  return q === was ? 'same' : 'changed';
}

/** What an edit changes apart from its lines and its address. */
export type DetailChange =
  | { what: 'points'; was: Cents; now: Cents }
  | { what: 'request' | 'name' | 'phone' | 'note'; was: string; now: string };

/** Points, request and delivery details that differ from those of the existing order. */
export function compareDetails(
  existing: Order,
  form: Pick<OrderForm, 'totals' | 'orderRequest' | 'info'>,
): DetailChange[] {
  const { name, phone, note } = deliveryInfoOf(existing);
  const { info, totals } = form;
  const details: DetailChange[] = [
    { what: 'points', was: toCents(existing.usedPoint), now: totals.pointsUsed },
    { what: 'request', was: existing.orderRequest, now: form.orderRequest.trim() },
    { what: 'name', was: name, now: info?.name ?? '' },
    { what: 'phone', was: phone, now: info?.phone ?? '' },
    { what: 'note', was: note, now: info?.note ?? '' },
  ];
  return details.filter(({ was, now }) => was !== now);
}

type ComparedForm = Pick<
  OrderForm,
  'lines' | 'totals' | 'existing' | 'usePoint' | 'orderRequest' | 'info' | 'previousOrderKey'
>;

/**
 * Whether an edit changes nothing: lines, points, request, address and payment method, nor any sum. The sums
 * of the same lines differ when points are missing or have been earned since, or prices have changed.
 */
export function isUnchanged(form: ComparedForm, method: PaymentMethod): boolean {
  const { existing, info } = form;
  if (!existing || form.previousOrderKey !== undefined || method !== existing.paymentMethod)
    return false;
  const { name, phone, address, note } = deliveryInfoOf(existing);
  return (
    compareLines(form.lines).every(({ change }) => change === 'same') &&
    form.usePoint === existing.usePoint &&
    sameSums(existing, form.totals) &&
    form.orderRequest.trim() === existing.orderRequest &&
    info?.name === name &&
    info.phone === phone &&
    // Two different addresses can have the same order key.
    info.address === address &&
    info.note === note
  );
}

function sameSums(existing: Order, { total, pointsUsed, toPay, owed }: OrderTotals): boolean {
  const dueNow = isCardPaid(existing) ? 0 : amountDue(existing);
  return (
    total === toCents(existing.totalPrice) &&
    pointsUsed === toCents(existing.usedPoint) &&
    toPay === dueNow &&
    owed === amountOwed(existing)
  );
}
