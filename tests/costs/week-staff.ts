import { mock } from 'node:test';
import { staffView } from '../../functions/src/handlers/handle-staff-view.ts';
import { sydneyDay, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { sheetRange } from '../../src/domain/order/stored/order-sheets.ts';
import type { PlannedAction } from '../../src/domain/staff/actions/action.ts';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { closeDay } from '../../src/domain/staff/closing/close-day.ts';
import { cashByDriver, cashStopsOf } from '../../src/domain/staff/closing/day-closing.ts';
import { confirmPoints } from '../../src/domain/staff/customers/grant-points.ts';
import { changeDateState } from '../../src/domain/staff/dates/date-state.ts';
import { boardFrom, pricedOrders } from '../../src/domain/staff/orders/board.ts';
import { type DateOrders, ordersOf, toCollect } from '../../src/domain/staff/orders/date-orders.ts';
import type { MarkKind } from '../../src/domain/staff/orders/mark-table.ts';
import {
  markActions,
  markOf,
  marksCollection,
  type OrderMarks,
} from '../../src/domain/staff/orders/order-marks.ts';
import { encodeValue, type Plain } from '../../src/domain/store/firestore-json.ts';
import { documentsRoot, restFirestore } from '../../tools/dev/stack/rest-firestore.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

type Comparison = [field: string, op: string, value: Plain];

/** An owner of the shop, whose every request passes the rules, and the phones of the kitchen and the driver. */
export class WeekStaff {
  readonly #rest;
  /** What a phone was told last, by role. */
  readonly #known = new Map<string, string>();
  /** When phones ask, epoch ms; as often as they do, whatever the machine's clock says. */
  #askedAt = sydneyTime(`${sydneyDay(Date.now())}T08:00`);

  constructor(firestore: string) {
    this.#rest = restFirestore(
      firestore,
      unsignedToken('boss', { staff: true, email: 'boss@example.com' }),
    );
  }

  read = (path: string) => this.#rest.read(path);

  async act<Input, State>(action: PlannedAction<Input, State>, input: Input): Promise<void> {
    const boss = { uid: 'boss', name: 'boss@example.com', now: Date.now() };
    const actor = { ...boss, entryId: crypto.randomUUID() };
    const planned = await planAction(action, input, undefined, this.read, actor);
    if (planned.kind !== 'write') throw new Error(`${action.name} ${JSON.stringify(planned)}`);
    await this.#rest.commit(planned.writes);
  }

  /** The orders of a date with what the board shows beside them (src/data/staff/orders). */
  async openBoard(dateId: string): Promise<DateOrders> {
    const [from, before] = sheetRange(dateId);
    const name = (id: string) => ({ referenceValue: `${documentsRoot}/orders2/${id}` });
    const sheets = await this.#rest.query('', {
      from: [{ collectionId: 'orders2' }],
      where: all([compared('__name__', '>=', name(from)), compared('__name__', '<', name(before))]),
    });
    // Once by a plain request, once by the listener.
    await this.#query(marksCollection(dateId));
    await this.#query(marksCollection(dateId));
    await this.#query('payLinks', ['dateId', '==', dateId]);
    await this.#query('ordersBackupByTime', ['dateId', '==', dateId], ['cancelledAt', '>', 0]);
    return Object.assign({}, ...sheets) as DateOrders;
  }

  /** What an order tells an open board: the balance that it listens to, and then that customer's orders. */
  async hearOf(uid: string): Promise<void> {
    await this.read(`pointBalances/${uid}`);
    await this.read(`ordersForCustomer/${uid}`);
  }

  /** A day of the inbox (src/data/staff/inbox): opened once, and payments read again every half hour. */
  async inboxDay(hours: number): Promise<void> {
    for (const path of ['orderIssues', 'smsUnsent', 'addressIssues']) {
      await this.read(`errors/${path}`);
    }
    for (const path of ['handled', 'tidying']) await this.read(`staffInbox/${path}`);
    const since = Date.now() - 60 * 86_400_000;
    await this.#query('disputes', ['changedAt', '>=', since]);
    await this.#query('refundRequests', ['state', '==', 'waiting']);
    for (let half = 0; half <= hours * 2; half++) {
      await this.#query('checkouts', ['settled', '==', false]);
      await this.#query('checkouts', ['state', '==', 'exception'], ['createdAt', '>=', since]);
    }
  }

  /** A phone asks for what has changed, 20 seconds after the last time. */
  async ask(role: 'kitchen' | 'driver', dateId: string): Promise<void> {
    const known = this.#known.get(`${role} ${dateId}`);
    let told = { version: '' };
    const json = (body: { same?: true; version: string }) => {
      if (!body.same) told = body;
    };
    const response = { locals: { staff: { uid: role, role } }, set: () => {}, json };
    const request = { query: { dateId, ...(known && { known }) } };
    this.#askedAt += 20_000;
    mock.timers.enable({ apis: ['Date'], now: this.#askedAt });
    await staffView(request as never, response as never, () => {});
    mock.timers.reset();
    if (told.version) this.#known.set(`${role} ${dateId}`, told.version);
  }

  /** Marks an order; the open board hears of it. */
  async mark(order: Order, kind: MarkKind): Promise<void> {
    const named = { dateId: order.dateId, ...refOf(order), uid: order.customerInfo.uid };
    await this.act(markActions[kind], { ...named, mark: markOf(order, kind, toCollect(order)) });
    await this.read(`${marksCollection(order.dateId)}/${orderIdOf(refOf(order))}`);
  }

  close = (dateId: string): Promise<void> =>
    this.act(changeDateState, { dateId, active: true, orderDone: true });

  /** The day after: the till is counted, and what customers have earned counts. */
  async dayAfter(dateId: string): Promise<void> {
    const sheets = await this.openBoard(dateId);
    const marks = await this.#rest.list(marksCollection(dateId));
    const byId = new Map(Object.entries(marks as unknown as Record<string, OrderMarks>));
    const stops = cashStopsOf(boardFrom(pricedOrders(sheets), byId, {}, []));
    const counts = cashByDriver(stops).map(({ by, taken }) => ({ by, counted: taken, why: '' }));
    await this.act(closeDay, { dateId, number: 1, stops, counts });
    const uids = new Set(ordersOf(sheets).map((order) => order.customerInfo.uid));
    for (const uid of uids) await this.act(confirmPoints, { uid, dateId });
  }

  async #query(collection: string, ...where: Comparison[]): Promise<void> {
    const [collectionId = '', ...above] = collection.split('/').reverse();
    const filters = where.map(([field, op, value]) => compared(field, op, encodeValue(value)));
    await this.#rest.query(above.reverse().join('/'), {
      from: [{ collectionId }],
      ...(filters.length > 0 && { where: all(filters) }),
    });
  }
}

const operators: Record<string, string> = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
};
const compared = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op: operators[op], value },
});
const all = (filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
