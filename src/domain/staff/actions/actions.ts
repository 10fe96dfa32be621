import { changeAnnouncement } from '../announcements/change-announcement.ts';
import { closeDay } from '../closing/close-day.ts';
import { changeCode } from '../codes/change-code.ts';
import { blockPhone } from '../customers/blocked-phone.ts';
import { customerDetails } from '../customers/customer-details.ts';
import { customerRights } from '../customers/customer-rights.ts';
import { endConsent } from '../customers/end-consent.ts';
import { confirmPoints, grantPoints } from '../customers/grant-points.ts';
import { changePointRate } from '../customers/point-rate.ts';
import { cutOff } from '../dates/change-cut-off.ts';
import { dateMenus } from '../dates/change-date-menus.ts';
import { closingByItself } from '../dates/closing-by-itself.ts';
import { changeDateState } from '../dates/date-state.ts';
import { limit, limitInAll } from '../dates/limit.ts';
import { addDate } from '../dates/new-date.ts';
import { removeDate } from '../dates/remove-date.ts';
import { soldOut } from '../dates/sold-out.ts';
import { doorPhoto } from '../delivery/change-door-photo.ts';
import { changeStopOrder } from '../delivery/change-stop-order.ts';
import { keepStopNumbers } from '../delivery/keep-stop-numbers.ts';
import { setDeliveryTimes } from '../delivery/set-delivery-times.ts';
import { setRoute } from '../delivery/set-route.ts';
import { importCatalogue } from '../import/import-action.ts';
import { handleIssue } from '../inbox/handled-issue.ts';
import { reorderCategories } from '../menus/category-order.ts';
import { changeMenu } from '../menus/change-menu.ts';
import { archiveMenus } from '../menus/past-menus.ts';
import { changeStatement } from '../menus/statement.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { correctOrder } from '../orders/correct-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { markActions } from '../orders/order-marks.ts';
import { takeOrder } from '../orders/phone-order.ts';
import { restoreOrder } from '../orders/restore-order.ts';
import { tickBought } from '../shopping/bought.ts';
import { changeIngredients } from '../shopping/change-ingredients.ts';
import type { AnyPlanned, PlannedAction } from './action.ts';
import type { AnyFunctionAction } from './function-action.ts';
import {
  type FunctionActionName,
  functionActions,
  type LoggedStateOf,
} from './function-actions.ts';

/** Every change that is one commit, in the order of staff's screens. */
export const plannedActions = [
  ...Object.values(markActions),
  takeOrder,
  correctOrder,
  cancelOrder,
  restoreOrder,
  moveOrder,
  soldOut,
  limit,
  limitInAll,
  changeDateState,
  addDate,
  removeDate,
  cutOff,
  closingByItself,
  dateMenus,
  tickBought,
  changeStopOrder,
  setRoute,
  keepStopNumbers,
  setDeliveryTimes,
  doorPhoto,
  closeDay,
  changeMenu,
  archiveMenus,
  reorderCategories,
  changeStatement,
  changeIngredients,
  importCatalogue,
  changeAnnouncement,
  handleIssue,
  customerDetails,
  customerRights,
  grantPoints,
  confirmPoints,
  changePointRate,
  changeCode,
  blockPhone,
  endConsent,
] as const;

/** Every change that staff make. */
export const staffActions = [...plannedActions, ...functionActions] as const;

type Planned = (typeof plannedActions)[number];
export type PlannedName = Planned['name'];
export type ActionName = PlannedName | FunctionActionName;

/** What the log keeps of an action, before and after. */
export type StateOf<Name extends ActionName> = Name extends FunctionActionName
  ? LoggedStateOf<Name>
  : Extract<Planned, { name: Name }> extends PlannedAction<infer _, infer State>
    ? State
    : never;

/** The action with a name from the log, the phone's queue or the terminal; undefined for an unknown one. */
export function actionNamed(name: string): AnyPlanned | AnyFunctionAction | undefined {
  return (staffActions as readonly (AnyPlanned | AnyFunctionAction)[]).find(
    (action) => action.name === name,
  );
}
