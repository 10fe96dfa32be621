import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { HeadlessCustomer } from './headless-customer.ts';
import { unsignedToken } from './unsigned-token.ts';

/** A member of staff who calls the functions; the account's role follows from the beginning of its id. */
export function staffCalling(addresses: Addresses, uid: string): HeadlessCustomer {
  const staff = new HeadlessCustomer(addresses);
  staff.token = unsignedToken(uid, { staff: true, email: `${uid}@example.com` });
  return staff;
}
