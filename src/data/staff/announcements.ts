import { type Announcements, parseAnnouncements } from '../../domain/announcement.ts';
import { planAnnouncement } from '../../domain/staff/announcement-plan.ts';
import type { StaffPlan } from '../../domain/staff/staff-plan.ts';
import {
  type DocumentSource,
  type DocumentState,
  useLiveDocument,
} from '../documents/live-document.ts';
import { runStaffPlan } from './run-staff-plan.ts';

const path = 'common/gongji';
const source: DocumentSource<Announcements> = { path, parse: parseAnnouncements, public: true };

/** What staff have posted, live. */
export function usePostedAnnouncements(): DocumentState<Announcements> {
  return useLiveDocument(source);
}

/** Posts an announcement or removes one. Throws as `runStaffPlan` does. */
export function changeAnnouncement(
  change: Parameters<typeof planAnnouncement>[0],
): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planAnnouncement(change, await read(path), actor));
}
