import { sampleAccounts, samplePassword } from '../sample/accounts.ts';
import type { Addresses } from './addresses.ts';

/** A progress line with the seconds since the process began. */
export function progress(text: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(5)} s  ${text}`);
}

/** Where the shop is and who can sign in. */
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
