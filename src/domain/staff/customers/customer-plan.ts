import { type InvoiceType, invoiceTypes, type User } from '../../customer/user.ts';
import { invoiceTypeOf } from '../../invoices/invoice.ts';
import { sameValue } from '../../lib/same-value.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { isPercentage } from './point-rate-plan.ts';

/** The rights and the aged-care details of a customer, which staff can change. */
export interface CustomerRights {
  isCashAvailable: boolean;
  invoiceAuth: boolean;
  invoiceAuthType: InvoiceType;
  /** Percent; null for the shop's rate. */
  customPointRate: number | null;
  isAgedCare: boolean;
  /** Empty without aged care. */
  acName: string;
}

/** Longest name of a care provider, characters. */
export const maxAcNameLength = 80;

/** The rights of a profile, with defaults for missing fields. */
export function rightsOf(user: Partial<User>): CustomerRights {
  return {
    isCashAvailable: user.isCashAvailable === true,
    invoiceAuth: user.invoiceAuth === true,
    invoiceAuthType: invoiceTypeOf(user),
    customPointRate: user.customPointRate ?? null,
    isAgedCare: user.isAgedCare === true,
    acName: user.acName ?? '',
  };
}

/** The first right with an invalid value; undefined if all are valid. */
export function invalidRight(rights: Partial<CustomerRights>): keyof CustomerRights | undefined {
  const { invoiceAuthType, customPointRate, isAgedCare, acName } = rights;
  if (invoiceAuthType !== undefined && !invoiceTypes.includes(invoiceAuthType)) {
    return 'invoiceAuthType';
  }
  if (customPointRate != null && !isPercentage(customPointRate)) return 'customPointRate';
  if (isAgedCare && acName?.trim() === '') return 'acName';
  return (acName?.length ?? 0) > maxAcNameLength ? 'acName' : undefined;
}

/**
 * Changes the rights of a customer on the profile; the copy for staff is written afterwards. `stored` is
 * users/{uid}; `seen` are the rights that the screen showed, undefined if the caller has no screen (the
 * command line).
 */
export function planCustomerRights(
  change: { uid: string; rights: Partial<CustomerRights>; seen?: CustomerRights | undefined },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { uid, rights, seen } = change;
  if (!stored) return refusedPlan({ code: 'unknown-customer' });
  const field = invalidRight(rights);
  if (field !== undefined) return refusedPlan({ code: 'invalid', field });
  const user = stored as unknown as User;
  const before = rightsOf(user);
  const wanted = { ...before, ...rights };
  const after = { ...wanted, acName: wanted.isAgedCare ? wanted.acName.trim() : '' };
  const changed = (Object.keys(after) as (keyof CustomerRights)[]).filter(
    (key) => before[key] !== after[key],
  );
  if (changed.length === 0) return { kind: 'already-done' };
  if (seen && !sameValue(seen, before)) {
    return refusedPlan({ code: 'changed-meanwhile', state: rightsText(before, changed) });
  }
  const entry = {
    action: 'customer' as const,
    uid,
    before: rightsText(before, changed),
    after: rightsText(after, changed),
  };
  const fields = changed.map((key): FieldWrite => {
    const value = after[key];
    return value === null ? { path: [key], remove: true } : { path: [key], set: value };
  });
  return loggedPlan(actor, entry, [{ collection: stores.users, id: uid, fields }]);
}

function rightsText(rights: CustomerRights, keys: readonly (keyof CustomerRights)[]): string {
  return keys.map((key) => `${key} ${rights[key] ?? '–'}`).join(', ');
}
