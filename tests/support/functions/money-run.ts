import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isEffective, needsRetry } from '../../../src/domain/refunds/refund.ts';
import type { RefundDecision } from '../../../src/domain/refunds/refund-decision.ts';
import { randomFrom } from '../../../tools/dev/payment-sandbox/faults.ts';
import type { RefundOutcome } from '../../../tools/dev/payment-sandbox/sandbox-refund.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { LIMITS } from '../limits.ts';
import { menuId } from './back-shop.ts';
import { HeadlessCustomer } from './headless-customer.ts';
import { openDate } from './one-date.ts';
import { RefundDesk, RefundingStaff } from './refunding.ts';

const outcomes: RefundOutcome[] = [
  'succeeded',
  'pending',
  'failed',
  'fails-later',
  'balance',
  'lost-answer',
];

/** One customer's order during a random sequence of payments, edits, refunds and faults. */
export class MoneyRun {
  readonly seed: number;
  readonly customer: HeadlessCustomer;
  readonly desk: RefundDesk;
  /** Sessions that were opened, paid or not. */
  readonly sessions: string[] = [];
  /** Payments that became no order. */
  exceptions = 0;
  readonly #staff: RefundingStaff;
  readonly #random: () => number;
  #dateId = '';

  constructor(addresses: Addresses, seed: number) {
    this.seed = seed;
    this.customer = new HeadlessCustomer(addresses);
    this.desk = new RefundDesk(addresses);
    this.#staff = new RefundingStaff(addresses);
    this.#random = randomFrom(seed * 104_729);
  }

  /** Plays it to the end. The functions may be killed at any moment: a failed step is not repeated. */
  async play(): Promise<void> {
    await this.customer.register();
    this.#dateId = await openDate(this.customer.store, 5_000_000_000 + this.seed, [menuId]);
    if (this.#chance(0.4)) await this.customer.givePoints(30);
    const steps = [
      () => this.#order(this.#between(4, 8)),
      () => this.#refund({ kind: 'reduction', quantities: { [menuId]: this.#between(1, 3) } }),
      () => this.#refund({ kind: 'goodwill', amount: this.#between(50, 900) }),
      () => this.#refund({ kind: 'goodwill', amount: this.#between(50, 900) }, 'points'),
      () => this.#refundInDashboard(),
      () => this.#retry(),
      () => this.#bankMoves(),
      () => this.#payWithoutOrder(),
      () => this.#giveExceptionBack(),
      () => this.#refund({ kind: 'cancellation' }, this.#chance(0.3) ? 'points' : 'card'),
    ];
    await this.#order(this.#between(4, 6));
    const length = this.#between(3, 7);
    for (let at = 0; at < length; at += 1) {
      await this.#functionsUp();
      await this.#spoil();
      await steps[this.#between(0, steps.length - 1)]?.();
    }
  }

  /** Completed payments, newest session first. */
  async payments(): Promise<{ id: string; amount: number; state: string }[]> {
    const found = await Promise.all(
      this.sessions.map((id) => this.customer.store.read(`checkouts/${id}`)),
    );
    return found.flatMap((checkout) =>
      typeof checkout?.payment_intent === 'string'
        ? [
            {
              id: checkout.payment_intent,
              amount: Number(checkout.amount),
              state: String(checkout.state),
            },
          ]
        : [],
    );
  }

  /** Starts a step once the functions are up; they may die during it. */
  async #functionsUp(): Promise<void> {
    const url = `${this.customer.addresses.functions}/app/health`;
    const deadline = Date.now() + LIMITS.shop;
    for (;;) {
      const ok = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      if (Date.now() > deadline) throw new Error('the functions did not start again');
      await pause(50);
    }
  }

  #chance(of: number): boolean {
    return this.#random() < of;
  }

