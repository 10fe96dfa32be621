import type { RequestHandler } from 'express';
import { sydneyDay } from '../../src/domain/dates/sydney-time.ts';
import { setFields, stores } from '../../src/domain/store/document-write.ts';
import { callerUid } from './caller.ts';
import { Failure } from './failure.ts';
import { runPlan } from './run-plan-as-admin.ts';

/**
 * personalDataCalls/{uid}: how often a customer has asked for all of their data on a day; `{uid}_pictures`: an owner for the
 * pictures of another shop.
 */
interface CallsOfDay {
  day: string;
  count: number;
  /** Until when it is kept, epoch ms. */
  until: number;
}

const keptMs = 2 * 86_400_000;

/**
 * Refuses a caller's further calls of a day, those about `what` apart. Counted in the store, as instances come and go. Behind
 * `checkToken`. Throws `too-many-requests`.
 */
export function callsPerDay(most: number, what?: 'pictures'): RequestHandler {
  return async (_request, response, next) => {
    const id = [callerUid(response), what].filter(Boolean).join('_');
    const now = Date.now();
    const day = sydneyDay(now);
    await runPlan(async (read) => {
      const stored = (await read(`${stores.personalDataCalls}/${id}`)) as CallsOfDay | undefined;
      const count = stored?.day === day ? stored.count : 0;
      if (count >= most) throw new Failure('too-many-requests');
      const calls: CallsOfDay = { day, count: count + 1, until: now + keptMs };
      const write = { collection: stores.personalDataCalls, id, fields: setFields(calls) };
      return { writes: [write] };
    });
    next();
  };
}
