import { randomBytes } from 'node:crypto';
import { openJournal } from '../local-http/journal.ts';
import { type FormMap, textAt, textsAt } from './form.ts';
import type {
  Charge,
  PaymentIntent,
  Refund,
  RefundOutcome,
  RefundStatus,
} from './sandbox-refund.ts';
import type { StoredSession } from './sandbox-session.ts';
import type { SessionStore } from './session-store.ts';
import { invalid, noSuch, StripeError } from './stripe-error.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** The payments of paid sessions and their refunds; stored on disk if it has a file. */
export class RefundStore {
  readonly #refunds = new Map<string, Refund>();
  readonly #outcomes = new Map<string, RefundOutcome>();
  readonly #append: (line: Refund) => void;
  readonly #sessions: SessionStore;
  readonly #tell: (type: string, object: Refund | Charge, session: string) => void;

  /** `tell` is called with every event and the session that it is about. */
  constructor(
    file: string | undefined,
    sessions: SessionStore,
    tell: (type: string, object: Refund | Charge, session: string) => void,
  ) {
    const journal = openJournal<Refund>(file);
    for (const line of journal.lines) this.#refunds.set(line.id, line);
    this.#append = journal.append;
    this.#sessions = sessions;
    this.#tell = tell;
  }

  /** Sets the outcome of this payment's future refunds. */
  setOutcome(payment_intent: string, outcome: RefundOutcome): void {
    this.#outcomes.set(payment_intent, outcome);
  }

  payment(id: string): PaymentIntent {
    const { session, receiptEmail } = this.#sessionOf(id);
    const { amount_total: amount, created, currency, metadata } = session;
    return {
      id,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      created,
      currency,
      latest_charge: chargeId(id),
      livemode: false,
      metadata,
      receipt_email: receiptEmail ?? null,
      status: 'succeeded',
    };
  }

  charge(payment_intent: string): Charge {
    const { amount, created, currency, metadata, receipt_email } = this.payment(payment_intent);
    const { wallet } = this.#sessionOf(payment_intent);
    const amount_refunded = this.of(payment_intent)
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, refund) => sum + refund.amount, 0);
    return {
      id: chargeId(payment_intent),
      object: 'charge',
      amount,
      amount_captured: amount,
      amount_refunded,
      created,
      currency,
      livemode: false,
      metadata,
      paid: true,
      payment_intent,
      payment_method_details: { type: 'card', card: { wallet: wallet ? { type: wallet } : null } },
      receipt_email,
      refunded: amount_refunded === amount,
      status: 'succeeded',
    };
  }

  /** The session that a payment paid. */
  sessionOf(payment_intent: string): string {
    return this.#sessionOf(payment_intent).session.id;
  }

  get(id: string): Refund {
    const refund = this.#refunds.get(id);
    if (!refund) throw noSuch('refund', id, 'id');
    return refund;
  }

  all(): Refund[] {
    // The newest first, as the API lists them.
    return [...this.#refunds.values()].reverse();
  }

  of(payment_intent: string): Refund[] {
    return this.all().filter((refund) => refund.payment_intent === payment_intent);
  }

  /**
   * Creates a refund from the parameters of POST /v1/refunds. Throws StripeError where Stripe would refuse as
   * well.
   */
  create(form: FormMap): Refund {
    const payment_intent = textAt(form, 'payment_intent');
    if (payment_intent === undefined) {
      throw invalid('One of the following params should be provided: payment_intent or charge.');
    }
    const outcome = this.#outcomes.get(payment_intent) ?? 'succeeded';
    const amount = this.#amountOf(form, this.charge(payment_intent));
    if (outcome === 'balance') {
      throw new StripeError(
        400,
        'invalid_request_error',
        'You have insufficient funds in your Stripe account to process this refund.',
        { code: 'balance_insufficient' },
      );
    }
    const refund: Refund = {
      id: `re_test_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: chargeId(payment_intent),
      created: Math.floor(Date.now() / 1000),
      currency: 'aud',
      metadata: textsAt(form, 'metadata'),
      payment_intent,
      reason: reasonOf(form),
      receipt_number: null,
      ...firstStatus(outcome),
    };
    this.#store(refund);
    const session = this.#sessionOf(payment_intent).session.id;
    this.#tell('refund.created', refund, session);
    if (refund.status === 'failed') this.#tell('refund.failed', refund, session);
    else this.#tell('charge.refunded', this.charge(payment_intent), session);
    if (outcome === 'fails-later') this.move(refund.id, 'failed');
    if (outcome === 'lost-answer') throw new StripeError(500, 'api_error', 'An error occurred.');
    return refund;
  }

  /** Changes a refund's status later, as the bank does. */
  move(id: string, status: RefundStatus): Refund {
    const { pending_reason: _, ...refund } = this.get(id);
    const moved: Refund = {
      ...refund,
      status,
      ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
      ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    };
    this.#store(moved);
    const session = this.#sessionOf(String(moved.payment_intent)).session.id;
    this.#tell('refund.updated', moved, session);
    if (status === 'failed') this.#tell('refund.failed', moved, session);
    return moved;
  }

  #amountOf(form: FormMap, charge: Charge): number {
    const left = charge.amount - charge.amount_refunded;
    const text = textAt(form, 'amount');
    const amount = text === undefined ? left : Number(text);
    if (!Number.isInteger(amount) || amount < 1)
      throw invalid(`Invalid integer: ${text}`, 'amount');
    if (left === 0) {
      throw new StripeError(
        400,
        'invalid_request_error',
        `Charge ${charge.id} has already been refunded.`,
        { code: 'charge_already_refunded' },
      );
    }
    if (amount > left) {
      throw invalid(
        `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
        'amount',
      );
    }
    return amount;
  }

  #sessionOf(payment_intent: string): StoredSession {
    const session = this.#sessions.all().find((one) => one.payment_intent === payment_intent);
    if (!session) throw noSuch('payment_intent', payment_intent, 'intent');
    return this.#sessions.get(session.id);
  }

  #store(refund: Refund): void {
    this.#refunds.set(refund.id, refund);
    this.#append(refund);
  }
}

function chargeId(payment_intent: string): string {
  return payment_intent.replace(/^pi_/, 'ch_');
}

function firstStatus(
  outcome: RefundOutcome,
): Pick<Refund, 'status' | 'failure_reason' | 'pending_reason'> {
  if (outcome === 'pending') return { status: 'pending', pending_reason: 'processing' };
  if (outcome === 'failed') return { status: 'failed', failure_reason: 'declined' };
  return { status: 'succeeded' };
}

function reasonOf(form: FormMap): Refund['reason'] {
  const text = textAt(form, 'reason');
  const reason = reasons.find((one) => one === text);
  if (text !== undefined && !reason) throw invalid(`Invalid reason: ${text}`, 'reason');
  return reason ?? null;
}
