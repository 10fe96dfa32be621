import { sydneyClock } from '../../dates/sydney-time.ts';
import { type Cents, toDollars } from '../../lib/money.ts';
import type { Order } from '../../order/order.ts';
import { balanceWrite } from '../../points/balance.ts';
import { ledgerChange } from '../../points/ledger-plan.ts';
import { earnedKey, type LedgerEntry } from '../../points/points.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import type { RefundTarget } from '../refund.ts';
import type { RefundDecision, RefundSnapshot } from '../refund-decision.ts';

/**
 * The writes that change the ledger and the balance for the decision; earned points that were confirmed stay
 * confirmed.
 */
export function pointWrites(
  decision: RefundDecision,
  existing: Order,
  reduced: Order | undefined,
  { order: { ledger, balance: present = 0, now } }: RefundSnapshot,
  to: RefundTarget,
  given: Cents,
): { writes: DocumentWrite[]; balance: Cents; confirmed: boolean } {
  const earned = earnedKey(existing.dateId, existing.orderKey);
  const wasConfirmed = ledger[earned]?.confirmed === true;
  const change =
    decision.action.kind === 'goodwill'
      ? { writes: [], balance: present }
      : ledgerChange(reduced, existing, ledger, present, now);
  const writes = wasConfirmed
    ? change.writes.map((write) => confirmed(write, earned))
    : change.writes;
  const takenBack = (reduced?.point ?? 0) < existing.point;
  const told = wasConfirmed && takenBack && decision.action.kind !== 'goodwill';
  if (to !== 'points' || given === 0) return { writes, balance: change.balance, confirmed: told };
  const balance = change.balance + given;
  const entry: LedgerEntry = {
    orderTotal: '0.00',
    dateId: existing.dateId,
    orderKey: existing.orderKey,
    point: toDollars(given),
    usedPoint: 0,
    type: 'add-by-refund',
    confirmed: true,
    time: sydneyClock(now),
    nowTime: now,
  };
  const fields = [{ path: [`refund--${decision.id}`], set: entry }];
  return {
    writes: [
      ...writes,
      { collection: stores.points, id: decision.uid, fields },
      balanceWrite(decision.uid, balance),
    ],
    balance,
    confirmed: told,
  };
}

function confirmed(write: DocumentWrite, key: string): DocumentWrite {
  if (write.collection !== stores.points) return write;
  const fields = write.fields.map((field) =>
    'set' in field && field.path[0] === key
      ? { ...field, set: { ...(field.set as LedgerEntry), confirmed: true } }
      : field,
  );
  return { ...write, fields };
}
