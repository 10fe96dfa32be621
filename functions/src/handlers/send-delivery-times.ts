import type { RequestHandler } from 'express';
import * as z from 'zod';
import { orderIdOf } from '../../../src/domain/staff/orders/order-marks.ts';
import { callerStaff } from '../caller.ts';
import { type DeliveryTimeResult, sendDeliveryTime } from '../sms/send-delivery-time.ts';

/** Stops of one call: each waits for the provider. */
const maxStops = 10;

const stops = z
  .array(
    z.object({
      uid: z.string().min(1).max(128),
      orderKey: z.string().min(1).max(400),
      from: z.int(),
      to: z.int(),
    }),
  )
  .min(1)
  .max(maxStops);

const body = z.object({
  dateId: z.string().regex(/^\d{8}_\d{1,16}$/),
  /** JSON of the stops. */
  stops: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(stops),
  resend: z.enum(['no', 'unknown', 'all']),
  attemptId: z.string().min(1).max(64),
});

/** POST /app/send-delivery-times: sends customers their delivery times by SMS; staff only. */
export const sendDeliveryTimes: RequestHandler = async (request, response) => {
  const staff = callerStaff(response);
  const { dateId, stops: asked, resend, attemptId } = body.parse(request.body);
  const results: Record<string, DeliveryTimeResult> = {};
  for (const { uid, orderKey, from, to } of asked) {
    results[orderIdOf({ uid, orderKey })] = await sendDeliveryTime(
      { dateId, uid, orderKey, window: { from, to }, resend, attemptId },
      staff,
    );
  }
  response.json({ results });
};
