import { randomUUID } from 'node:crypto';
import type { StaffActor } from '../../src/domain/staff/staff-log.ts';

/** The member of staff who calls, as the log names them, about to write. */
export function staffActor(staff: { uid: string; name: string }): StaffActor {
  return { ...staff, now: Date.now(), entryId: randomUUID() };
}
