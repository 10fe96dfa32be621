import { randomInt, randomUUID } from 'node:crypto';
import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { planPaidOrder } from '../../../src/domain/card/paid-order-plan.ts';
import { type TempOrders, tempOrderWrite } from '../../../src/domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import { storedPhone } from '../../../src/domain/customer/typed-phone.ts';
import { listLocOf, type User } from '../../../src/domain/customer/user.ts';
import { paths } from '../../../src/domain/lib/paths.ts';
import type { CustomerOrders, Order } from '../../../src/domain/order/order.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import {
  type OrderPlan,
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  planOrder,
} from '../../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { setFields, stores, withoutUndefined } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { type OwnerFirestore, ownerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { LIMITS } from '../limits.ts';
import { unsignedToken } from './unsigned-token.ts';

/** A response of the functions. */
export interface FunctionResponse {
  status: number;
  body: Record<string, unknown>;
}

/** A temporary order and what the customer agreed to. */
export interface Waiting {
  order: Order;
  /** Cents. */
  toPay: number;
}

/** A customer without a browser: does over HTTP what the shop's pages do. */
export class HeadlessCustomer {
  readonly uid = `test-${randomUUID()}`;
  /** Never 0400 000 000, which the outbox refuses. */
  phone = storedPhone(`04${randomInt(10_000_000, 100_000_000)}`);
  address = '5 / 12 Smith St, Epping';
  readonly addresses: Addresses;
  readonly store: OwnerFirestore;
  token = '';

  constructor(addresses: Addresses) {
    this.addresses = addresses;
    this.store = ownerFirestore(addresses.firestore);
  }

  get info(): DeliveryInfo {
    return {
      orderDeliverType: 'deliver',
      name: '김시험',
      phone: this.phone,
      phone2: this.phone.replaceAll('-', ''),
      address: this.address,
      addr_unit: '5',
      addressFull: null,
      note: '',
    };
  }

  /** Number that this customer's SMS go to. */
  get recipient(): string {
    return `61${this.info.phone2.slice(1)}`;
  }

  async register(profile: Partial<User> = {}): Promise<this> {
    const createdTime = Date.now();
    const user: User = {
      uid: this.uid,
      email: `${this.uid}@example.com`,
      name: '김시험',
      createdTime,
      lang: 'ko',
      listLoc: listLocOf(createdTime),
      deliveryInfo: this.info,
      ...profile,
    };
    await this.store.write([{ path: `users/${this.uid}`, data: user as unknown as PlainMap }]);
    this.token = unsignedToken(this.uid);
    return this;
  }

  /** Stores a temporary order, as the order dialog does. */
  async prepare(
    dateId: string,
    quantities: Record<string, number>,
    changes: Partial<OrderRequest> = {},
  ): Promise<Waiting> {
    const present = (await this.orders())[dateId]?.[orderKeyOf(this.info, this.uid)];
    const basedOn = orderVersion(present);
    const request = { ...newRequest(dateId, quantities), basedOn, ...changes };
    const { plan } = await this.#plan(request);
    if (plan.kind === 'refused' || plan.kind === 'already-done') {
      throw new Error(`not an order: ${JSON.stringify(plan)}`);
    }
    await this.store.commit([tempOrderWrite(plan.order, withoutUndefined(request))]);
    return { order: plan.order, toPay: plan.totals.toPay };
  }

  /** Stores a cash order, as the order dialog does. */
  async placeByCash(dateId: string, quantities: Record<string, number>): Promise<Order> {
    const request = { ...newRequest(dateId, quantities), paymentMethod: 'cash' as const };
    const { plan } = await this.#plan(request);
    if (plan.kind !== 'write') throw new Error(`not an order: ${JSON.stringify(plan)}`);
    await this.store.commit(plan.writes);
    return plan.order;
  }

