import type { Language } from '../lib/language.ts';
import { type DeliveryInfo, readDeliveryInfo } from './delivery-info.ts';

export const invoiceTypes = ['normal', 'cashBalance', 'comm15', 'comm20', 'comm25'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** users/{uid} (spec §3). Only staff write the rights, from `isCashAvailable` on. */
export interface User {
  uid: string;
  email: string;
  name: string;
  /** Server timestamp of sign-up, whose type depends on the SDK. */
  created?: unknown;
  /** Epoch ms of sign-up. */
  createdTime: number;
  lang: Language;
  /** First four digits of createdTime: the bucket of userList that this user is in. */
  listLoc: string;
  isAgedCare?: boolean | undefined;
  acName?: string | undefined;
  provider?: string | undefined;
  deliveryInfo?: DeliveryInfo | undefined;
  isCashAvailable?: boolean | undefined;
  /** The limits of a new account do not hold. */
  isTrusted?: boolean | undefined;
  invoiceAuth?: boolean | undefined;
  invoiceAuthType?: InvoiceType | undefined;
  /** Percent; overrides the shop's rate. */
  customPointRate?: number | undefined;
  /** By which staff's search finds them (search-words.ts); only in the profile, not in its copies. */
  searchWords?: string[] | undefined;
  /** How many sheets their older orders are on, if more than one (archive-sheets.ts); the nightly step writes it. */
  archiveSheets?: number | undefined;
  /** Set once the deletion of the account has begun: the name under which the books keep its orders. */
  deletedAs?: string | undefined;
  /** Makes other names of their order keys until the deletion is done (erasure.ts). */
  erasureSalt?: string | undefined;
}

/** Reads a stored profile; older ones may lack some of it. Copies are made of it as it is stored (profile-copies.ts). */
export function readUser(uid: string, stored: object): User {
  const user = stored as User;
  const { name, deliveryInfo } = user;
  return {
    ...user,
    uid,
    name: name ?? '',
    deliveryInfo: deliveryInfo ? readDeliveryInfo(deliveryInfo) : undefined,
  };
}

/** The bucket of userList for a sign-up time. */
export function listLocOf(createdTime: number): string {
  return String(createdTime).slice(0, 4);
}

/** Whether this user may order by cash (spec §6). */
export function mayPayCash(
  user: Pick<User, 'isCashAvailable' | 'isAgedCare'> | undefined,
): boolean {
  return user?.isCashAvailable === true || user?.isAgedCare === true;
}

/** Whether this user may issue invoices (spec §6). */
export function mayInvoice(user: Pick<User, 'invoiceAuth'> | undefined): boolean {
  return user?.invoiceAuth === true;
}

/** The profile of somebody who signs up at `now` (epoch ms), in its stored form (spec §3). */
export function newUser(
  form: Pick<User, 'uid' | 'email' | 'name' | 'lang'> & {
    isAgedCare: boolean;
    acName: string;
    /** `google` for a sign-up with Google, else empty. */
    provider: string;
  },
  now: number,
): User {
  const createdTime = Math.round(now);
  return {
    uid: form.uid,
    // Normalised like in Firebase Auth, so that both can be searched for the same address.
    email: form.email.trim().toLowerCase(),
    name: form.name,
    created: new Date(createdTime),
    createdTime,
    lang: form.lang,
    listLoc: listLocOf(createdTime),
    isAgedCare: form.isAgedCare,
    acName: form.isAgedCare ? form.acName : '',
    ...(form.provider ? { provider: form.provider } : {}),
  };
}
