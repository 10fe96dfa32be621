import { createContext, useContext } from 'react';
import type { AnyPlanned } from '../../../../domain/staff/actions/action.ts';
import { mayOpen, type Role, type StaffScreen, seesMoney } from '../../../../domain/staff/roles.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';

/** The role of the member of staff who is looking. */
export const RoleContext = createContext<Role>('owner');

/** What the member of staff who is looking may open and change; screens show nothing else. */
export function useMay() {
  const role = useContext(RoleContext);
  return {
    role,
    seeMoney: seesMoney(role),
    open: (screen: StaffScreen) => mayOpen(role, screen),
    run: (action: Pick<AnyPlanned, 'allowedRoles'>) => action.allowedRoles.includes(role),
  };
}

/** The screen of a date that a member of staff begins with. */
export function firstScreen(may: Pick<ReturnType<typeof useMay>, 'open'>, dateId: string): string {
  if (may.open('orders')) return staffPaths.board(dateId);
  return may.open('cook') ? staffPaths.dishes(dateId) : staffPaths.run(dateId);
}
