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
