import type { OrderProblem } from '../order/plan/order-problems.ts';
import type { DateCheck } from './dates/date-checks.ts';

/** Why a change by staff is refused. */
export type StaffProblem =
  | { code: 'unknown-date' }
  | { code: 'unknown-menu'; menuId: string }
  | { code: 'unknown-order' }
  /** The inbox has it no more. */
  | { code: 'unknown-issue' }
  | { code: 'unknown-customer' }
  /** An order can't be stored or cancelled so; staff may override these problems with a reason, or not. */
  | { code: 'order'; problems: OrderProblem[]; overridable: boolean }
  /** It can't move to another date: its card or invoice is of this one, or it was delivered or its cash taken. */
  | { code: 'order-stays'; why: 'card' | 'invoice' | 'paid' | 'delivered' }
  /** A cancelled order whose card has not got its money back can't be brought back, to be paid once more. */
  | { code: 'refund-failed' }
  /** What is to be done after the cut-off is asked for while the date takes orders. */
  | { code: 'takes-orders' }
  /** The same of the day's cash. */
  | { code: 'till-takes-orders' }
  /** Somebody has closed the day, or corrected its closing, meanwhile. */
  | { code: 'day-closed' }
  /** The customer has used points of the grant. */
  | { code: 'points-spent' }
  /** A code that somebody has used can't be deleted, only ended. */
  | { code: 'code-used' }
  /** A delivery time that is not on the day of delivery. */
  | { code: 'other-day' }
  /** Another paper with other numbers of the stops was printed at the same time. */
  | { code: 'numbers-refused' }
  | { code: 'invalid'; field: string }
  /** The date can't be stored or opened with these problems. */
  | { code: 'date-not-ready'; check: DateCheck['code'] }
  /** An active or future date lists the menu. */
  | { code: 'menu-on-date'; dateId: string }
  /** A date that takes orders can't be removed: somebody may be paying. */
  | { code: 'date-open'; dateId: string }
  /** A date that has had orders, or whose cash was counted, can't be removed. */
  | { code: 'date-has-orders'; dateId: string }
  /** A date that has left the list for its year is over for good. */
  | { code: 'date-moved'; dateId: string }
  /** A menu lists itself under the category. */
  | { code: 'category-used' }
  /** Somebody has removed what was to be changed. */
  | { code: 'entry-gone' }
  /** Somebody has renamed or removed an ingredient that a dish is to have, or a dish has one that is to be removed. */
  | { code: 'ingredient-gone' }
  /** What the file overwrites can't be kept in one document. */
  | { code: 'import-too-large' };
