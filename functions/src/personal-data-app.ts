import express from 'express';
import { bodyLimit } from './body-limit.ts';
import { checkApp, checkOrigin, checkToken } from './caller.ts';
import { callsPerDay } from './calls-per-day.ts';
import { answerFailure, Failure } from './failure.ts';
import { functionAction } from './handlers/handle-function-action.ts';
import { deleteAccount, ownData } from './handlers/handle-own-data.ts';

/** Calls about all of a customer's data that are accepted from them a day. */
const callsOnOwnDataPerDay = 10;

/**
 * Everything under /app/personal: what reads all that is stored of a customer. A function of its own answers it, so that
 * it takes memory and time from no payment.
 */
export const personalDataApi = express();
personalDataApi.disable('x-powered-by');
personalDataApi.use(checkOrigin, bodyLimit(20_000), checkApp, checkToken);
const fewADay = callsPerDay(callsOnOwnDataPerDay);
personalDataApi.post('/app/personal/own-data', fewADay, ownData);
personalDataApi.post('/app/personal/delete-account', fewADay, deleteAccount);
personalDataApi.post('/app/personal/function-action', functionAction);
personalDataApi.use(() => {
  throw new Failure('not-found');
});
personalDataApi.use(answerFailure);
