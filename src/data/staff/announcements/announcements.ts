import { planAnnouncement } from '../../../domain/staff/announcements/announcement-plan.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { postedAnnouncements } from '../../documents/sources.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

/** Posts an announcement or removes one. Throws as `runStaffPlan` does. */
export function changeAnnouncement(
  change: Parameters<typeof planAnnouncement>[0],
): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planAnnouncement(change, await read(postedAnnouncements.path), actor),
  );
}
