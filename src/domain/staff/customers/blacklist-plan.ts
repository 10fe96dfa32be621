import { phoneDigits } from '../../customer/delivery.ts';
import { setFields, stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

/** blacklist/{digits}: when and why a phone was blocked from ordering by card. */
export interface BlockedPhone {
  /** Epoch ms. */
  time: number;
  note: string;
}

/** Longest reason for a block, characters. */
export const maxBlockNoteLength = 300;

/**
 * The digits under which a phone is blocked; the functions look it up by them. The international form gives
 * the same digits. Undefined for an invalid number.
 */
export function blacklistId(phone: string): string | undefined {
  const digits = phoneDigits(phone).replace(/^610?(?=\d{9}$)/, '0');
  return digits.length === 10 ? digits : undefined;
}

/**
 * Blocks or unblocks a phone. `stored` is its blacklist document; repeating a change does nothing. The log
 * entry contains the `uid` of the customer, if given.
 */
export function planBlock(
  change: { phone: string; blocked: boolean; note: string; uid?: string | undefined },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const digits = blacklistId(change.phone);
  if (digits === undefined) return refusedPlan({ code: 'invalid', field: 'phone' });
  if (change.blocked === (stored !== undefined)) return { kind: 'already-done' };
  const note = change.note.trim().slice(0, maxBlockNoteLength);
  const entry = {
    action: 'blocked-phone' as const,
    subject: digits,
    ...(change.uid ? { uid: change.uid } : {}),
    before: change.blocked ? 'unblocked' : 'blocked',
    after: change.blocked ? 'blocked' : 'unblocked',
    ...(note ? { reason: note } : {}),
  };
  if (!change.blocked) return loggedPlan(actor, entry, [], [`${stores.blacklist}/${digits}`]);
  const fields = setFields({ time: actor.now, note } satisfies BlockedPhone);
  return loggedPlan(actor, entry, [{ collection: stores.blacklist, id: digits, fields }]);
}
