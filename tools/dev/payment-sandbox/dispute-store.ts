import { randomBytes } from 'node:crypto';
import { openJournal } from '../local-http/journal.ts';
import type { RefundStore } from './refund-store.ts';
import type { Dispute, DisputeStatus } from './sandbox-dispute.ts';
import { noSuch, StripeError } from './stripe-error.ts';

const daySeconds = 86_400;

/** The disputes of payments; stored on disk if it has a file. */
export class DisputeStore {
  readonly #disputes = new Map<string, Dispute>();
  readonly #append: (line: Dispute) => void;
  readonly #refunds: RefundStore;
  readonly #tell: (type: string, object: Dispute, session: string) => void;

  /** `tell` is called with every event and the session that it is about. */
  constructor(
    file: string | undefined,
    refunds: RefundStore,
    tell: (type: string, object: Dispute, session: string) => void,
  ) {
    const journal = openJournal<Dispute>(file);
    for (const line of journal.lines) this.#disputes.set(line.id, line);
    this.#append = journal.append;
    this.#refunds = refunds;
    this.#tell = tell;
  }

  get(id: string): Dispute {
    const dispute = this.#disputes.get(id);
    if (!dispute) throw noSuch('dispute', id, 'dispute');
    return dispute;
  }

  all(): Dispute[] {
    // The newest first, as the API lists them.
    return [...this.#disputes.values()].reverse();
  }

  /** Disputes a payment as the customer's bank does, all of it or a part (cents). */
  create(payment_intent: string, status: DisputeStatus, amount?: number): Dispute {
    const charge = this.#refunds.charge(payment_intent);
    const created = Math.floor(Date.now() / 1000);
    const dispute: Dispute = {
      id: `du_test_${randomBytes(12).toString('hex')}`,
      object: 'dispute',
      amount: amount ?? charge.amount,
      balance_transactions: [],
      charge: charge.id,
      created,
      currency: 'aud',
      evidence_details: {
        due_by: created + 9 * daySeconds,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      is_charge_refundable: true,
      livemode: false,
      metadata: {},
      payment_intent,
      reason: 'product_not_received',
      status,
    };
    this.#store(dispute);
    this.#send('created', dispute);
    return isInquiry(status) ? dispute : this.move(dispute.id, status);
  }

  /** Changes a dispute's status, as the bank does, with the money that moves. */
  move(id: string, status: DisputeStatus): Dispute {
    const before = this.get(id);
    const { amount, balance_transactions, evidence_details } = before;
    const moved = balance_transactions.reduce((sum, one) => sum + one.amount, 0);
    // A bank's question moves nothing; a dispute does until it is won.
    const owed = isInquiry(status) || status === 'won' ? 0 : -amount;
    const movement = {
      amount: owed - moved,
      created: Math.floor(Date.now() / 1000),
      reporting_category: owed < moved ? 'dispute' : 'dispute_reversal',
    };
    const answered = status.endsWith('under_review');
    const dispute: Dispute = {
      ...before,
      status,
      balance_transactions:
        movement.amount === 0 ? balance_transactions : [...balance_transactions, movement],
      evidence_details: {
        ...evidence_details,
        ...(answered && { has_evidence: true, submission_count: 1 }),
      },
      is_charge_refundable: isInquiry(status) || status === 'won',
    };
    this.#store(dispute);
    this.#send('updated', dispute);
    if (movement.amount < 0) this.#send('funds_withdrawn', dispute);
    if (movement.amount > 0) this.#send('funds_reinstated', dispute);
    if (/^(warning_closed|won|lost)$/.test(status)) this.#send('closed', dispute);
    return dispute;
  }

  /** Throws what Stripe answers to a refund of a payment that a dispute keeps from being refunded. */
  checkRefundable(payment_intent: string | undefined): void {
    const disputed = this.all().find(
      (one) => one.payment_intent === payment_intent && !one.is_charge_refundable,
    );
    if (!disputed) return;
    throw new StripeError(
      400,
      'invalid_request_error',
      `Charge ${disputed.charge} has been charged back; cannot issue a refund.`,
      { code: 'charge_disputed' },
    );
  }

  #send(event: string, dispute: Dispute): void {
    const session = this.#refunds.sessionOf(String(dispute.payment_intent));
    this.#tell(`charge.dispute.${event}`, dispute, session);
  }

  #store(dispute: Dispute): void {
    this.#disputes.set(dispute.id, dispute);
    this.#append(dispute);
  }
}

function isInquiry(status: DisputeStatus): boolean {
  return status.startsWith('warning_');
}
