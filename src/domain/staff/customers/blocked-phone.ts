import * as z from 'zod/mini';
import { nationalDigits } from '../../customer/phone.ts';
import { cutText } from '../../lib/cut-text.ts';
import { setFields, stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';

/** blacklist/{digits}: when and why a phone was blocked from ordering by card. */
export interface BlockedPhone {
  /** Epoch ms. */
  time: number;
  note: string;
}

/** Longest reason for a block, characters. */
export const maxBlockNoteLength = 300;

/**
 * The digits under which a phone is blocked, in any spelling; the functions look it up by them. Undefined for an invalid
 * number.
 */
export function blacklistId(phone: string): string | undefined {
  const digits = nationalDigits(phone);
  return digits.length === 10 ? digits : undefined;
}

/**
 * Blocks a phone from ordering by card, changes why, or (`block` null) takes its card orders again. `time`:
 * when it was blocked, for the undo of an unblocking; without one, a new block begins now. The log entry names
 * the customer `uid`, if given.
 */
export const blockPhone = plannedAction({
  name: 'blocked-phone',
  allowedRoles: ['owner'],
  input: z.object({
    phone: z.string(),
    block: z.nullable(z.object({ note: z.string(), time: z.optional(z.number()) })),
    uid: z.optional(z.string()),
  }),
  logSubject: ({ phone, uid, block }) => ({
    subject: blacklistId(phone),
    uid,
    reason: block?.note.trim(),
  }),
  plan: async (read, { phone, block }, actor) => {
    const digits = blacklistId(phone);
    if (digits === undefined) return { problem: { code: 'invalid', field: 'phone' } };
    const stored = await read(`${stores.blacklist}/${digits}`);
    const before = stored ? (stored as unknown as BlockedPhone) : null;
    const after = block && {
      time: block.time ?? before?.time ?? actor.now,
      note: cutText(block.note.trim(), maxBlockNoteLength),
    };
    return {
      before: before && { time: before.time, note: before.note },
      after,
      writes: after ? [{ collection: stores.blacklist, id: digits, fields: setFields(after) }] : [],
      deletes: after ? undefined : [`${stores.blacklist}/${digits}`],
    };
  },
  undo: ({ phone, uid }, { before }) => ({ phone, block: before, uid }),
});
