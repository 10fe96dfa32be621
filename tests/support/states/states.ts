import { dialogStates } from './dialogs.ts';
import { orderStates } from './orders.ts';
import { payLinkStates } from './pay-links.ts';
import { refundStates } from './refunds.ts';
import { screenStates } from './screens.ts';
import { staffStates } from './staff.ts';
import { staffMenuStates } from './staff-menus.ts';
import { staffPeopleStates } from './staff-people.ts';
import { roleStates } from './staff-roles.ts';
import type { State } from './stage.ts';

/** Every screen, dialog and state of the shop: for the gallery's pictures and the accessibility tests. */
export const states: readonly State[] = [
  ...screenStates,
  ...orderStates,
  ...dialogStates,
  ...staffStates,
  ...staffMenuStates,
  ...staffPeopleStates,
  ...roleStates,
  ...refundStates,
  ...payLinkStates,
];
