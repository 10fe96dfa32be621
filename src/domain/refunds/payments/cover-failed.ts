import type { Cents } from '../../lib/money.ts';
import type { Refund } from '../refund.ts';

/**
 * What the provider has given back by itself, in its dashboard or because the customer's bank took it, stands for the failed
 * refunds of its payment: they are covered by it, the oldest first, up to its amount. One that is covered in part becomes two
 * records, of which the other is still owed. `failed` are those that it may cover, and those that it covers already: they are
 * owed again where its amount is not enough, all of them if it is 0.
 */
export function coverFailed(
  { id, amount }: Pick<Refund, 'id' | 'amount'>,
  failed: readonly Refund[],
  now: number,
): { covers: Cents | undefined; changed: Refund[] } {
  let left = amount;
  const changed = failed
    .toSorted((a, b) => a.at - b.at)
    .flatMap((refund) => {
      const part = Math.min(left, refund.amount);
      left -= part;
      const owed: Refund = { ...refund, coveredBy: undefined, changedAt: now };
      if (part === 0) return refund.coveredBy === undefined ? [] : [owed];
      const covered = { ...owed, amount: part, coveredBy: id, pendingSms: undefined };
      return part === refund.amount ? [covered] : [covered, restOf(owed, part)];
    });
  return { covers: amount - left || undefined, changed };
}

/** What is owed of a failed refund of which a part is covered. That part only gets smaller, so no two have the same id. */
function restOf(refund: Refund, covered: Cents): Refund {
  return {
    ...refund,
    id: `${refund.id}-${covered}`,
    amount: refund.amount - covered,
    // These are told once a decision.
    priceReduction: undefined,
    pointsBack: undefined,
    pendingSms: undefined,
  };
}
