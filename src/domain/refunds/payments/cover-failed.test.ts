import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '../../lib/money.ts';
import { bookSums, papersOfMonth } from '../../staff/books/sales-month.ts';
import { monthWith, refundOf } from '../../staff/books/testing/book-month.ts';
import { creditNotesOfMonth } from '../../staff/numbers/invoice-month.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { planRetry } from '../plans/orderless-refund-plan.ts';
import { planSettlement } from '../plans/settle-refund-plan.ts';
import { isEffective, needsRetry, type Refund, refundWrites } from '../refund.ts';
import { type CreditNote, creditNoteWrites, nextCreditNote } from './credit-note.ts';
import { type Dispute, planDispute } from './dispute.ts';
import type { ProviderRefund } from './held-money.ts';
import { planProviderRefund } from './provider-refund.ts';
import { refundSums } from './refund-sums.ts';

const received = 6000;
const { uid, dateId, orderId, at: now } = refundOf();
const owner = { uid, dateId, orderId, kind: 'provider' as const, invoice: 42 };
const person = { name: '김하늘', phone: '0491 570 006', received };
const sum = (refunds: readonly Pick<Refund, 'amount'>[]) =>
  refunds.reduce((total, { amount }) => total + amount, 0);

/** An invoiced order that is taken back in parts, and its one payment of $60. */
class RefundedPayment {
  documents: Documents = {};
  readonly #atProvider: ProviderRefund[] = [];
  #decisions = 0;

  get refunds(): Refund[] {
    const found = Object.entries(this.documents).filter(([path]) => path.startsWith('refunds/'));
    return found.map(([, refund]) => refund as unknown as Refund);
  }
  get notes(): CreditNote[] {
    return Object.values((this.documents['creditNotes/42']?.notes ?? {}) as object);
  }
  /** What is left to promise. */
  get #free(): number {
    return received - sum(this.refunds.filter((one) => isEffective(one) || needsRetry(one)));
  }

  /** Staff take a part off the order; the provider makes its refund, or fails to. */
  reduce(amount: number, fails: boolean): void {
    const given = Math.min(amount, this.#free);
    if (given <= 0) return;
    this.#decisions += 1;
    const decision = `d${this.#decisions}`;
    const number = this.#nextNote();
    const refund = refundOf({
      ...{ id: `${decision}-1`, decision, state: 'requested', amount: given },
      ...{ priceReduction: given, creditNote: number, invoice: 42, at: now + this.#decisions },
    });
    const about = {
      number,
      invoice: 42,
      dateId,
      orderId,
      issuedAt: refund.at,
      to: 'card' as const,
    };
    const note = { ...about, amount: given / 100, reason: '', lines: {} };
    this.#write([...refundWrites(refund), ...creditNoteWrites(uid, note)]);
    this.#make(given, refund.id);
    if (fails) this.fail(this.#atProvider.length - 1);
  }

  /** A refund fails, if only after others. */
  fail(which: number): void {
    const made = this.#atProvider[which % Math.max(1, this.#atProvider.length)];
    if (!made) return;
    made.state = 'failed';
    this.#tell(made);
  }

  dashboard(amount: number): void {
    const effective = sum(this.refunds.filter(isEffective));
    const given = Math.min(amount, received - effective);
    if (given > 0) this.#make(given);
  }

  /** The bank takes what the payment holds; an appeal lasts for a while, and may put it back. */
  bank(status: 'lost' | 'appeal_under_review' | 'won'): void {
    const { refunds } = this;
    const stored = this.documents['disputes/du_1'] as unknown as Dispute | undefined;
    const before = stored?.status === 'won' ? undefined : stored;
    if (!before && status !== 'lost') return;
    const held = { amount: sum(refunds.filter(isEffective)) - received, at: 1 };
    const movements = status === 'won' ? [{ amount: 0, at: 1 }] : (before?.movements ?? [held]);
    const dispute = {
      ...{ id: 'du_1', payment_intent: 'pi_1', amount: received, status, reason: 'general' },
      ...{ movements, refundable: false, created: 5 },
    };
    const owed = sum(refunds.filter(needsRetry));
    const of = { ...owner, ...person };
    this.#write(planDispute(dispute, stored, refunds, refunds, of, now));
    // The money is where it was.
    if (before && status !== 'won') expect(sum(this.refunds.filter(needsRetry))).toBe(owed);
  }

  /** Staff send a failed refund again, or pay it by hand: either is possible for what is owed, and for nothing else. */
  again(which: number, byHand: boolean): void {
    this.#decisions += 1;
    const { refunds } = this;
    const id = `d${this.#decisions}`;
    const failed = refunds[which % Math.max(1, refunds.length)];
    const stored = { refunds: Object.fromEntries(refunds.map((one) => [one.id, one])) };
    const payment = { payment_intent: 'pi_1', received, created: 1, refunds: this.#atProvider };
    const actor = { ...staffActor, now };
    const plan = byHand
      ? planSettlement({ id, how: 'cash', note: '' }, failed, [payment], stored, actor)
      : planRetry({ id, reason: '' }, failed, undefined, [payment], stored, actor);
    expect(plan.kind).toBe(failed && needsRetry(failed) ? 'write' : 'refused');
    if (plan.kind !== 'write') return;
    this.#write(plan.writes);
    const sent = 'refunds' in plan ? (plan.refunds as Refund[]) : [];
    for (const { amount, id: record } of sent) this.#make(amount, record);
  }

  #make(amount: number, record?: string): void {
    const id = `re_${this.#atProvider.length}`;
    const made = { id, payment_intent: 'pi_1', amount, record, created: now };
    this.#atProvider.push({ ...made, state: 'succeeded' });
    this.#tell({ ...made, state: 'succeeded' });
  }
  #tell(made: ProviderRefund): void {
    const { refunds } = this;
    const stored = refunds.find(({ id }) => id === (made.record ?? made.id));
    const of = { ...owner, nextCreditNote: this.#nextNote() };
    this.#write(planProviderRefund(made, stored, of, refunds, refunds, now));
  }
  #nextNote(): number {
    return nextCreditNote(this.documents['common/creditNote']);
  }
  #write(writes: Parameters<typeof applyWrites>[1]): void {
    this.documents = applyWrites(this.documents, writes);
  }
}

