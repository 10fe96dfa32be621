import express from 'express';
import { bodyLimit } from './body-limit.ts';
import { checkApp, checkNotGoing, checkOrigin, checkToken } from './caller.ts';
import { callsPerDay } from './calls-per-day.ts';
import { answerFailure, Failure } from './failure.ts';
import { askRefund, withdrawRequest } from './handlers/handle-ask-refund.ts';
import { completeOrder } from './handlers/handle-complete-order.ts';
import { createCheckoutSession } from './handlers/handle-create-checkout-session.ts';
import { endPaymentsHandler } from './handlers/handle-end-payments.ts';
import { fetchPictureHandler, ownersOnly } from './handlers/handle-fetch-picture.ts';
import { fieldFigures } from './handlers/handle-field-figures.ts';
import { functionAction } from './handlers/handle-function-action.ts';
import { getCompareBl } from './handlers/handle-get-compare-bl.ts';
import { cancelOrder, placeOrder } from './handlers/handle-own-order.ts';
import { checkPayLink, findPayLink, openPayLink, showPayLink } from './handlers/handle-pay-link.ts';
import { previewRefundHandler } from './handlers/handle-preview-refund.ts';
import { redeemCode } from './handlers/handle-redeem-code.ts';
import { sendSmsHandler } from './handlers/handle-send-sms.ts';
import { staffAction } from './handlers/handle-staff-action.ts';
import { showStopPage, stopReminders } from './handlers/handle-stop-reminders.ts';
import { stripeWebhook } from './handlers/handle-stripe-webhook.ts';
import { team } from './handlers/handle-team.ts';
import { perMinute } from './per-minute.ts';
import { withinTime } from './time-left.ts';

/** Calls that an instance accepts from one customer a minute; placing an order takes four. */
const callsPerMinute = 60;
/** Changes that an instance accepts from one member of staff a minute: a date's points are confirmed one by one. */
const staffActionsPerMinute = 600;
/** Codes that an instance accepts from one customer a minute. */
const codesPerMinute = 6;
/** Pictures of other shops that an owner fetches a day: those of some files of products. */
const picturesPerDay = 500;
/** Visits whose figures an instance logs a minute; a sample is enough. */
const figuresPerMinute = 120;

/** Calls about a payment link that ask the provider, which an instance accepts a minute. */
const callsPerLink = 20;

/** How long the platform lets a call run, seconds, and how long the call may begin something, ms: the rest is for storing it. */
export const callSeconds = 60;
const longestCallMs = (callSeconds - 8) * 1000;

/** Everything under /app and /sendSMS; hosting passes the whole path on. */
export const api = express();
api.disable('x-powered-by');
api.use((_request, _response, next) => withinTime(longestCallMs, next));

api.get('/app/health', (_request, response) => {
  response.json({ ok: true });
});
// Stripe sends no Origin header and calls in bursts; its signature authenticates it.
api.post('/app/stripe-webhook', bodyLimit(500_000), stripeWebhook);

// For whoever has the link of a message, and for mail programs. Without a limit, so that nobody keeps others from it by
// calling it often; a call costs one read.
api.post('/app/stop/:stopId', checkOrigin, bodyLimit(1000), stopReminders);
// Mail programs offer the same link to be opened.
api.get('/app/stop/:stopId', showStopPage);

// Visitors need not be signed in.
api.post(
  '/app/field-figures',
  checkOrigin,
  bodyLimit(1000),
  perMinute(figuresPerMinute, () => 'all visits'),
  fieldFigures,
);

// For whoever has a payment link; showing it costs one read. By link, so that nobody keeps others from theirs, and only
// links that there are, so that made-up ids fill no memory.
api.get('/app/pay/:payId', checkOrigin, showPayLink);
api.post(
  '/app/pay/:payId/:call',
  checkOrigin,
  bodyLimit(1000),
  findPayLink,
  perMinute(callsPerLink, (request) => `pay ${String(request.params.payId)}`),
);
api.post('/app/pay/:payId/check', checkPayLink);
api.post('/app/pay/:payId/session', openPayLink);

// A photo of a door has up to 273,068 characters.
api.post(
  '/app/staff-action',
  checkOrigin,
  bodyLimit(400_000),
  checkApp,
  checkToken,
  perMinute(staffActionsPerMinute),
  staffAction,
);
api.use(checkOrigin, bodyLimit(20_000), checkApp, checkToken);
// By customer and not by address: a whole aged-care home may sit behind one address.
api.use(perMinute(callsPerMinute));
api.post(
  [
    ...['/app/place-order', '/app/cancel-order', '/app/redeem-code'],
    ...['/app/ask-refund', '/app/withdraw-request', '/sendSMS'],
  ],
  checkNotGoing,
);
api.get('/app/getCompareBl', getCompareBl);
api.post(
  ['/app/create-checkout-session', '/app/create-checkout-session-test'],
  createCheckoutSession,
);
api.post('/app/complete-order', completeOrder);
api.post('/app/place-order', placeOrder);
api.post('/app/cancel-order', cancelOrder);
// Few enough that nobody tries codes one after the other.
api.post('/app/redeem-code', perMinute(codesPerMinute), redeemCode);
api.post('/app/ask-refund', askRefund);
api.post('/app/withdraw-request', withdrawRequest);
api.post('/app/preview-refund', previewRefundHandler);
api.post('/app/function-action', functionAction);
api.post('/app/end-payments', endPaymentsHandler);
api.post(
  '/app/fetch-picture',
  ownersOnly,
  callsPerDay(picturesPerDay, 'pictures'),
  fetchPictureHandler,
);
api.get('/app/team', team);
api.post('/sendSMS', sendSmsHandler);
api.use(() => {
  throw new Failure('not-found');
});
api.use(answerFailure);
