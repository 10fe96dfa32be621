import { type Cents, toCents } from '../../domain/money.ts';
import type { Order } from '../../domain/order.ts';
import type { PaymentMethod } from '../../domain/payment-methods.ts';
import type { FormLine } from './order-lines.ts';
import type { OrderForm } from './use-order-form.ts';

/** What an edit does to a line. */
export type LineChange = 'added' | 'changed' | 'removed' | 'same';

/** Lines with what becomes of them: first what changes, then what stays. */
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

/** What an edit changes beside its lines and its address. */
export type DetailChange =
  | { what: 'points'; was: Cents; now: Cents }
  | { what: 'request' | 'name' | 'phone' | 'note'; was: string; now: string };

/** Points, request and delivery details that differ from those of the existing order. */
export function compareDetails(
  existing: Order,
  form: Pick<OrderForm, 'totals' | 'orderRequest' | 'info'>,
): DetailChange[] {
  const { name, phone, note } = existing.customerInfo;
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

/** Whether an edit leaves everything as it is: lines, points, words, place and way of paying. */
export function isUnchanged(
  form: Pick<OrderForm, 'lines' | 'existing' | 'usePoint' | 'orderRequest' | 'info' | 'movedFrom'>,
  method: PaymentMethod,
): boolean {
  const { existing, info } = form;
  if (!existing || form.movedFrom !== undefined || method !== existing.paymentMethod) return false;
  const { name, phone, address, note } = existing.customerInfo;
  return (
    compareLines(form.lines).every(({ change }) => change === 'same') &&
    form.usePoint === existing.usePoint &&
    form.orderRequest.trim() === existing.orderRequest &&
    info?.name === name &&
    info.phone === phone &&
    // Two addresses can have one order key.
    info.address === address &&
    info.note === note
  );
}