const amount = fc.integer({ min: 1, max: 5 }).map((part) => part * 500);
type Step = (payment: RefundedPayment) => void;
const step = fc.oneof(
  fc.tuple(amount, fc.boolean()).map(
    ([of, fails]): Step =>
      (one) =>
        one.reduce(of, fails),
  ),
  fc.nat(3).map(
    (which): Step =>
      (one) =>
        one.fail(which),
  ),
  amount.map(
    (of): Step =>
      (one) =>
        one.dashboard(of),
  ),
  fc.constantFrom('lost' as const, 'appeal_under_review' as const, 'won' as const).map(
    (status): Step =>
      (one) =>
        one.bank(status),
  ),
  fc.tuple(fc.nat(3), fc.boolean()).map(
    ([which, hand]): Step =>
      (one) =>
        one.again(which, hand),
  ),
);

it('what failed refunds, the dashboard and the bank give back is owed and booked once, and never more than was paid', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 12 }), (steps) => {
      const payment = new RefundedPayment();
      for (const run of steps) {
        run(payment);
        const { refunds, notes } = payment;
        const gone = refundSums(refunds).toCards;
        const owed = sum(refunds.filter(needsRetry));
        expect(gone + owed).toBeLessThanOrEqual(received);
        const books = bookSums(papersOfMonth(monthWith({ refunds }))).total;
        expect(refundSums(refunds).priceReductions - books).toBe(gone + owed);

        const listed = creditNotesOfMonth(refunds, '2026-11');
        for (const { number, amount: noted, ways = {} } of notes) {
          const { owed: open, ...paid } = { owed: 0, ...ways };
          const inAll = Object.values(paid).reduce((total, part) => total + toCents(part), 0);
          expect(inAll + toCents(open)).toBe(toCents(noted));
          expect(listed).toContainEqual(
            expect.objectContaining({ number, amount: toCents(noted), owed: toCents(open) }),
          );
        }
      }
    }),
    { numRuns: 500, seed: 20_261_130 },
  );
});
