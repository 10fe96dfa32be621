import { create } from 'zustand';

const key = 'announcements-seen';

/** Ids of the announcements whose dialog this phone has shown. */
export const useSeen = create<{ seen: readonly string[] }>(() => ({ seen: stored() }));

/** Remembers an announcement as shown, so that it doesn't open by itself again. */
export function markSeen(id: string): void {
  const { seen } = useSeen.getState();
  if (seen.includes(id)) return;
  const next = [...seen, id];
  localStorage.setItem(key, JSON.stringify(next));
  useSeen.setState({ seen: next });
}

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
