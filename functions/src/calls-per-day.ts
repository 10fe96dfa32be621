import type { RequestHandler } from 'express';
import { sydneyDay } from '../../src/domain/dates/sydney-time.ts';
import { setFields, stores } from '../../src/domain/store/document-write.ts';
import { callerUid } from './caller.ts';
import { Failure } from './failure.ts';
import { runPlan } from './run-plan-as-admin.ts';

/** personalDataCalls/{uid}: how often a customer has asked for all of their data on a day. */
interface CallsOfDay {
  day: string;
  count: number;
  /** Until when it is kept, epoch ms. */
  until: number;
}

const keptMs = 2 * 86_400_000;

/**
 * Refuses a caller's further calls of a day. Counted in the store, as instances come and go. Behind `checkToken`. Throws
 * `too-many-requests`.
 */
export function callsPerDay(most: number): RequestHandler {
  return async (_request, response, next) => {
    const uid = callerUid(response);
    const now = Date.now();
    const day = sydneyDay(now);
    await runPlan(async (read) => {
      const stored = (await read(`${stores.personalDataCalls}/${uid}`)) as CallsOfDay | undefined;
      const count = stored?.day === day ? stored.count : 0;
      if (count >= most) throw new Failure('too-many-requests');
      const calls: CallsOfDay = { day, count: count + 1, until: now + keptMs };
      const write = { collection: stores.personalDataCalls, id: uid, fields: setFields(calls) };
      return { writes: [write] };
    });
    next();
  };
}