  /**
   * Stores a new order as the settlement of its card payment at `now`, epoch ms, stored it; since then its day may be
   * over. The return page does the steps after the payment.
   */
  async settledByCard(
    dateId: string,
    quantities: Record<string, number>,
    now: number,
  ): Promise<Order> {
    const request = newRequest(dateId, quantities);
    const { plan, context } = await this.#plan(request, now);
    if (plan.kind !== 'pay-first') throw new Error(`not to pay: ${JSON.stringify(plan)}`);
    const checkout = checkoutOf(plan, withoutUndefined(request), now);
    const payment_intent = `pi_${randomUUID()}`;
    await this.store.commit([tempOrderWrite(plan.order, checkout.request)]);
    const waiting = await this.store.read(`tempOrdersForCard/${this.uid}`);
    const payment = { payment_intent, amount: checkout.amount };
    const paid = planPaidOrder(checkout, context, payment, waiting as unknown as TempOrders);
    if (paid.kind !== 'write') throw new Error(`not paid: ${JSON.stringify(paid)}`);
    const settled = { ...checkout, payment_intent, state: 'completed', uncopied: true };
    await this.store.commit([
      ...paid.writes,
      { collection: stores.checkouts, id: `cs_${randomUUID()}`, fields: setFields(settled) },
    ]);
    return paid.order;
  }

  /** Grants so many points as staff do, in place of earlier grants. */
  async givePoints(points: number): Promise<void> {
    const grant = {
      orderTotal: '0.00',
      dateId: '',
      orderKey: '',
      point: points,
      usedPoint: 0,
      type: 'add-by-admin',
      confirmed: true,
      time: '2026-11-01T09:00:00.000',
      nowTime: 1,
    };
    await this.store.write([
      { path: `points/${this.uid}`, data: { grant } },
      { path: `pointBalances/${this.uid}`, data: { balance: points * 100 } },
    ]);
  }

  /** Plans a request with the current sums, as a customer who has seen them. */
  async #plan(
    request: OrderRequest,
    now = Date.now(),
  ): Promise<{ plan: OrderPlan; context: OrderSnapshot }> {
    const read = (path: string) => this.store.read(path) as Promise<Record<string, unknown>>;
    const { uid, info } = this;
    const { dateId } = request;
    const context = await readOrderSnapshot(read, { uid, dateId, now, info });
    const look = planOrder(request, context);
    const sums = look.kind === 'refused' ? look.problems[0] : undefined;
    if (sums?.code === 'amount-changed') request.seen = { total: sums.total, toPay: sums.toPay };
    return { plan: planOrder(request, context), context };
  }

  /** POST create-checkout-session with the form of the specification. */
  openSession(waiting: Waiting, changes: Record<string, string> = {}): Promise<FunctionResponse> {
    const { dateId, orderKey, orderLang } = waiting.order;
    const { web } = this.addresses;
    return this.call('/app/create-checkout-session', {
      title: '한상 배송 주문',
      price: String(waiting.toPay),
      succeed: web + paths.dateDetailReturn(orderLang, dateId, orderKey, this.uid),
      cancelled: web + paths.dateDetailStatus(orderLang, dateId, 'cardCancelled'),
      ...changes,
    });
  }

  /** Taps a button of the pay page; returns the address that it leads to. */
  async tap(sessionId: string, action: string): Promise<string | null> {
    const address = `${this.addresses.payments}/pay/${sessionId}/${action}`;
    const response = await fetch(address, { method: 'POST', redirect: 'manual' });
    await response.arrayBuffer();
    return response.headers.get('location');
  }

  /** Makes the request of the return page. */
  comeBack({ dateId, orderKey }: Order): Promise<FunctionResponse> {
    return this.call('/app/complete-order', { dateId, orderKey });
  }

  /** Calls a function as this customer; status 0 when there is no response. */
  async call(
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<FunctionResponse> {
    try {
      const response = await fetch(this.addresses.functions + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, ...headers },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(LIMITS.wait),
      });
      const text = await response.text();
      return { status: response.status, body: parsed(text) };
    } catch {
      return { status: 0, body: {} };
    }
  }

  async orders(): Promise<CustomerOrders> {
    const stored = await this.store.read(`ordersForCustomer/${this.uid}`);
    return (stored ?? {}) as unknown as CustomerOrders;
  }

  /** SMS that this customer has received. */
  async receivedSms(): Promise<{ text: string }[]> {
    const response = await fetch(`${this.addresses.sms}/outbox?to=${this.recipient}`);
    return (await response.json()) as { text: string }[];
  }
}

function newRequest(dateId: string, quantities: Record<string, number>): OrderRequest {
  return {
    attemptId: randomUUID(),
    dateId,
    quantities,
    usePoint: false,
    orderRequest: '',
    paymentMethod: 'card',
    orderLang: 'ko',
    basedOn: null,
    seen: { total: -1, toPay: -1 },
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
