import { dayNumber } from '../../dates/date-id.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';
import type { OrderMarks } from './order-marks.ts';
import type { ShownOrder } from './shown-order.ts';

/**
 * Whether the food of a cancelled order may be in the van, so that its driver has to know of it: it was packed, or was
 * cancelled on the day of delivery, and has not been delivered.
 */
export function mayBeInVan(
  { dateId, cancelledAt }: Pick<ShownOrder, 'dateId' | 'cancelledAt'>,
  marks: OrderMarks | undefined,
): boolean {
  if (cancelledAt === undefined || marks?.delivered) return false;
  const onTheDay = Number(sydneyStamp(cancelledAt).slice(0, 8)) === dayNumber(dateId);
  return onTheDay || marks?.packed !== undefined;
}
