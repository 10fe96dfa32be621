import { ownValue } from '../../domain/lib/own-value.ts';
import { sameValue } from '../../domain/lib/same-value.ts';
import type { DocumentWrite } from '../../domain/store/document-write.ts';
import { type Plan, writesOf } from '../../domain/store/transaction.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { observeShown } from './live-document.ts';

/** How long a stored change may take until the screens show it, ms. */
const timeoutMs = 3000;

/**
 * Ends once the screens show what was stored in the documents that they listen to: the commit's answer can come before the
 * listener's, and a tap on what stood before would do the reverse of what was meant, or meet one's own change as
 * somebody else's. A listener that has stopped is not waited for.
 */
export async function untilShown(writes: readonly DocumentWrite[]): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  await Promise.all(writes.map((write) => untilOneShown(write, late.signal)));
  clearTimeout(timer);
}

/** Runs a plan, and ends once the screens show what it has stored. Throws AppError. */
export async function runShownPlan<Result extends object>(plan: Plan<Result>): Promise<Result> {
  const result = await runPlan(plan);
  await untilShown(writesOf(result));
  return result;
}

function untilOneShown(write: DocumentWrite, late: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = observeShown(`${write.collection}/${write.id}`, (fields, failed) => {
      if (failed || isIn(write, fields)) end();
    });
    function end() {
      // Deferred, because the first state is reported before `stop` is assigned.
      setTimeout(() => stop?.());
      resolve();
    }
    if (!stop) end();
    late.addEventListener('abort', end);
  });
}

/** Whether a document's fields have a write in them, as far as its values can be compared. */
function isIn({ fields: changes }: DocumentWrite, fields: unknown): boolean {
  return changes.every((change) => {
    const stored = change.path.reduce(memberOf, fields);
    if ('remove' in change) return stored === undefined;
    const wanted: unknown = JSON.parse(JSON.stringify(change.set ?? null));
    return hasInstances(change.set) || sameValue(wanted, stored);
  });
}

const memberOf = (within: unknown, name: string): unknown =>
  typeof within === 'object' && within !== null ? ownValue(within as never, name) : undefined;

/** Whether a value has Dates or the like in it, which Firestore gives back as other classes. */
function hasInstances(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasInstances);
  return (
    Object.getPrototypeOf(value) !== Object.prototype || Object.values(value).some(hasInstances)
  );
}
