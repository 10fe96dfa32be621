import { randomUUID } from 'node:crypto';
import { amountPaid, type Order } from '../../../src/domain/order/order.ts';
import { ownOrderId, refOf } from '../../../src/domain/order/order-id.ts';
import { orderVersion } from '../../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { type ProviderDispute, planDispute } from '../../../src/domain/refunds/payments/dispute.ts';
import { planRefund } from '../../../src/domain/refunds/plans/refund-plan.ts';
import type { RefundPreview } from '../../../src/domain/refunds/plans/refund-preview.ts';
import { type Refund, refundWrites } from '../../../src/domain/refunds/refund.ts';
import type {
  RefundDecision,
  RefundSnapshot,
} from '../../../src/domain/refunds/refund-decision.ts';
import type { RefundRequest } from '../../../src/domain/refunds/requests/refund-request.ts';
import {
  planDecline,
  planRefundRequest,
} from '../../../src/domain/refunds/requests/refund-request-plan.ts';
import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { RegisteredCustomer, Shop } from '../browser/browser-shop.ts';

export interface RefundFacts {
  /** Path of the staff's screen for the order with an open request, which also has a failed refund. */
  readonly path: string;
  /** Path of the form of that order, which is paid by card. */
  readonly order: string;
  /** The preview of granting the request. */
  readonly preview: RefundPreview;
}

const wish = { quantities: { 'kimchi-jjigae': 1, japchae: 1, bulgogi: 1 } };

/**
 * Lets the customers request a smaller order on the date: one request is open, one declined, one refunded.
 */
export async function placeRefunds(
  shop: Shop,
  dateId: string,
  customers: Readonly<Record<'asking' | 'declined' | 'refunded', RegisteredCustomer>>,
): Promise<RefundFacts> {
  const [asking, declined, refunded] = [
    customers.asking,
    customers.declined,
    customers.refunded,
  ].map(({ uid }) => new PaidOrder(shop, uid, dateId)) as [PaidOrder, PaidOrder, PaidOrder];
  const goodwill = (amount: number) => ({ kind: 'goodwill', amount }) as const;
  await asking.refundOrder(goodwill(500), '국이 조금 샜어요. 죄송합니다.', {
    state: 'failed',
    problem: 'expired_or_canceled_card',
  });
  await asking.refundOrder(goodwill(300), '김치를 빠뜨렸어요.', {
    state: 'pending',
    problem: 'processing',
  });
  const request = await asking.ask();
  const planned = await asking.plan({ kind: 'reduction', ...wish }, '하나 뺐어요.', request);

  await declined.decline(await declined.ask(), '죄송해요, 그날 음식은 벌써 만들기 시작했어요.');
  await refunded.refundOrder(
    { kind: 'reduction', ...wish },
    '말씀하신 대로 찌개 하나를 뺐어요.',
    { state: 'succeeded' },
    await refunded.ask(),
  );
  await shop.store.commit([
    await orderlessPayment(declined, dateId),
    repeatedIssue(customers.declined.uid, dateId),
    ...(await disputed(refunded)),
  ]);
  const order = await asking.order();
  return {
    path: staffPaths.refund(dateId, refOf(order)),
    order: staffPaths.order(dateId, refOf(order)),
    preview: planned.preview,
  };
}

/** The issue for a payment of an order that had been changed meanwhile. */
async function orderlessPayment(paid: PaidOrder, dateId: string): Promise<DocumentWrite> {
  const order = await paid.order();
  const entry = {
    issue: 'cardPaymentException',
    error: 'order-changed (pi_gallery, 1250 cents)',
    time: Date.now(),
    name: order.customerInfo.name,
    order,
  };
  const fields = [{ path: [dateId, String(entry.time)], set: entry }];
  return { collection: stores.errors, id: 'orderIssues', fields };
}

/** What has happened three times to a customer without a mobile. */
function repeatedIssue(uid: string, dateId: string): DocumentWrite {
  const time = Date.now() - 60_000;
  const entry = {
    time,
    uid,
    dateId,
    orderId: '',
    error: 'not an Australian mobile number',
    times: 3,
  };
  const fields = [{ path: [`no-mobile_${uid}`], set: entry }];
  return { collection: stores.errors, id: 'smsUnsent', fields };
}

