import { randomUUID } from 'node:crypto';
import { type StaffActor, shopName } from '../../src/domain/staff/staff-log.ts';

/** The calling member of staff, with the time and id of their next log entry. */
export function staffActor(
  { uid, name }: { uid: string; name: string },
  entryId: string = randomUUID(),
): StaffActor {
  return { uid, name, now: Date.now(), entryId };
}

/** The shop itself, where it makes a change of staff's by itself; it has no log head. */
export function shopActor(): StaffActor {
  return staffActor({ uid: shopName, name: shopName });
}
