import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import { sameValue } from '../../domain/lib/same-value.ts';
import { mergeData } from '../../domain/store/document-write.ts';
import { checkLockable, deletesOf, type Plan, writesOf } from '../../domain/store/transaction.ts';
import { loadTransactions } from '../documents/load-sdk.ts';
import { toAppError } from './to-app-error.ts';

/** No attempt begins later than this after the first one, ms. */
const budgetMs = 30_000;
/** No pause between two attempts is longer, ms. */
const maxPauseMs = 4000;
/** How often a plan is tried at most, and how long the first pause may be, ms. Other errors are final. */
const retries: Partial<Record<AppErrorCode, { attempts: number; pauseMs: number }>> = {
  busy: { attempts: Number.POSITIVE_INFINITY, pauseMs: 200 },
  denied: { attempts: 3, pauseMs: 200 },
  network: { attempts: 5, pauseMs: 2000 },
  // The SDK fetches a new token after it.
  'signed-out': { attempts: 2, pauseMs: 200 },
};

/**
 * Runs a plan as a transaction of the Web SDK, and again after random, growing pauses for up to 30 s while
 * others write the same documents or Firestore can't be reached. The rules may check a commit before Firestore
 * notices that a document has changed since it was read, so a refusal can be a lost race: it is final when
 * three attempts in a row have read the same. `onBusy` runs after each attempt that failed because too many
 * write at once. Throws AppError.
 */
export async function runPlan<Result extends object>(
  plan: Plan<Result>,
  onBusy?: () => void,
): Promise<Result> {
  const sdk = await loadTransactions().catch((thrown: unknown) =>
    Promise.reject(toAppError(thrown)),
  );
  const startedAt = performance.now();
  let failed: Failure | undefined;
  for (let attempt = 1; ; attempt++) {
    const seen: Failure['seen'] = {};
    try {
      return await runOnce(sdk, (read) => plan(read, failed?.code === 'denied'), seen);
    } catch (thrown) {
      const error = toAppError(thrown);
      failed = { code: error.code, seen, count: repeats(failed, error.code, seen) + 1 };
      const retry = retries[error.code];
      if (!retry || failed.count >= retry.attempts) throw error;
      // Full jitter: those who lost the same race come back at different moments.
      const pause = Math.random() * Math.min(maxPauseMs, retry.pauseMs * 2 ** (attempt - 1));
      if (performance.now() - startedAt + pause > budgetMs) throw error;
      if (error.code === 'busy') onBusy?.();
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}

type Sdk = Awaited<ReturnType<typeof loadTransactions>>;

/** A failed attempt, what it had read, and how many in a row have failed alike. */
interface Failure {
  code: AppErrorCode;
  seen: Record<string, unknown>;
  count: number;
}

function repeats(last: Failure | undefined, code: AppErrorCode, seen: Failure['seen']): number {
  if (last?.code !== code) return 0;
  return code === 'denied' && !sameValue(last.seen, seen) ? 0 : last.count;
}

async function runOnce<Result extends object>(
  sdk: Sdk,
  plan: Plan<Result>,
  seen: Failure['seen'],
): Promise<Result> {
  const { db, deleteField, doc, FieldPath, getDoc, runTransaction } = sdk;
  return runTransaction(
    db,
    async (transaction) => {
      const result = await plan(async (path, mode) => {
        if (mode !== 'unlocked') checkLockable(path);
        const found = await (mode === 'unlocked'
          ? getDoc(doc(db, path))
          : transaction.get(doc(db, path)));
        const data = found.data();
        seen[path] = data;
        return data;
      });
      for (const write of writesOf(result)) {
        transaction.set(doc(db, write.collection, write.id), mergeData(write, deleteField), {
          mergeFields: write.fields.map(({ path }) => new FieldPath(...path)),
        });
      }
      for (const path of deletesOf(result)) transaction.delete(doc(db, path));
      return result;
    },
    { maxAttempts: 1 },
  );
}
