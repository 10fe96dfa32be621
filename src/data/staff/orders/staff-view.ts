import type { ViewRole } from '../../../domain/staff/roles.ts';
import { type StaffView, viewSchemas } from '../../../domain/staff/view/staff-view.ts';
import { serverNow } from '../../device/server-clock.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';

/** What a role is told of a date, and when it was asked for, epoch ms. */
export interface ViewReading {
  view: StaffView;
  askedAt: number;
}

/** Asks what the signed-in member of staff, of this role, is told of a date. Throws AppError. */
export async function readStaffView(role: ViewRole, dateId: string): Promise<ViewReading> {
  const askedAt = serverNow();
  const query = { dateId };
  const told = await asStaff(() => callFunction<unknown>('/app/staff-view', { query }));
  return { view: viewSchemas[role].parse(told) as StaffView, askedAt };
}
