import * as z from 'zod';
import { maxOrderLines } from '../../../src/domain/order/order-limits.ts';

/** Most lines in a request, including those with quantity 0. */
const maxQuantities = 2 * maxOrderLines;

export const quantities = z
  .record(z.string().min(1).max(60), z.int().min(0).max(999))
  .refine((lines) => Object.keys(lines).length <= maxQuantities);

export const refundTarget = z.enum(['card', 'points']);

/** A form's field that holds JSON. */
export function jsonOf<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
}