/** A dispute about the payment of an order. */
async function disputed(paid: PaidOrder): Promise<DocumentWrite[]> {
  const order = await paid.order();
  const { customerInfo, dateId, payment_intent = '' } = order;
  const now = Date.now();
  const dispute: ProviderDispute = {
    ...{ id: 'du_gallery', payment_intent, amount: 5000, status: 'needs_response' },
    ...{ reason: 'product_not_received', refundable: false, created: now },
    ...{ evidenceDue: now + 9 * 86_400_000, movements: [{ amount: -5000, at: now }] },
  };
  const owner = {
    ...customerInfo,
    dateId,
    orderId: ownOrderId(order),
    kind: 'provider' as const,
    invoice: undefined,
    received: 5000,
  };
  return planDispute(dispute, undefined, [], [], owner, now);
}

/** A customer's card order on a date, changed by the shop's own plans. */
class PaidOrder {
  readonly #shop: Shop;
  readonly #uid: string;
  readonly #dateId: string;

  constructor(shop: Shop, uid: string, dateId: string) {
    this.#shop = shop;
    this.#uid = uid;
    this.#dateId = dateId;
  }

  async order(): Promise<Order> {
    const { orders } = await this.#context();
    const [order] = Object.values(orders[this.#dateId] ?? {});
    if (!order) throw new Error('the customer has no order');
    return order;
  }

  async ask(): Promise<RefundRequest> {
    const order = await this.order();
    const id = `${this.#uid}_gallery`;
    const asked = planRefundRequest(
      {
        id,
        dateId: this.#dateId,
        orderKey: order.orderKey,
        basedOn: orderVersion(order),
        wish,
        to: 'card',
        reason: '한 분이 못 오시게 되어서 찌개를 하나만 먹을 것 같아요.',
        lang: 'ko',
      },
      await this.#context(),
      await this.#stored(),
    );
    await this.#commit(asked);
    return (await this.#shop.store.read(
      `${stores.refundRequests}/${id}`,
    )) as unknown as RefundRequest;
  }

  async decline(request: RefundRequest, words: string): Promise<void> {
    await this.#commit(planDecline(request, words, actor()));
  }

  /** Makes a refund decision and stores the outcome of its refunds. */
  async refundOrder(
    action: RefundDecision['action'],
    reason: string,
    outcome: Pick<Refund, 'state' | 'problem'>,
    request?: RefundRequest,
  ): Promise<void> {
    const planned = await this.plan(action, reason, request);
    await this.#commit(planned);
    const ended = planned.refunds.map((refund) => ({ ...refund, ...outcome }));
    await this.#shop.store.commit(ended.flatMap(refundWrites));
  }

  async plan(action: RefundDecision['action'], reason: string, request?: RefundRequest) {
    const order = await this.order();
    const payment = {
      payment_intent: order.payment_intent ?? '',
      received: amountPaid(order),
      created: Date.now(),
      refunds: [],
    };
    const decision: RefundDecision = {
      id: randomUUID(),
      uid: this.#uid,
      dateId: this.#dateId,
      orderId: ownOrderId(order),
      basedOn: orderVersion(order),
      action,
      to: 'card',
      reason,
      requestId: request?.id,
    };
    const snapshot: RefundSnapshot = {
      order: await this.#context(),
      payments: [payment],
      stored: await this.#stored(),
      request,
      nextCreditNote: 1,
    };
    const planned = planRefund(decision, snapshot, actor());
    if (planned.kind !== 'write') throw new Error(JSON.stringify(planned));
    return planned;
  }

  #context() {
    const place = { uid: this.#uid, dateId: this.#dateId, now: Date.now() };
    return readOrderSnapshot((path) => this.#shop.store.read(path), place);
  }

  async #stored(): Promise<CustomerRefunds> {
    return (await this.#shop.store.read(`${stores.refundsForCustomer}/${this.#uid}`)) ?? {};
  }

  async #commit(plan: { kind: string; writes?: readonly DocumentWrite[] }): Promise<void> {
    if (!plan.writes) throw new Error(JSON.stringify(plan));
    await this.#shop.store.commit(plan.writes);
  }
}

function actor() {
  return { uid: 'staff', name: 'staff@example.com', now: Date.now(), entryId: randomUUID() };
}
