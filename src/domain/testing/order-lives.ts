import { checkoutOf } from '../card/checkout.ts';
import { planPaidOrder } from '../card/paid-order-plan.ts';
import { linkRequest, type PayLink } from '../card/pay-link.ts';
import type { Cents } from '../lib/money.ts';
import { reorderCancelledRequest } from '../order/history/reorder-cancelled.ts';
import {
  amountDue,
  type CancelledOrder,
  type CustomerOrders,
  type Order,
  quantitiesOf,
} from '../order/order.ts';
import { ownOrderId, refOf } from '../order/order-id.ts';
import { orderKeyOf } from '../order/order-key.ts';
import { isPrepaid } from '../order/payment-methods.ts';
import { planCancellation } from '../order/plan/cancellation-plan.ts';
import { type OrderRequest, orderVersion, planOrder } from '../order/plan/order-plan.ts';
import { readCustomerSnapshot, readOrderSnapshot } from '../order/plan/order-snapshot.ts';
import type { CustomerRefunds } from '../refunds/customer-refunds.ts';
import type { ProviderPayment } from '../refunds/payments/held-money.ts';
import { planRefund } from '../refunds/plans/refund-plan.ts';
import type { RefundDecision } from '../refunds/refund-decision.ts';
import { planRefundRequest } from '../refunds/requests/refund-request-plan.ts';
import type { PlannedAction } from '../staff/actions/action.ts';
import { planAction } from '../staff/actions/plan-action.ts';
import { doorPhoto } from '../staff/delivery/change-door-photo.ts';
import { type DeliverySend, sendsCollection } from '../staff/delivery/delivery-notice.ts';
import { planDeliverySend } from '../staff/delivery/delivery-send.ts';
import { cancelOrder } from '../staff/orders/cancel-order.ts';
import type { MarkKind } from '../staff/orders/mark-table.ts';
import { markActions, markOf } from '../staff/orders/order-marks.ts';
import { planLinkOrder } from '../staff/orders/pay-link-plan.ts';
import { takeOrder } from '../staff/orders/phone-order.ts';
import { restoreOrder } from '../staff/orders/restore-order.ts';
import { type DocumentWrite, setFields } from '../store/document-write.ts';
import { applyWrites, type Documents } from './apply-writes.ts';
import {
  now as begin,
  date,
  dateId,
  info,
  menus,
  otherInfo,
  requestWith,
  user,
} from './fixtures.ts';

const uid = 'u1';
/** The doors that the orders go to. */
const doors = [info, otherInfo, { ...info, address: '7 Lake St, Ryde', addr_unit: '' }] as const;
type Door = 0 | 1 | 2;

/** What somebody does about an order; `which` counts round those that there are. `lost`: no answer comes, and it is sent again. */
export type LifeStep = { lost: boolean } & (
  | { kind: 'order'; by: 'customer' | 'staff'; pay: 'cash' | 'card'; door: Door; q: number }
  | { kind: 'move'; by: 'customer' | 'staff'; which: number; door: Door }
  | { kind: 'link'; door: Door; q: number }
  | { kind: 'cancel'; by: 'customer' | 'staff'; which: number }
  | { kind: 'restore'; by: 'customer' | 'staff' }
  | { kind: 'mark'; mark: MarkKind; off: boolean; which: number }
  | { kind: 'photo'; which: number }
  | { kind: 'tell'; hour: number; which: number }
  | { kind: 'ask'; which: number }
  | { kind: 'refund'; how: RefundDecision['action']['kind']; which: number }
);

/** What has been done about an order in its life, as whoever did it knows. */
export interface Life {
  /** When it was marked so, and for which amount. */
  marks: Partial<Record<MarkKind, { at: number; amount: Cents | undefined }>>;
  photo: boolean;
  told: string | undefined;
  asked: string | undefined;
  payments: ProviderPayment[];
  /** Cents that went back. */
  refunded: Cents;
}

interface Change {
  writes: readonly DocumentWrite[];
  deletes?: readonly string[] | undefined;
  /** Notes what was done once it is stored. */
  note?: () => void;
}
/** Plans a step on the documents as they are; undefined if it is refused or done already. */
type Attempt = () => Promise<Change | undefined>;

