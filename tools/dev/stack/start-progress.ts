import { sampleAccounts, samplePassword } from '../sample/sample-accounts.ts';
import type { Addresses } from './server-addresses.ts';

const REMINDER_MS = 10_000;

/** Prints a progress line with the seconds since the process started. */
export function progress(text: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(5)} s  ${text}`);
}

/** Waits for all steps of a start; prints when each is done and, every 10 s, which ones are pending. */
export async function reportSteps(steps: Readonly<Record<string, Promise<void>>>): Promise<void> {
  const pending = new Set(Object.keys(steps));
  const rest = () => (pending.size === 0 ? '' : `Still starting: ${[...pending].join(', ')}`);
  const reminder = setInterval(() => progress(rest()), REMINDER_MS);
  const report = async ([name, done]: [string, Promise<void>]) => {
    await done;
    pending.delete(name);
    progress(`${name} ready. ${rest()}`);
  };
  try {
    await Promise.all(Object.entries(steps).map(report));
  } finally {
    clearInterval(reminder);
  }
}

/** Prints the shop's address and the sample accounts. */
export function welcome(addresses: Addresses): void {
  const emails = sampleAccounts.map(({ user }) => user.email);
  progress('Ready');
  console.log(`
  Shop      ${addresses.web}
  Accounts  ${emails.join('\n            ')}
  Password  ${samplePassword}
  Texts     ${addresses.sms}
  Data      ${addresses.dataDir}

  Ctrl-C ends everything.
`);
}
