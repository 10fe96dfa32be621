import { create } from 'zustand';
import type { Announcement } from '../../domain/messages/announcement.ts';
import { wasSeen, withSeen } from '../../domain/messages/seen-announcement.ts';
import { readJson, writeJson } from '../device/storage.ts';

const key = 'announcements-seen';

/** The announcements whose dialog this phone has shown. */
export const useSeen = create<{ seen: readonly string[] }>(() => ({ seen: stored() }));

/** Marks an announcement as shown, so that its dialog doesn't open by itself again. */
export function markSeen(announcement: Announcement): void {
  const { seen } = useSeen.getState();
  if (wasSeen(announcement, seen, true)) return;
  const next = withSeen(announcement, seen);
  writeJson(key, next);
  useSeen.setState({ seen: next });
}

function stored(): string[] {
  const value = readJson(key);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
