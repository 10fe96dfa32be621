import express from 'express';
import { checkApp, checkOrigin, checkToken } from './caller.ts';
import { answerFailure, Failure } from './failure.ts';
import { datesWithOrders, staffView } from './handlers/handle-staff-view.ts';
import { stopsBefore } from './handlers/handle-stops-before.ts';
import { perMinute } from './per-minute.ts';

/** Calls that an instance accepts from one phone of staff a minute; it asks every twenty seconds. */
const callsPerMinute = 60;
/** Times that an instance tells a customer a minute how many stops are before theirs; a page asks once a minute and order. */
const stopsAskedPerMinute = 12;

/**
 * What phones ask all day about a date's orders. A function of its own answers it, so that what it remembers of the
 * dates is met by every call, and takes memory and time from no payment.
 */
export const deliveryDayApi = express();
deliveryDayApi.disable('x-powered-by');
deliveryDayApi.use(checkOrigin, checkApp, checkToken);
deliveryDayApi.get('/app/staff-view', perMinute(callsPerMinute), staffView);
deliveryDayApi.get('/app/dates-with-orders', perMinute(callsPerMinute), datesWithOrders);
deliveryDayApi.get('/app/stops-before', perMinute(stopsAskedPerMinute), stopsBefore);
deliveryDayApi.use(() => {
  throw new Failure('not-found');
});
deliveryDayApi.use(answerFailure);