/** A shop in which the orders of one customer for one date are placed, changed, delivered, refunded and cancelled. */
export class OrderLives {
  documents: Documents = {
    'users/u1': { ...user, deliveryInfo: info },
    'dates/activeDates': { [dateId]: date },
    'manages/menus': menus,
    'common/point': { pointRate: 2 },
  };
  /** By order id, of orders that are gone as well. */
  readonly lives = new Map<string, Life>();
  #steps = 0;
  /** The order that was cancelled last. */
  #cancelled: CancelledOrder | undefined;

  get ofDate(): Record<string, Order> {
    return (this.documents['ordersForCustomer/u1'] as CustomerOrders | undefined)?.[dateId] ?? {};
  }

  /** Whether the step changed anything. Throws where a step that is sent again is carried out twice. */
  async run(step: LifeStep): Promise<boolean> {
    this.#steps += 1;
    const attempt = this.#attemptOf(step);
    const change = await attempt?.();
    if (!attempt || !change) return false;
    this.#store(change);
    change.note?.();
    const again = step.lost ? await attempt() : undefined;
    if (again) throw new Error(`carried out twice: ${JSON.stringify(step)}`);
    return true;
  }

  readonly #read = async (path: string) => structuredClone(this.documents[path]);

  get #now(): number {
    return begin + this.#steps * 1000;
  }

  #store({ writes, deletes = [] }: Change): void {
    this.documents = applyWrites(this.documents, writes);
    for (const path of deletes) delete this.documents[path];
  }

  #attemptOf(step: LifeStep): Attempt | undefined {
    const attemptId = `attempt-${this.#steps}`;
    switch (step.kind) {
      case 'order':
        return step.by === 'staff'
          ? this.#byPhone(step.door, step.q, attemptId)
          : this.#byCustomer(step.door, {
              ...{ attemptId, quantities: { soup: step.q }, paymentMethod: step.pay },
              basedOn: orderVersion(this.ofDate[orderKeyOf(doors[step.door], uid)]),
            });
      case 'link':
        return this.#byLink(step.door, step.q);
      case 'restore':
        return this.#restored(step.by, attemptId);
    }
    const orders = Object.values(this.ofDate);
    const order = orders[step.which % Math.max(1, orders.length)];
    return order && this.#about(order, step, attemptId);
  }

  #about(
    order: Order,
    step: Exclude<LifeStep, { kind: 'order' | 'link' | 'restore' }>,
    attemptId: string,
  ): Attempt {
    const life = this.#life(order);
    const named = { dateId, ...refOf(order) };
    switch (step.kind) {
      case 'move': {
        const quantities = quantitiesOf(order);
        if (step.by === 'staff') {
          return this.#byPhone(step.door, quantities.soup ?? 0, attemptId, named.orderId);
        }
        const { orderKey: previousOrderKey, paymentMethod } = order;
        const basedOn = orderVersion(order);
        return this.#byCustomer(step.door, {
          ...{ attemptId, quantities, paymentMethod, basedOn, previousOrderKey },
        });
      }
      case 'cancel':
        return this.#cancelledBy(step.by, order);
      case 'mark': {
        const { mark: kind, off } = step;
        const mark = off ? null : markOf(order, kind, 5000 + this.#steps);
        const at = this.#now;
        return this.#byStaff(markActions[kind], { ...named, mark }, () => {
          if (mark) life.marks[kind] = { at, amount: mark.amount };
          else delete life.marks[kind];
          if (kind === 'delivered' && off) life.photo = false;
        });
      }
      case 'photo': {
        const photo = `/9j/${'A'.repeat(this.#steps + 4)}`;
        return this.#byStaff(doorPhoto, { ...named, photo }, () => {
          life.photo = true;
        });
      }
      case 'tell':
        return this.#told(order, step.hour, attemptId, life);
      case 'ask':
        return async () => {
          const { orderKey } = order;
          const ask = { id: attemptId, dateId, orderKey, basedOn: orderVersion(order) };
          const plan = planRefundRequest(
            { ...ask, wish: 'cancel', to: 'card', reason: '', lang: 'ko' },
            await this.#snapshot(order),
            this.#refunds,
          );
          const note = () => {
            life.asked = attemptId;
          };
          return plan.kind === 'write' ? { writes: plan.writes, note } : undefined;
        };
      case 'refund':
        return this.#refunded(order, step.how, attemptId, life);
    }
  }

  #byCustomer(door: Door, request: Partial<OrderRequest>): Attempt {
    const { attemptId = '', previousOrderKey: orderKey } = request;
    const at = this.#now;
    const asked = requestWith(request);
    return async () => {
      const ask = { uid, dateId, now: at, info: doors[door], orderKey };
      const context = await readCustomerSnapshot(this.#read, ask);
      const look = planOrder(asked, context);
      const sums = look.kind === 'refused' ? look.problems[0] : undefined;
      if (sums?.code === 'amount-changed') asked.seen = { total: sums.total, toPay: sums.toPay };
      const plan = planOrder(asked, context);
      if (plan.kind === 'pay-first') {
        const checkout = checkoutOf(plan, asked, at);
        const payment = { payment_intent: `pi_${attemptId}`, amount: checkout.amount };
        const paid = planPaidOrder(checkout, context, payment);
        if (paid.kind !== 'write') throw new Error(`not paid: ${JSON.stringify(paid)}`);
        return { ...paid, note: () => this.#paid(paid.order, payment) };
      }
      if (plan.kind !== 'write') return undefined;
      return { ...plan, note: () => void this.#life(plan.order) };
    };
  }

  #byPhone(door: Door, q: number, attemptId: string, orderId?: string): Attempt {
    const input = {
      ...{ attemptId, uid, isNew: false, dateId, info: doors[door], quantities: { soup: q } },
      ...{ orderRequest: '', orderLang: 'ko' as const, toPay: q * 2000, reason: '단골', orderId },
    };
    return this.#byStaff(takeOrder, input, () => {
      const order = this.ofDate[orderKeyOf(doors[door], uid)];
      if (order) this.#life(order);
    });
  }

  /** An order that staff take by phone and its customer pays by the link at once. */
  #byLink(door: Door, q: number): Attempt {
    const actor = this.#actor();
    const id = actor.entryId.padEnd(16, '-');
    return async () => {
      const input = {
        ...{ uid, isNew: false, dateId, info: doors[door], quantities: { soup: q } },
        ...{ orderRequest: '', orderLang: 'ko' as const, toPay: q * 2000, reason: '단골' },
      };
      const by = { newId: id, endedBy: undefined, others: [] };
      const taken = await planLinkOrder(this.#read, input, by, actor);
      if (taken.kind !== 'done' || taken.writes.length === 0) return undefined;
      const link = applyWrites(this.documents, taken.writes)[
        `payLinks/${id}`
      ] as unknown as PayLink;
      const context = await readOrderSnapshot(this.#read, { uid, dateId, now: actor.now });
      const { order, amount } = link;
      const quote = { kind: 'pay-first' as const, order, totals: { toPay: amount } as never };
      const checkout = { ...checkoutOf(quote, linkRequest(link), actor.now), link: id };
      const payment = { payment_intent: `pi_${actor.entryId}`, amount: checkout.amount };
      const paid = planPaidOrder(checkout, context, payment, {}, link);
      if (paid.kind !== 'write') throw new Error(`not paid: ${JSON.stringify(paid)}`);
      const settled = { collection: 'payLinks', id, fields: setFields({ state: 'paid' }) };
      const writes = [...taken.writes, ...paid.writes, settled];
      return { writes, note: () => this.#paid(paid.order, payment) };
    };
  }

  #restored(by: 'customer' | 'staff', attemptId: string): Attempt | undefined {
    const order = this.#cancelled;
    if (!order) return undefined;
    if (by === 'staff') {
      const { cancelledAt } = order;
      const input = {
        dateId,
        ...refOf(order),
        cancelledAt,
        toPay: amountDue(order),
        reason: '단골',
      };
      return this.#byStaff(restoreOrder, input, () => {
        for (const one of Object.values(this.ofDate)) this.#life(one);
      });
    }
    // A customer pays for another one by card.
    if (isPrepaid(order)) return undefined;
    const door = doors.findIndex((one) => orderKeyOf(one, uid) === order.orderKey) as Door;
    return this.#byCustomer(door, reorderCancelledRequest(order, attemptId));
  }

  #cancelledBy(by: 'customer' | 'staff', order: Order): Attempt {
    const cancelledAt = this.#now;
    const note = () => {
      this.#cancelled = { ...order, cancelledAt };
    };
    const named = { dateId, ...refOf(order) };
    if (by === 'staff') return this.#byStaff(cancelOrder, named, note);
    return async () => {
      const target = { dateId, orderId: named.orderId, basedOn: orderVersion(order) };
      const plan = planCancellation(target, await this.#snapshot(order));
      return plan.kind === 'write' ? { writes: plan.writes, note } : undefined;
    };
  }

  #told(order: Order, hour: number, attemptId: string, life: Life): Attempt {
    const actor = this.#actor();
    const window = { from: hour * 60, to: hour * 60 + 60 };
    const path = `${sendsCollection(dateId)}/${uid}_${ownOrderId(order)}`;
    return async () => {
      const message = { attemptId, window, msgId: attemptId, link: 'https://shop/msg' };
      const plan = planDeliverySend(
        order,
        { ...message, marks: undefined, resend: 'all' },
        this.documents[path] as DeliverySend | undefined,
        actor,
      );
      const note = () => {
        life.told = attemptId;
      };
      return plan.kind === 'write' ? { writes: plan.writes, note } : undefined;
    };
  }

  #refunded(order: Order, how: RefundDecision['action']['kind'], id: string, life: Life): Attempt {
    const actor = this.#actor();
    const { soup = 0 } = quantitiesOf(order);
    const actions = {
      goodwill: { kind: 'goodwill', amount: 100 },
      reduction: { kind: 'reduction', quantities: { soup: soup - 1 } },
      cancellation: { kind: 'cancellation' },
    } as const;
    const decision: RefundDecision = {
      ...{ id, dateId, ...refOf(order), basedOn: orderVersion(order), action: actions[how] },
      ...{ to: 'card', reason: '죄송해요.' },
    };
    return async () => {
      const snapshot = {
        order: await readOrderSnapshot(this.#read, { uid, dateId, now: actor.now }),
        ...{
          payments: life.payments,
          stored: this.#refunds,
          request: undefined,
          nextCreditNote: 1,
        },
      };
      const plan = planRefund(decision, snapshot, actor);
      if (plan.kind !== 'write') return undefined;
      const note = () => {
        if (how === 'cancellation') this.#cancelled = { ...order, cancelledAt: actor.now };
        life.refunded += plan.refunds.reduce((sum, { amount }) => sum + amount, 0);
      };
      return { writes: plan.writes, note };
    };
  }

  #byStaff<Input, State>(
    action: PlannedAction<Input, State>,
    input: Input,
    note: () => void,
  ): Attempt {
    const actor = this.#actor();
    return async () => {
      const outcome = await planAction(action, input, undefined, this.#read, actor);
      return outcome.kind === 'write' ? { ...outcome, note } : undefined;
    };
  }

  #actor() {
    const name = 'boss@example.com';
    return { uid: 'boss', name, now: this.#now, entryId: `entry-${this.#steps}` };
  }

  #snapshot({ orderKey }: Order) {
    return readCustomerSnapshot(this.#read, { uid, dateId, now: this.#now, orderKey });
  }

  get #refunds(): CustomerRefunds {
    return (this.documents['refundsForCustomer/u1'] ?? {}) as CustomerRefunds;
  }

  /** What is known of an order's life, which begins when it is first seen. */
  #life(order: Order): Life {
    const id = ownOrderId(order);
    const begun: Life = {
      marks: {},
      photo: false,
      told: undefined,
      asked: undefined,
      payments: [],
      refunded: 0,
    };
    const life = this.lives.get(id) ?? begun;
    this.lives.set(id, life);
    return life;
  }

  #paid(order: Order, { payment_intent, amount }: { payment_intent: string; amount: Cents }): void {
    const payment = { payment_intent, received: amount, created: this.#now, refunds: [] };
    this.#life(order).payments.unshift(payment);
  }
}
