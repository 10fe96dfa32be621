import { blacklistId } from '../../../src/domain/staff/customers/blocked-phone.ts';
import { Failure } from '../failure.ts';
import { parseTempOrder } from './parse-temp-order.ts';

/**
 * A number here in any spelling, one abroad, or none yet: another could stand for a blocked one unnoticed. No country's code
 * begins with 0.
 */
const isDialled = (phone: string): boolean =>
  phone === '' ||
  blacklistId(phone) !== undefined ||
  /^(?:\+|0011|00(?!11))(?!0|61)\d/.test(phone.replace(/[^\d+]/g, ''));

/** The same of an order by card. Throws also `refused` for a phone that its customer has to correct. */
export function parseCardOrder(data: unknown, dateId: string) {
  const parsed = parseTempOrder(data, dateId);
  if (isDialled(parsed.info.phone)) return parsed;
  throw new Failure('refused', [{ code: 'no-delivery-info' }]);
}
