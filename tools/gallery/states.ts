import type { State } from './stage.ts';
import { dialogStates } from './states/dialogs.ts';
import { orderStates } from './states/orders.ts';
import { refundStates } from './states/refunds.ts';
import { screenStates } from './states/screens.ts';
import { staffStates } from './states/staff.ts';
import { staffPeopleStates } from './states/staff-people.ts';

/** Every screen, dialog and state of the shop: for the gallery's pictures and the accessibility tests. */
export const states: readonly State[] = [
  ...screenStates,
  ...orderStates,
  ...dialogStates,
  ...staffStates,
  ...staffPeopleStates,
  ...refundStates,
];
