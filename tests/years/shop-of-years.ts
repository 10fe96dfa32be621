import { mock } from 'node:test';
import type { Firestore } from 'firebase-admin/firestore';
import { runPlanIn } from '../../functions/src/run-plan-as-admin.ts';
import { checkoutOf } from '../../src/domain/card/checkout.ts';
import { planPaidOrder } from '../../src/domain/card/paid-order-plan.ts';
import type { DeliveryInfo } from '../../src/domain/customer/delivery-info.ts';
import { profileCopies } from '../../src/domain/customer/profile-copies.ts';
import type { User } from '../../src/domain/customer/user.ts';
import { planInvoice } from '../../src/domain/invoices/invoice.ts';
import { planReport, type ReportShare, reportShares } from '../../src/domain/issues/reports.ts';
import { type Cents, toCents } from '../../src/domain/lib/money.ts';
import { parseMenus } from '../../src/domain/menus/menu.ts';
import type { CustomerOrders, Order } from '../../src/domain/order/order.ts';
import { ownOrderId } from '../../src/domain/order/order-id.ts';
import { planCancellation } from '../../src/domain/order/plan/cancellation-plan.ts';
import {
  type OrderRequest,
  orderVersion,
  planOrder,
} from '../../src/domain/order/plan/order-plan.ts';
import { readCustomerSnapshot } from '../../src/domain/order/plan/order-snapshot.ts';
import { sheetWithRoom } from '../../src/domain/order/stored/order-sheets.ts';
import type { PlannedAction } from '../../src/domain/staff/actions/action.ts';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { type DocumentWrite, setFields, stores } from '../../src/domain/store/document-write.ts';

/** A customer of the model, and what they should find stored. */
export interface Customer {
  uid: string;
  info: DeliveryInfo;
  /** dateId → order id → what the order comes to, cents. */
  orders: Map<string, Map<string, Cents>>;
  gone?: boolean;
}

type Wish = Pick<OrderRequest, 'quantities' | 'paymentMethod'> & Partial<OrderRequest>;

/**
 * A shop in the local Firestore whose clock jumps: what its customers and staff do is stored by the shop's own plans. The
 * rules don't take part; every plan is tested against them elsewhere.
 */
export class ShopOfYears {
  readonly db: Firestore;
  /** What the plans refused, by reason. */
  readonly refused: Record<string, number> = {};
  invoices = { count: 0, sum: 0 };
  #steps = 0;

  constructor(db: Firestore) {
    this.db = db;
  }

  /** Sets the clock of the whole process. */
  jumpTo(at: number): void {
    mock.timers.setTime(at);
  }

  async join(user: User): Promise<void> {
    const profile = { collection: stores.users, id: user.uid, fields: setFields(user) };
    await this.#store([profile, ...profileCopies(user)]);
  }

