import { useEffect } from 'react';
import { create } from 'zustand';
import { AppError } from '../../../domain/lib/app-error.ts';
import type { ViewRole } from '../../../domain/staff/roles.ts';
import { type StaffView, viewSchemas } from '../../../domain/staff/view/staff-view.ts';
import { serverNow } from '../../device/server-clock.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';

/** What a role is told of a date, and when it was like this, epoch ms. */
export interface ViewReading {
  role: ViewRole;
  dateId: string;
  view: StaffView;
  /** Names what was told. */
  version: string;
  askedAt: number;
}

/** How often this phone has made a change that only the next answer shows. */
const useOutdated = create(() => ({ count: 0 }));

/** Has the view that is open asked for again, at once. */
export function outdateView(): void {
  useOutdated.setState(({ count }) => ({ count: count + 1 }));
}

/** Calls `ask` whenever the view is outdated. */
export function useWhenOutdated(ask: () => void): void {
  useEffect(() => useOutdated.subscribe(ask), [ask]);
}

type ViewResponse = { same: true } | { same?: never; version: string };

/**
 * Asks what the signed-in member of staff, of this role, is told of a date. `known` is what this phone was told last: if
 * nothing has changed, it is not told again. Throws AppError.
 */
export async function readStaffView(
  role: ViewRole,
  dateId: string,
  known?: ViewReading,
): Promise<ViewReading> {
  const askedAt = serverNow();
  const query = { dateId, ...(known && { known: known.version }) };
  const told = await asStaff(() => callFunction<ViewResponse>('/app/staff-view', { query }));
  if (told.same) {
    if (!known) throw new AppError('unknown');
    return { ...known, askedAt };
  }
  const view = viewSchemas[role].parse(told) as StaffView;
  return { role, dateId, view, version: told.version, askedAt };
}
