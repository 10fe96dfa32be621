import { sydneyTime } from '../dates/sydney-time.ts';
import { type Cents, formatMoney } from '../lib/money.ts';

/**
 * What the log says of changes that no action makes: functions store a short English text, and the log's screen
 * reads it again to show it in the reader's language.
 */
export type LoggedText =
  /** Money given back; `order` is the order as it is after that, or as it was without a change. */
  | { kind: 'given-back'; order: string | undefined; amount: string; to: RefundTarget }
  /** The dates whose orders stay for the books when a customer is deleted. */
  | { kind: 'dates-kept'; count: number }
  /** The times of a delivery, epoch ms on some day. */
  | { kind: 'window'; from: number; to: number }
  /** Why the shop marked a dish as sold out: so many portions are ordered of those that there are. */
  | { kind: 'limit-reached'; ordered: number; limit: number }
  | { kind: 'other'; text: string };

type RefundTarget = 'card' | 'points';

/** The text of money that was given back, cents; with what the order is after that. */
export function givenBackText(amount: Cents, to: RefundTarget, order?: string): string {
  const given = `${formatMoney(amount)} ${to}`;
  return order === undefined ? given : `${order}, ${given}`;
}

/** The text of how many dates keep a deleted customer's orders. */
export const datesKeptText = (count: number): string => `${count} dates kept`;

/** The text of why the shop marked a dish as sold out. */
export const limitReachedText = ({ ordered, limit }: { ordered: number; limit: number }): string =>
  `${ordered} of ${limit} ordered`;

/** Reads a logged text; that of a delivery is `formatWindow` in English. */
export function readLoggedText(text: string): LoggedText {
  const [, order, amount = '', to] =
    /^(?:(.+), )?(\$[\d,]+\.\d\d) (card|points)$/s.exec(text) ?? [];
  if (to === 'card' || to === 'points') return { kind: 'given-back', order, amount, to };
  const [, count] = /^(\d+) dates kept$/.exec(text) ?? [];
  if (count !== undefined) return { kind: 'dates-kept', count: Number(count) };
  const [, ordered, limit] = /^(\d+) of (\d+) ordered$/.exec(text) ?? [];
  if (ordered !== undefined) {
    return { kind: 'limit-reached', ordered: Number(ordered), limit: Number(limit) };
  }
  const [, from, half, until, lastHalf] =
    /^(\d{1,2}:\d\d)(?: (am|pm))?-(\d{1,2}:\d\d) (am|pm)$/.exec(text) ?? [];
  if (from && until && lastHalf) {
    return { kind: 'window', from: moment(from, half ?? lastHalf), to: moment(until, lastHalf) };
  }
  return { kind: 'other', text };
}

/** "1:30" and am or pm as epoch ms; which day it is doesn't matter. */
function moment(clock: string, half: string): number {
  const [hour, minute = ''] = clock.split(':');
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return sydneyTime(`2026-07-01T${String(hours).padStart(2, '0')}:${minute}`);
}