  /** Places an order, or changes the one given; a card order is paid at once. */
  async order(customer: Customer, dateId: string, wish: Wish, existing?: Order): Promise<void> {
    const { uid, info } = customer;
    const request: OrderRequest = {
      ...{ attemptId: this.#id('attempt'), dateId, usePoint: false, orderRequest: '' },
      ...{ orderLang: 'ko', basedOn: orderVersion(existing), seen: { total: 0, toPay: 0 } },
      ...wish,
    };
    const done = await runPlanIn(this.db)(async (read) => {
      const now = Date.now();
      const chooseSheet = sheetWithRoom(read, dateId);
      const ask = { uid, dateId, now, info, orderKey: existing?.orderKey, chooseSheet };
      const snapshot = await readCustomerSnapshot(read, ask);
      const look = planOrder(request, snapshot);
      const sums = look.kind === 'refused' ? look.problems[0] : undefined;
      if (sums?.code === 'amount-changed') {
        request.seen = { total: sums.total, toPay: sums.toPay };
      }
      const plan = planOrder(request, snapshot);
      if (plan.kind === 'refused') return { writes: [], why: plan.problems[0]?.code };
      if (plan.kind === 'write') return plan;
      if (plan.kind !== 'pay-first') return { writes: [], why: 'done already' };
      const checkout = checkoutOf(plan, request, now);
      const payment = { payment_intent: this.#id('pi'), amount: checkout.amount };
      const paid = planPaidOrder(checkout, snapshot, payment);
      if (paid.kind !== 'write') throw new Error(`not paid: ${JSON.stringify(paid)}`);
      const settled = { ...checkout, ...payment, state: 'completed', settled: true };
      const fields = setFields(settled);
      const session = { collection: stores.checkouts, id: this.#id('cs'), fields };
      return { writes: [...paid.writes, session], order: paid.order };
    });
    if (!('order' in done)) this.#refuse(String(done.why));
    else this.#know(customer, dateId, done.order);
  }

  async cancel(customer: Customer, order: Order): Promise<void> {
    const { dateId, orderKey } = order;
    const target = { dateId, orderId: ownOrderId(order), basedOn: orderVersion(order) };
    const ask = { uid: customer.uid, dateId, now: Date.now(), orderKey };
    const done = await runPlanIn(this.db)(async (read) => {
      const plan = planCancellation(target, await readCustomerSnapshot(read, ask));
      return plan.kind === 'write' ? plan : { writes: [], why: plan.kind };
    });
    if ('why' in done) this.#refuse(`cancellation ${done.why}`);
    else customer.orders.get(dateId)?.delete(target.orderId);
  }

  async issueInvoice(customer: Customer, order: Order): Promise<void> {
    const { uid } = customer;
    const { dateId, orderKey } = order;
    const plan = await runPlanIn(this.db)(async (read) => {
      const [user, orders, counter, share, menus] = await Promise.all([
        read(`users/${uid}`),
        read(`ordersForCustomer/${uid}`),
        read('common/invoice'),
        read(`invoices/${dateId}/shares/${uid}`),
        read('manages/menus', 'unlocked'),
      ]);
      const plan = planInvoice(
        { dateId, orderKey },
        {
          now: Date.now(),
          user: user as unknown as User,
          orders: orders as CustomerOrders,
          counter: counter as { currentNo: number },
          share: share as Record<string, number>,
          menus: parseMenus(menus ?? {}),
        },
      );
      return plan.kind === 'write' ? plan : { writes: [], why: plan.kind };
    });
    if ('why' in plan) return this.#refuse(`invoice ${plan.why}`);
    this.invoices.count += 1;
    this.invoices.sum += toCents(plan.invoice.totalPrice);
  }

  /** A customer's phone reports that an order went wrong. */
  async report({ uid }: Customer, dateId: string): Promise<void> {
    const now = Date.now();
    const path = [dateId, String(now)];
    const report = { uid, dateId, issue: 'orderFailed', error: 'network', time: now };
    await runPlanIn(this.db)(async (read) => {
      const share = await read(`${reportShares('orderIssues')}/${uid}`);
      const ask = { uid, list: 'orderIssues' as const, path, report, about: dateId };
      return { writes: planReport(ask, share as Partial<ReportShare>, now) ?? [] };
    });
  }

  /** Whether staff could do it. */
  async byStaff<Input, State>(action: PlannedAction<Input, State>, input: Input): Promise<boolean> {
    const entryId = this.#id('entry');
    const done = await runPlanIn(this.db)(async (read) => {
      const actor = { uid: 'boss', name: 'boss@example.com', now: Date.now(), entryId };
      const outcome = await planAction(action, input, undefined, read, actor);
      return outcome.kind === 'write' ? outcome : { writes: [], why: outcome };
    });
    if ('why' in done) this.#refuse(`${action.name} ${JSON.stringify(done.why)}`);
    return !('why' in done);
  }

  async ordersOf({ uid }: Customer, dateId: string): Promise<Order[]> {
    const stored = (await this.db.doc(`ordersForCustomer/${uid}`).get()).data() as CustomerOrders;
    return Object.values(stored?.[dateId] ?? {});
  }

  async #store(writes: readonly DocumentWrite[]): Promise<void> {
    await runPlanIn(this.db)(async () => ({ writes }));
  }

  #know(customer: Customer, dateId: string, order: Order): void {
    const ofDate = customer.orders.get(dateId) ?? new Map<string, Cents>();
    customer.orders.set(dateId, ofDate.set(ownOrderId(order), toCents(order.totalPrice)));
  }

  #refuse(why: string): void {
    this.refused[why] = (this.refused[why] ?? 0) + 1;
  }

  #id(kind: string): string {
    this.#steps += 1;
    return `${kind}-${String(this.#steps).padStart(10, '0')}`;
  }
}
