import {
  type Attack,
  merge,
  queries,
  reads,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { consented } from '../../support/hostile/busy-shop.ts';
import {
  agedCare,
  books,
  cardCustomer,
  customer,
  neighbour,
  staff,
  visitor,
} from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

const now = () => Date.now();
const opening = () => ({ ...consented, given: now(), wording: 'opening-1' });
const closing = () => ({ ...consented, given: now(), wording: 'closing-1' });
const HOUR = 3_600_000;

/** A consent of u2, who has none yet, with some of it changed. */
const givesOwn = (title: string, changes: object): Attack =>
  setsFields(cardCustomer, title, 'consents/u2', [
    ['opening'],
    () => ({ ...opening(), ...changes }),
  ]);

/** The stored consent of u3, ended as a commit would. */
const endOf = (changes: object) => ({
  ...consented,
  wording: 'closing-1',
  on: false,
  ended: now(),
  endedBy: 'customer',
  ...changes,
});

/** Consents to reminders: only customers give their own, in the words and at the time that they did. */
export const consents: Attack[] = [
  reads(neighbour, "a customer reads a neighbour's consents", 'consents/u1'),
  reads(visitor, "a visitor reads a customer's consents", 'consents/u1'),
  reads(books, "staff for the books read a customer's consents", 'consents/u1'),
  queries(neighbour, 'a customer lists who has consented', { collection: 'consents' }),
  setsFields(neighbour, "a customer consents in a neighbour's name", 'consents/u2', [
    ['opening'],
    opening,
  ]),
  setsFields(neighbour, "a customer ends a neighbour's consent", 'consents/u1', [
    ['opening'],
    () => ({ ...consented, wording: 'opening-1', on: false, ended: now(), endedBy: 'customer' }),
  ]),
  ...['opening', 'closing'].map((kind) =>
    setsFields(
      cardCustomer,
      `a customer stores nothing as their consent to the ${kind}`,
      'consents/u2',
      [[kind], null],
    ),
  ),
  setsFields(visitor, 'a visitor consents for a customer', 'consents/u2', [['opening'], opening]),
  writes(staff, 'staff consent for a customer who has none', () =>
    logged(staff, [merge('consents/u2', [['opening'], opening()])]),
  ),
  writes(staff, 'staff consent for a customer beside a consent of their own', () =>
    logged(staff, [merge('consents/u3', [['opening'], opening()])]),
  ),
  writes(staff, 'staff give a consent again that has ended', () =>
    logged(staff, [merge('consents/u1', [['closing'], closing()])]),
  ),
  writes(staff, 'staff turn a consent by e-mail into one by text', () =>
    logged(staff, [merge('consents/u3', [['closing', 'channel'], 'text'])]),
  ),
  writes(staff, 'staff end a consent in the name of the customer', () =>
    logged(staff, [merge('consents/u3', [['closing'], endOf({})])]),
  ),
  writes(staff, 'staff end a consent and change its words', () =>
    logged(staff, [
      merge('consents/u3', [['closing'], endOf({ endedBy: 'staff', wording: 'opening-1' })]),
    ]),
  ),
  writes(staff, 'staff end a consent an hour ago', () =>
    logged(staff, [
      merge('consents/u3', [['closing'], endOf({ endedBy: 'staff', ended: now() - HOUR })]),
    ]),
  ),
  writes(staff, 'staff end a consent without an entry in the log', () => [
    merge('consents/u3', [['closing'], endOf({ endedBy: 'staff' })]),
  ]),
  writes(books, 'staff for the books end a consent', () =>
    logged(books, [merge('consents/u3', [['closing'], endOf({ endedBy: 'staff' })])]),
  ),
  writes(staff, 'staff end a consent that has ended', () =>
    logged(staff, [
      merge('consents/u1', [['closing', 'ended'], now()], [['closing', 'endedBy'], 'staff']),
    ]),
  ),
  writes(staff, "staff choose a customer's stop page", () =>
    logged(staff, [merge('consents/u3', [['stop'], 'stop-page-of-u3-'])]),
  ),
  writes(staff, "staff remove a customer's consents", () =>
    logged(staff, [{ path: 'consents/u3', delete: true }]),
  ),
  writes(staff, 'staff remove a consent that is on', () =>
    logged(staff, [unset('consents/u3', ['closing'])]),
  ),
  setsFields(neighbour, 'a customer notes an end of a consent that stays on', 'consents/u3', [
    ['closing'],
    () => endOf({ on: true }),
  ]),
  writes(staff, 'staff note an end of a consent that stays on', () =>
    logged(staff, [merge('consents/u3', [['closing'], endOf({ on: true, endedBy: 'staff' })])]),
  ),
  givesOwn('a customer consents to words that nobody wrote', { wording: 'opening-9' }),
  givesOwn('a customer consents to the words of the other box', { wording: 'closing-1' }),
  givesOwn('a customer consents at a time to come', { given: now() + HOUR }),
  givesOwn('a customer consents an hour ago', { given: now() - HOUR }),
  givesOwn('a customer consents at a time that is no number', { given: 'now' }),
  givesOwn('a customer consents by a channel that does not exist', { channel: 'fax' }),
  givesOwn('a customer consents in a language that does not exist', { lang: 'xx' }),
  givesOwn('a customer stores a consent that is not on', { on: false }),
  givesOwn('a customer stores a consent that has ended already', { ended: now() }),
  givesOwn('a customer stores a long text with a consent', { note: 'x'.repeat(1000) }),
  setsFields(
    cardCustomer,
    'a customer stores something beside a consent',
    'consents/u2',
    [['opening'], opening],
    [['more'], 1],
  ),
  setsFields(cardCustomer, 'a customer chooses their own stop page', 'consents/u2', [
    ['stop'],
    'stop-page-of-u1-',
  ]),
  setsFields(customer, "a customer takes over another's stop page", 'consents/u1', [
    ['stop'],
    'stop-page-of-u3-',
  ]),
  writes(customer, 'a customer removes their stop page', () => [unset('consents/u1', ['stop'])]),
  writes(neighbour, 'a customer removes a consent instead of ending it', () => [
    unset('consents/u3', ['closing']),
  ]),
  writes(neighbour, 'a customer removes all their consents', () => [
    { path: 'consents/u3', delete: true },
  ]),
  setsFields(
    neighbour,
    'a customer moves their consent to another channel, not its time',
    'consents/u3',
    [['closing', 'channel'], 'text'],
  ),
  setsFields(neighbour, 'a customer ends their consent in the name of staff', 'consents/u3', [
    ['closing'],
    () => endOf({ endedBy: 'staff' }),
  ]),
  setsFields(neighbour, 'a customer ends their consent an hour ago', 'consents/u3', [
    ['closing'],
    () => endOf({ ended: now() - HOUR }),
  ]),
  setsFields(
    neighbour,
    'a customer ends their consent and changes when they gave it',
    'consents/u3',
    [['closing'], () => endOf({ given: 2 })],
  ),
  setsFields(customer, 'a customer ends a consent again that staff have ended', 'consents/u1', [
    ['closing', 'endedBy'],
    'customer',
  ]),
  setsFields(agedCare, 'a customer ends a consent that they never gave', 'consents/u4', [
    ['opening'],
    () => endOf({ wording: 'opening-1' }),
  ]),
  writes(customer, 'a customer forgets that a number was stopped', () => [
    unset('consents/u1', ['stopped', '61412345678']),
  ]),
  writes(customer, 'a customer consents and forgets that numbers were stopped', () => [
    merge('consents/u1', [['closing'], closing()]),
    unset('consents/u1', ['stopped']),
  ]),
  setsFields(cardCustomer, 'a customer says that a number was stopped', 'consents/u2', [
    ['stopped', '61412345678'],
    now,
  ]),
  writes(staff, 'staff forget that a number was stopped past the function', () =>
    logged(staff, [unset('consents/u1', ['stopped', '61412345678'])]),
  ),
  reads(customer, 'a customer reads the stop page of a number', 'reminderNumbers/61412345678'),
  reads(books, 'staff for the books read the stop page of a number', 'reminderNumbers/61412345678'),
  reads(visitor, 'a visitor asks whether a number was stopped', 'reminderNumbers/61412345679'),
  queries(customer, 'a customer lists the numbers that reminders go to', {
    collection: 'reminderNumbers',
  }),
  setsFields(
    customer,
    'a customer stops a number of somebody else',
    'reminderNumbers/61412345679',
    [['stopped'], now],
  ),
  writes(customer, 'a customer lets reminders go to a number again', () => [
    unset('reminderNumbers/61412345678', ['stopped']),
  ]),
  writes(staff, 'staff let reminders go to a number again past the function', () =>
    logged(staff, [unset('reminderNumbers/61412345678', ['stopped'])]),
  ),
  writes(staff, 'staff forget a number', () =>
    logged(staff, [{ path: 'reminderNumbers/61412345678', delete: true }]),
  ),
  reads(
    customer,
    'a customer reads how far a message to all has come',
    `reminderRuns/${openId}_closing`,
  ),
  setsFields(customer, 'a customer starts a message to all', `reminderRuns/${openId}_opening`, [
    ['state'],
    'running',
  ]),
  writes(staff, 'staff start a message to all past the function', () =>
    logged(staff, [merge(`reminderRuns/${openId}_opening`, [['state'], 'running'])]),
  ),
  writes(staff, 'staff start a message to all again', () =>
    logged(staff, [{ path: `reminderRuns/${openId}_closing`, delete: true }]),
  ),
  setsFields(
    customer,
    'a customer says that they got no message',
    `remindersSent/${openId}_closing_u1`,
    [['state'], 'failed'],
  ),
  reads(customer, 'a customer reads the record of a message', `remindersSent/${openId}_closing_u1`),
];
