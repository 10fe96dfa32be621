import { checkoutOf } from '../card/checkout.ts';
import { planPaidOrder } from '../card/paid-order-plan.ts';
import type { DeliveryInfo } from '../customer/delivery-info.ts';
import type { CustomerOrders, Order } from '../order/order.ts';
import { ownOrderId } from '../order/order-id.ts';
import { planCancellation } from '../order/plan/cancellation-plan.ts';
import {
  type OrderPlan,
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  planOrder,
} from '../order/plan/order-plan.ts';
import type { PointBalance } from '../points/ledger-plan.ts';
import { type Ledger, ledgerAmount } from '../points/points.ts';
import { applyWrites, type Documents } from './apply-writes.ts';
import { contextWith, dateId, info, otherInfo, requestWith } from './fixtures.ts';

/** The part of a request that a customer chooses; the model computes the rest from the stores. */
export interface OrderChoice {
  quantities: Record<string, number>;
  usePoint: boolean;
  paymentMethod: 'cash' | 'card';
  /** Whether the order is for the second of the two addresses. */
  elsewhere: boolean;
  /** Move the order of the other address here, if that address has an order and this one has none. */
  move: boolean;
}

/** A model of the shop with one customer: the stores, and a clock that advances with every step. */
export class ShopModel {
  documents: Documents;
  readonly #base: Partial<OrderSnapshot>;
  #steps = 0;

  constructor(documents: Documents, base: Partial<OrderSnapshot>) {
    this.documents = structuredClone(documents);
    this.#base = base;
  }

  /** A copy of the shop at the same step, with other values for some of the snapshot that is not stored. */
  copy(changes: Partial<OrderSnapshot>): ShopModel {
    const copy = new ShopModel(this.documents, { ...this.#base, ...changes });
    copy.#steps = this.#steps;
    return copy;
  }

  get orders(): CustomerOrders {
    return (this.documents['ordersForCustomer/u1'] ?? {}) as CustomerOrders;
  }

  get ledger(): Ledger {
    return (this.documents['points/u1'] ?? {}) as Ledger;
  }

  /** The stored running balance, 0 if there is none. */
  get balance(): number {
    return (this.documents['pointBalances/u1'] as PointBalance | undefined)?.balance ?? 0;
  }

  /** The sum of the ledger; may be negative. */
  get ledgerSum(): number {
    return Object.values(this.ledger).reduce((sum, entry) => sum + ledgerAmount(entry), 0);
  }

  context(where: DeliveryInfo = info): OrderSnapshot {
    return contextWith({
      ...this.#base,
      now: contextWith().now + this.#steps * 1000,
      info: where,
      orders: this.orders,
      ledger: this.ledger,
      balance: this.documents['pointBalances/u1'] ? this.balance : undefined,
    });
  }

  /** The request that a customer makes for a choice after loading the current data. */
  request(choice: OrderChoice): { request: OrderRequest; context: OrderSnapshot } {
    this.#steps += 1;
    const context = this.context(choice.elsewhere ? otherInfo : info);
    const here = choice.elsewhere ? '9KingRdRyde' : '512SmithStEpping';
    const there = choice.elsewhere ? '512SmithStEpping' : '9KingRdRyde';
    const ofDate = this.orders[dateId] ?? {};
    const moves = choice.move && ofDate[there] && !ofDate[here];
    const request = requestWith({
      attemptId: `try-${this.#steps}`,
      quantities: choice.quantities,
      usePoint: choice.usePoint,
      paymentMethod: choice.paymentMethod,
      basedOn: orderVersion(ofDate[moves ? there : here]),
      ...(moves ? { previousOrderKey: there } : {}),
      seen: { total: -1, toPay: -1 },
    });
    // The first plan is refused and returns the current sums, which the customer then accepts.
    const firstPlan = planOrder(request, context);
    const sums = firstPlan.kind === 'refused' ? firstPlan.problems[0] : undefined;
    if (sums?.code === 'amount-changed') {
      request.seen = { total: sums.total, toPay: sums.toPay };
    }
    return { request, context };
  }

  /** Places or edits an order; card orders are paid for. Refused plans change nothing. */
  order(choice: OrderChoice): OrderPlan {
    const { request, context } = this.request(choice);
    return this.submit(request, context);
  }

  submit(request: OrderRequest, context: OrderSnapshot): OrderPlan {
    const quote = planOrder(request, context);
    const plan = quote.kind === 'pay-first' ? this.#pay(quote, request, context) : quote;
    if (plan.kind === 'write') this.documents = applyWrites(this.documents, plan.writes);
    return plan;
  }

  #pay(
    quote: Extract<OrderPlan, { kind: 'pay-first' }>,
    request: OrderRequest,
    context: OrderSnapshot,
  ): OrderPlan {
    const checkout = checkoutOf(quote, request, context.now);
    const payment = { payment_intent: `pi_${request.attemptId}`, amount: checkout.amount };
    const paid = planPaidOrder(checkout, context, payment);
    if (paid.kind === 'exception') throw new Error(`a payment at once fails: ${paid.reason}`);
    return { ...quote, ...paid };
  }

  cancel(orderKey: string): ReturnType<typeof planCancellation> {
    this.#steps += 1;
    const order = this.orders[dateId]?.[orderKey];
    const target = {
      dateId,
      orderId: ownOrderId({ ...order, orderKey }),
      basedOn: orderVersion(order),
    };
    const plan = planCancellation(target, this.context());
    if (plan.kind === 'write') this.documents = applyWrites(this.documents, plan.writes);
    return plan;
  }

  /** Confirms the earned points of every order so far, as staff do, and updates the balance. */
  confirmEarned(): void {
    this.documents = structuredClone(this.documents);
    for (const entry of Object.values(this.ledger)) entry.confirmed = true;
    this.documents['pointBalances/u1'] = {
      ...this.documents['pointBalances/u1'],
      balance: this.ledgerSum,
    };
  }

  allOrders(): Order[] {
    return Object.values(this.orders).flatMap((ofDate) => Object.values(ofDate));
  }
}
