import type { DocumentWrite, FieldWrite } from '../../../src/domain/store/document-write.ts';
import {
  type Attack,
  inShop,
  merge,
  queries,
  reads,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { wish } from '../../support/hostile/busy-shop.ts';
import {
  type Actor,
  agedCare,
  books,
  cardCustomer,
  customer,
  neighbour,
  staff,
  visitor,
} from '../../support/rules/actors.ts';
import { closedId, inactiveId, openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

const HOUR = 3_600_000;
const of = (uid: string, dateId = openId) => `waiting/${dateId}/people/${uid}`;

interface Wish {
  dateId?: string;
  dish?: string;
  /** Fields of the wish that differ from those of a good one. */
  entry?: object;
  /** When the customer has last asked, if it is not the time of the wish. */
  at?: unknown;
}

/** u4, who waits for nothing yet and has a confirmed address, asks for a dish that is sold out. */
function asks(title: string, { dateId, dish = 'gone', ...more }: Wish, by: Actor = agedCare) {
  return writes(by, title, () => {
    const since = Date.now();
    const entry = { ...wish, since, channel: 'email', ...more.entry };
    const at = 'at' in more ? more.at : entry.since;
    return [merge(of('u4', dateId), [['at'], at], [['dishes', dish], entry])];
  });
}

/** u1, who waits for one dish and has been told of another, changes what they wait for. */
const changes = (title: string, ...fields: [path: string[], value: unknown][]): Attack =>
  setsFields(customer, title, of('u1'), ...fields);

/** u1 takes their wish back, and changes something else by the same write. */
const takesBack = (also: FieldWrite): DocumentWrite => ({
  collection: `waiting/${openId}/people`,
  id: 'u1',
  fields: [{ path: ['dishes', 'awaited'], remove: true }, also],
});

const good = () => ({ ...wish, since: Date.now() });

/** Waiting for a dish: only customers ask, for what is sold out, and nobody makes themselves be told again. */
export const waiting: Attack[] = [
  reads(neighbour, 'a customer reads what a neighbour waits for', of('u1')),
  reads(visitor, 'a visitor reads what a customer waits for', of('u1')),
  reads(books, 'staff for the books read what a customer waits for', of('u1')),
  reads(customer, 'a customer reads what the shop has seen of a date', `waiting/${openId}`),
  reads(staff, 'staff read what the reminder job has seen of a date', `waiting/${openId}`),
  queries(neighbour, 'a customer lists who waits', { collection: `waiting/${openId}/people` }),
  queries(books, 'staff for the books list who waits', { collection: `waiting/${openId}/people` }),
  asks('a customer asks in the name of another', {}, cardCustomer),
  asks('a visitor asks for a customer', {}, visitor),
  asks('staff ask for a customer', {}, staff),
  writes(staff, 'staff ask for a customer and log it', () =>
    logged(staff, [merge(of('u4'), [['at'], Date.now()], [['dishes', 'gone'], good()])]),
  ),
  asks('a customer asks for a dish that is on sale', { dish: 'soup' }),
  asks('a customer asks for a dish that the date does not have', { dish: 'nothing' }),
  asks('a customer asks for a dish of a closed date', { dateId: closedId }),
  asks('a customer asks for a dish of a date that is not open yet', { dateId: inactiveId }),
  asks('a customer asks for a dish of a date that does not exist', { dateId: '20991231_1' }),
  asks('a customer asks with words that nobody wrote', { entry: { wording: 'back-9' } }),
  asks('a customer asks in a language that does not exist', { entry: { lang: 'xx' } }),
  asks('a customer asks by a channel that does not exist', { entry: { channel: 'fax' } }),
  asks('a customer asks as if they had asked an hour ago', {
    entry: { since: Date.now() - HOUR },
  }),
  asks('a customer asks as if they would ask in an hour', { entry: { since: Date.now() + HOUR } }),
  asks('a customer asks at a time that is no number', { entry: { since: 'now' } }),
  asks('a customer asks without the time of the last wish', { at: 1 }),
  asks('a customer stores that they have been told', { entry: { state: 'told' } }),
  asks('a customer stores when they have been told', { entry: { told: 1 } }),
  asks('a customer stores a long text with a wish', { entry: { note: 'x'.repeat(1000) } }),
  writes(agedCare, 'a customer stores something beside their wishes', () => [
    merge(of('u4'), [['at'], Date.now()], [['dishes', 'gone'], good()], [['more'], 1]),
  ]),
  writes(agedCare, 'a customer asks for two dishes at once', () => {
    const entry = good();
    return [merge(of('u4'), [['at'], entry.since], [['dishes'], { gone: entry, awaited: entry }])];
  }),
  writes(agedCare, 'a customer stores an empty list of wishes', () => [
    merge(of('u4'), [['at'], Date.now()], [['dishes'], {}]),
  ]),
  setsFields(neighbour, 'a customer waits for more dishes than anybody may', of('u3'), [
    ['dishes', 'gone'],
    good(),
  ]),
  writes(neighbour, 'a customer waits for more dishes than anybody may, with the time', () => {
    const entry = good();
    return [merge(of('u3'), [['at'], entry.since], [['dishes', 'gone'], entry])];
  }),
  writes(customer, 'a customer asks, and takes another wish back in the same commit', () => {
    const entry = good();
    const dishes = { missed: { ...wish, state: 'told', told: 2 }, gone: entry };
    return [merge(of('u1'), [['at'], entry.since], [['dishes'], dishes])];
  }),
  changes('a customer moves to the front of a line', [['dishes', 'awaited', 'since'], 0]),
  changes('a customer moves their wish to a channel that does not exist', [
    ['dishes', 'awaited', 'channel'],
    'fax',
  ]),
  changes(
    'a customer moves to the front of a line by moving to another channel',
    [['dishes', 'awaited', 'channel'], 'email'],
    [['dishes', 'awaited', 'since'], 0],
  ),
  changes(
    'a customer moves their wish to another channel, and its time',
    [['dishes', 'awaited', 'channel'], 'email'],
    [['at'], () => Date.now()],
  ),
  changes('a customer who has been told moves to another channel', [
    ['dishes', 'missed', 'channel'],
    'email',
  ]),
  changes(
    'a customer moves their wish to another channel, and that of which they have been told',
    [['dishes', 'awaited', 'channel'], 'email'],
    [['dishes', 'missed', 'channel'], 'email'],
  ),
  writes(customer, 'a customer gives their place in a line to another dish', () => [
    merge(of('u1'), [['dishes', 'gone'], { ...wish, channel: 'email' }]),
    unset(of('u1'), ['dishes', 'awaited']),
  ]),
  setsFields(neighbour, 'a customer moves the wish of a neighbour to another channel', of('u1'), [
    ['dishes', 'awaited', 'channel'],
    'email',
  ]),
  changes('a customer moves the time of their last wish', [['at'], () => Date.now()]),
  changes('a customer who has been told waits again', [['dishes', 'missed'], good()]),
  changes('a customer who has been told says that they wait', [
    ['dishes', 'missed', 'state'],
    'waiting',
  ]),
  writes(customer, 'a customer forgets that they have been told', () => [
    unset(of('u1'), ['dishes', 'missed']),
  ]),
  writes(
    customer,
    'a customer forgets that they have been told with a wish that they take back',
    () => [unset(of('u1'), ['dishes', 'missed'], ['dishes', 'awaited'])],
  ),
  writes(customer, 'a customer takes a wish back and stores something beside it', () => [
    takesBack({ path: ['more'], set: 1 }),
  ]),
  writes(customer, 'a customer takes a wish back and changes another', () => [
    takesBack({ path: ['dishes', 'missed', 'told'], set: 3 }),
  ]),
  writes(customer, 'a customer removes all that they have waited for', () => [
    { path: of('u1'), delete: true },
  ]),
  writes(neighbour, 'a customer takes the wish of a neighbour back', () => [
    unset(of('u1'), ['dishes', 'awaited']),
  ]),
  writes(staff, 'staff take the wish of a customer back', () =>
    logged(staff, [unset(of('u1'), ['dishes', 'awaited'])]),
  ),
  setsFields(customer, 'a customer says that a dish is back', `waiting/${openId}`, [
    ['dishes', 'gone'],
    { at: 1, limit: null, places: 10, told: 0, done: false },
  ]),
  writes(staff, 'staff say that a dish is back past the reminder job', () =>
    logged(staff, [merge(`waiting/${openId}`, [['dishes', 'gone'], 'sold-out'])]),
  ),
  ...inShop(
    (shop) => ({ ...shop, 'dates/activeDates': {} }),
    [asks('a customer asks for a dish of a date that is gone', {})],
  ),
];
