import { logWrites, type StaffActor } from '../../../src/domain/staff/staff-log.ts';
import type { Step } from '../../../tools/dev/stack/rest-firestore.ts';
import type { Actor } from './actors.ts';

/** A member of staff who makes a commit. */
export function staffActor(actor: Actor): StaffActor {
  if (!actor) throw new Error('nobody writes as staff');
  return { uid: actor.sub, name: actor.email, now: Date.now(), entryId: crypto.randomUUID() };
}

/** Adds the log entry that a commit of staff must contain. */
export function logged(actor: Actor, steps: readonly Step[]): Step[] {
  const entry = { action: 'date' as const, before: 'open', after: 'closed' };
  return [...steps, ...logWrites(staffActor(actor), entry)];
}