  #between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  /** An edit is paid after its order has changed, for example by phone: a payment without an order. */
  async #payWithoutOrder(): Promise<void> {
    const { store, uid } = this.customer;
    const [order] = Object.values((await this.customer.orders())[this.#dateId] ?? {});
    if (!order) return;
    const { orderKey, attemptId } = order;
    const session = await this.#openEdit();
    if (session === undefined) return;
    const asVersion = async (version: string) => {
      const field = [this.#dateId, orderKey, 'attemptId'];
      await store.setField(`ordersForCustomer/${uid}`, field, version);
      await store.setField(`orders2/${this.#dateId}`, [uid, orderKey, 'attemptId'], version);
    };
    await asVersion('by-phone');
    await this.customer.tap(session, 'pay');
    const { body } = await this.customer.comeBack({ ...order });
    if (body.state === 'exception') this.exceptions += 1;
    await asVersion(attemptId);
    if (this.#chance(0.6)) await this.#giveExceptionBack();
  }

  /**
   * The session of an order with a higher total, or none if it cannot be opened. Only the return settles
   * its payment.
   */
  async #openEdit(): Promise<string | undefined> {
    const waiting = await this.customer
      .prepare(this.#dateId, { [menuId]: this.#between(9, 12) })
      .catch(() => undefined);
    const id = waiting && (await this.customer.openSession(waiting)).body.id;
    if (typeof id !== 'string') return undefined;
    this.sessions.push(id);
    await this.desk.faults(id, { seed: this.seed, drop: 1, repeat: 0, delayMs: 0 });
    return id;
  }

  async #giveExceptionBack(): Promise<void> {
    const records = await this.desk.records(this.customer.uid);
    const held = (await this.payments()).find(
      ({ id, state }) =>
        state === 'exception' &&
        !records.some((one) => one.payment_intent === id && isEffective(one)),
    );
    if (!held) return;
    const call = {
      do: 'refund-exception' as const,
      id: randomUUID(),
      payment_intent: held.id,
      reason: '두 번 결제',
    };
    await Promise.all([
      this.#staff.call(call),
      ...(this.#chance(0.3) ? [this.#staff.call(call)] : []),
    ]);
  }

  /** A new order or an edit, paid or left open. */
  async #order(quantity: number): Promise<void> {
    const usePoint = this.#chance(0.3);
    const pays = this.#chance(0.85);
    const returns = this.#chance(0.6);
    const waiting = await this.customer
      .prepare(this.#dateId, { [menuId]: quantity }, { usePoint })
      .catch(() => undefined);
    if (!waiting) return;
    const { body } = await this.customer.openSession(waiting);
    if (typeof body.id !== 'string') return;
    this.sessions.push(body.id);
    await this.desk.faults(body.id, {
      seed: this.seed,
      drop: this.#chance(0.3) ? 1 : 0,
      repeat: this.#chance(0.4) ? 1 : 0,
      delayMs: this.#between(0, 300),
    });
    if (pays) await this.customer.tap(body.id, 'pay');
    if (returns || pays) await this.customer.comeBack(waiting.order);
  }

  async #refund(action: RefundDecision['action'], to: RefundDecision['to'] = 'card') {
    const orderKey = Object.keys((await this.customer.orders())[this.#dateId] ?? {})[0];
    if (orderKey === undefined) return;
    const place = { dateId: this.#dateId, orderKey };
    const decision = await this.#staff.decisionFor(this.customer, place, action, { to });
    const twice = this.#chance(0.3);
    await Promise.all([
      this.#staff.refundOrder(decision),
      ...(twice ? [this.#staff.refundOrder(decision)] : []),
    ]);
  }

  async #refundInDashboard(): Promise<void> {
    const amount = this.#between(50, 700);
    const [payment] = await this.payments();
    // The provider also refuses more than is left.
    if (payment) await this.desk.refundInDashboard(payment.id, amount).catch(() => {});
  }

  async #retry(): Promise<void> {
    const failed = (await this.desk.records(this.customer.uid)).find(needsRetry);
    if (!failed) return;
    await this.#staff.call({
      do: 'refund-retried',
      id: randomUUID(),
      refund: failed.id,
      reason: '다시',
    });
  }

  async #bankMoves(): Promise<void> {
    const status = this.#chance(0.7) ? 'succeeded' : 'failed';
    for (const { id } of await this.payments()) {
      const waits = (await this.desk.refundsOf(id)).filter((one) => one.status === 'pending');
      for (const refund of waits) await this.desk.move(refund.id, status);
    }
  }

  /** Sets the outcome of the next refunds of every payment. */
  async #spoil(): Promise<void> {
    const outcome = outcomes[this.#between(0, outcomes.length - 1)] ?? 'succeeded';
    const spoilt = this.#chance(0.4) ? outcome : 'succeeded';
    for (const { id } of await this.payments()) await this.desk.setOutcome(id, spoilt);
  }
}
