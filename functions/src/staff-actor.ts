import { randomUUID } from 'node:crypto';
import type { StaffActor } from '../../src/domain/staff/staff-log.ts';

/** The calling member of staff, with the time and id of their next log entry. */
export function staffActor(staff: { uid: string; name: string }): StaffActor {
  return { ...staff, now: Date.now(), entryId: randomUUID() };
}
