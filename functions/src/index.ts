import { initializeApp } from 'firebase-admin/app';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { api } from './app.ts';
import { reconcile } from './payments/reconcile.ts';
import { sendReminders as sendDueReminders } from './reminders/send-reminders.ts';
import { removeExpired } from './remove-expired.ts';
import { runSteps } from './run-each.ts';
import { secretNames } from './settings.ts';

initializeApp();

const region = 'australia-southeast1';
const secrets = [...secretNames];

export const app = onRequest(
  { region, secrets, maxInstances: 5, concurrency: 40, timeoutSeconds: 60 },
  api,
);

export const reconcilePayments = onSchedule(
  { schedule: 'every 15 minutes', region, secrets, maxInstances: 1, timeoutSeconds: 300 },
  async () => {
    await reconcile();
  },
);

export const sendReminders = onSchedule(
  { schedule: 'every 15 minutes', region, secrets, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await runSteps('reminders', {
      reminders: () => sendDueReminders(),
      expired: () => removeExpired(Date.now()),
    });
  },
);
