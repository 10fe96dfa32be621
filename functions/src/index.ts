import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { api, callSeconds } from './app.ts';
import { deliveryDayApi } from './delivery-day-app.ts';
import { closeDates as closeDueDates } from './orders/close-dates.ts';
import { reconcile } from './payments/reconcile.ts';
import { personalDataApi } from './personal-data-app.ts';
import { sendReminders as sendDueReminders } from './reminders/send-reminders.ts';
import { removeExpired } from './remove-expired.ts';
import { runSteps } from './run-each.ts';
import { secretNames } from './settings.ts';
import { shareApi } from './share-app.ts';
import { tidy } from './tidy/tidy.ts';
import { withinTime } from './time-left.ts';

initializeApp();

const region = 'australia-southeast1';
const secrets = [...secretNames];
/** How long the platform lets a job run, seconds, and how long the job may begin something, ms. */
const jobSeconds = 540;
const longestJobMs = (jobSeconds - 20) * 1000;

export const app = onRequest(
  { region, secrets, maxInstances: 5, concurrency: 40, timeoutSeconds: callSeconds },
  api,
);

/** A few at once, each with room for much of a long history; hosting waits for a minute, the function goes on. */
export const personalData = onRequest(
  { region, secrets, memory: '1GiB', maxInstances: 3, concurrency: 1, timeoutSeconds: 300 },
  personalDataApi,
);

/** What phones ask all day on the day of a delivery; few instances, as each remembers the dates for itself. */
export const deliveryDay = onRequest(
  { region, memory: '512MiB', maxInstances: 2, concurrency: 80, timeoutSeconds: 30 },
  deliveryDayApi,
);

/** Links to a date that people send each other; apart, so that a link seen by many takes nothing from a payment. */
export const share = onRequest(
  { region, maxInstances: 1, concurrency: 80, timeoutSeconds: 20 },
  shareApi,
);

export const reconcilePayments = onSchedule(
  { schedule: 'every 15 minutes', region, secrets, maxInstances: 1, timeoutSeconds: jobSeconds },
  async () => {
    await withinTime(longestJobMs, () => reconcile());
  },
);

export const sendReminders = onSchedule(
  { schedule: 'every 15 minutes', region, secrets, maxInstances: 1, timeoutSeconds: jobSeconds },
  async () => {
    await runSteps('reminders', {
      reminders: () => sendDueReminders(),
      expired: () => removeExpired(Date.now()),
    });
  },
);

/** A cut-off passes at any minute; one read of the dates each. */
export const closeDates = onSchedule(
  { schedule: 'every 1 minutes', region, maxInstances: 1, timeoutSeconds: callSeconds },
  () => closeDueDates(Date.now()),
);

/** At night, when nobody orders; in Sydney's time, between the hours that its clock changes skip or repeat. */
export const tidyUp = onSchedule(
  {
    schedule: 'every day 04:10',
    timeZone: 'Australia/Sydney',
    region,
    memory: '1GiB',
    maxInstances: 1,
    timeoutSeconds: jobSeconds,
  },
  () => withinTime(longestJobMs, () => tidy(getFirestore(), Date.now())),
);
