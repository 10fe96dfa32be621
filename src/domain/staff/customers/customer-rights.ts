import * as z from 'zod/mini';
import { searchWords } from '../../customer/search-words.ts';
import { type InvoiceType, invoiceTypes, type User } from '../../customer/user.ts';
import { invoiceTypeOf } from '../../invoices/invoice.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { isPercentage } from './point-rate.ts';

/** The rights and the aged-care details of a customer, which staff can change. */
export interface CustomerRights {
  isCashAvailable: boolean;
  /** The limits of a new account do not hold. */
  isTrusted: boolean;
  invoiceAuth: boolean;
  invoiceAuthType: InvoiceType;
  /** Percent; null for the shop's rate. */
  customPointRate: number | null;
  isAgedCare: boolean;
  /** Empty without aged care. */
  acName: string;
}

/** Some of the rights. */
export type SomeRights = { [Right in keyof CustomerRights]?: CustomerRights[Right] | undefined };

/** Longest name of a care provider, characters. */
export const maxAcNameLength = 80;

/** The rights of a profile, with defaults for missing fields. */
export function rightsOf(user: Partial<User>): CustomerRights {
  return {
    isCashAvailable: user.isCashAvailable === true,
    isTrusted: user.isTrusted === true,
    invoiceAuth: user.invoiceAuth === true,
    invoiceAuthType: invoiceTypeOf(user),
    customPointRate: user.customPointRate ?? null,
    isAgedCare: user.isAgedCare === true,
    acName: user.acName ?? '',
  };
}

/** The first right with an invalid value; undefined if all are valid. */
export function invalidRight(rights: SomeRights): keyof CustomerRights | undefined {
  const { invoiceAuthType, customPointRate, isAgedCare, acName } = rights;
  if (invoiceAuthType !== undefined && !invoiceTypes.includes(invoiceAuthType)) {
    return 'invoiceAuthType';
  }
  if (customPointRate != null && !isPercentage(customPointRate)) return 'customPointRate';
  if (isAgedCare && acName?.trim() === '') return 'acName';
  return (acName?.length ?? 0) > maxAcNameLength ? 'acName' : undefined;
}

/**
 * Changes rights of a customer on the profile; the copy for staff is written afterwards. Only the named rights
 * are compared and written, so that two members of staff can change different ones at the same time.
 */
export const customerRights = plannedAction({
  name: 'customer',
  allowedRoles: ['owner'],
  input: z.object({
    uid: z.string().check(z.minLength(1)),
    rights: z.partial(
      z.object({
        isCashAvailable: z.boolean(),
        isTrusted: z.boolean(),
        invoiceAuth: z.boolean(),
        invoiceAuthType: z.enum(invoiceTypes),
        customPointRate: z.nullable(z.number()),
        isAgedCare: z.boolean(),
        acName: z.string(),
      }),
    ),
  }),
  logSubject: ({ uid }) => ({ uid }),
  plan: async (read, { uid, rights }) => {
    const stored = await read(`users/${uid}`);
    if (!stored) return { problem: { code: 'unknown-customer' } };
    const present = rightsOf(stored as Partial<User>);
    const after = {
      ...rights,
      ...(rights.acName === undefined ? {} : { acName: rights.acName.trim() }),
      // The name of a care provider is kept only while aged care is on.
      ...(rights.isAgedCare === false ? { acName: '' } : {}),
    };
    const keys = Object.keys(after) as (keyof CustomerRights)[];
    const before = Object.fromEntries(keys.map((key) => [key, present[key]])) as typeof after;
    const field = invalidRight({ ...present, ...after });
    const fields = keys
      .filter((key) => present[key] !== after[key])
      .map((key): FieldWrite => {
        const value = after[key] ?? null;
        return value === null ? { path: [key], remove: true } : { path: [key], set: value };
      });
    // A profile without words gets them by the migration.
    if (stored.searchWords && after.acName !== undefined && after.acName !== present.acName) {
      const words = searchWords({ ...(stored as Partial<User>), acName: after.acName });
      fields.push({ path: ['searchWords'], set: words });
    }
    return {
      before,
      after,
      writes: [{ collection: stores.users, id: uid, fields }],
      problem: field && { code: 'invalid', field },
    };
  },
  undo: ({ uid }, { before }) => ({ uid, rights: before }),
  profileOf: ({ uid }) => uid,
});

/** The rights that differ, as input of the action, and what they were. */
export function rightsChange(seen: CustomerRights, wanted: CustomerRights) {
  const keys = (Object.keys(wanted) as (keyof CustomerRights)[]).filter(
    (key) => seen[key] !== wanted[key],
  );
  const pick = (from: CustomerRights): SomeRights =>
    Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { rights: pick(wanted), seen: pick(seen) };
}
