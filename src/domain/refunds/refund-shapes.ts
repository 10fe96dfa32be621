import * as z from 'zod/mini';
import { maxOrderLines } from '../order/plan/order-limits.ts';

/** Most lines in a request, including those with quantity 0. */
const maxQuantities = 2 * maxOrderLines;

/** menuKey → quantity, as customers and staff send it. */
export const quantitiesShape = z
  .record(
    z.string().check(z.minLength(1), z.maxLength(60)),
    z.int().check(z.minimum(0), z.maximum(999)),
  )
  .check(z.refine((lines) => Object.keys(lines).length <= maxQuantities));

export const refundTargetShape = z.enum(['card', 'points']);
