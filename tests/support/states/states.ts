import { dialogStates } from './dialog-states.ts';
import { orderStates } from './order-states.ts';
import { payLinkStates } from './pay-link-states.ts';
import { refundStates } from './refund-states.ts';
import { roleStates } from './role-states.ts';
import { screenStates } from './screen-states.ts';
import { staffMenuStates } from './staff-menu-states.ts';
import { staffPeopleStates } from './staff-people-states.ts';
import { staffStates } from './staff-states.ts';
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
