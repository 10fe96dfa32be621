import { functionsEnvironment } from '../../../tools/dev/stack/functions-settings.ts';
import { type Addresses, portsFrom } from '../../../tools/dev/stack/server-addresses.ts';

/**
 * Runs the scheduled sending of reminders (functions/src/reminders/send-reminders.ts, every quarter of an hour) in this
 * process on the given shop. `now`: the time that it works by. Resolves to how many messages it has tried to send.
 */
export async function sendRemindersNow(addresses: Addresses, now: () => number): Promise<number> {
  const ports = portsFrom(Number(new URL(addresses.web).port));
  Object.assign(process.env, functionsEnvironment(ports, addresses));
  const { getApps, initializeApp } = await import('firebase-admin/app');
  if (getApps().length === 0) initializeApp({ projectId: addresses.projectId });
  const { sendReminders } = await import('../../../functions/src/reminders/send-reminders.ts');
  return sendReminders(now);
}
