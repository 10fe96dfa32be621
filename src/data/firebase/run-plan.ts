import { AppError, type AppErrorCode } from '../../domain/lib/app-error.ts';
import { sameValue } from '../../domain/lib/same-value.ts';
import { mergeData } from '../../domain/store/document-write.ts';
import {
  checkLockable,
  deletesOf,
  type Plan,
  type ReadDocument,
  writesOf,
} from '../../domain/store/transaction.ts';
import { loadTransactions } from '../documents/load-sdk.ts';
import { noteStored } from '../documents/stored-changes.ts';
import { LostCommit } from './lost-commit.ts';
import { answerError, toAppError } from './to-app-error.ts';

/** No attempt begins later than this after the first one, ms. */
const budgetMs = 30_000;
/** No pause between two attempts is longer, ms. */
const maxPauseMs = 4000;
/** An attempt without an answer counts as lost after this time, ms: the SDK's plain requests wait for ever. */
const unansweredMs = 20_000;
/** An error, but that the SDK says `failed-precondition` both for what has changed since it was read and for what never fits. */
type FailureKind = AppErrorCode | 'outdated';
/** How often a plan is tried at most, and how long the first pause may be, ms. Other errors are final. */
const retries: Partial<Record<FailureKind, { attempts: number; pauseMs: number }>> = {
  busy: { attempts: Number.POSITIVE_INFINITY, pauseMs: 200 },
  outdated: { attempts: 3, pauseMs: 200 },
  denied: { attempts: 3, pauseMs: 200 },
  network: { attempts: 5, pauseMs: 2000 },
  // The SDK fetches a new token after it.
  'signed-out': { attempts: 2, pauseMs: 200 },
};

/**
 * Runs a plan as a transaction of the Web SDK, and again after random, growing pauses for up to 30 s while
 * others write the same documents or Firestore can't be reached. The rules may check a commit before Firestore
 * notices that a document has changed since it was read, so a refusal can be a lost race: it is final when
 * three attempts in a row have read the same, and so is a write that doesn't fit (`unknown`). `onBusy` runs after each
 * attempt that failed because too many write at once. Throws AppError: LostCommit whenever a commit had no answer, whatever
 * became of later attempts.
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
  let lost: AppError | undefined;
  const requests: Promise<unknown>[] = [];
  for (let count = 1; ; count++) {
    const attempt: Attempt = { seen: {}, state: 'planning' };
    try {
      const request = runOnce(sdk, (read) => plan(read, failed?.kind === 'denied'), attempt);
      requests.push(request);
      const result = await answered(request);
      if (writesOf(result).length > 0) noteStored();
      return result;
    } catch (thrown) {
      const { seen, state } = attempt;
      attempt.state = 'given-up';
      const error = state === 'sent' ? answerError(thrown) : toAppError(thrown);
      if (state === 'sent' && error.code === 'network') lost = new LostCommit(error, requests);
      const kind = kindOf(error);
      failed = { kind, seen, count: repeats(failed, kind, seen) + 1 };
      const retry = retries[kind];
      if (!retry || failed.count >= retry.attempts) {
        throw lost ?? (kind === 'outdated' ? new AppError('unknown', error.cause) : error);
      }
      // Full jitter: those who lost the same race come back at different moments.
      const pause = Math.random() * Math.min(maxPauseMs, retry.pauseMs * 2 ** (count - 1));
      if (performance.now() - startedAt + pause > budgetMs) throw lost ?? error;
      if (error.code === 'busy') onBusy?.();
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}

type Sdk = Awaited<ReturnType<typeof loadTransactions>>;
type Fields = Parameters<ReadDocument>[2];

interface Attempt {
  /** What it has read. */
  seen: Record<string, unknown>;
  /** `given-up`: counts as lost before its commit was sent, so it must not be sent any more. */
  state: 'planning' | 'sent' | 'given-up';
}

/** A failed attempt, what it had read, and how many in a row have failed alike. */
interface Failure {
  kind: FailureKind;
  seen: Attempt['seen'];
  count: number;
}

function kindOf({ code, cause }: AppError): FailureKind {
  const failed = cause as { code?: unknown } | undefined;
  return failed?.code === 'failed-precondition' ? 'outdated' : code;
}

function repeats(last: Failure | undefined, kind: FailureKind, seen: Failure['seen']): number {
  if (last?.kind !== kind) return 0;
  const racing = kind === 'denied' || kind === 'outdated';
  return racing && !sameValue(last.seen, seen) ? 0 : last.count;
}

/** Rejects when an attempt has no outcome in time; what it wrote may still be stored. */
async function answered<T>(attempt: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('network')), unansweredMs);
  });
  return Promise.race([attempt, timeout]).finally(() => clearTimeout(timer));
}

async function readUnlocked({ db, doc, getDoc, getFields }: Sdk, path: string, fields?: Fields) {
  const readWhole = async () => (await getDoc(doc(db, path))).data();
  // The SDK's own requests say why something can't be read.
  return fields ? getFields(path, fields).catch(readWhole) : readWhole();
}

async function runOnce<Result extends object>(
  sdk: Sdk,
  plan: Plan<Result>,
  attempt: Attempt,
): Promise<Result> {
  const { db, deleteField, doc, FieldPath, runTransaction } = sdk;
  return runTransaction(
    db,
    async (transaction) => {
      const result = await plan(async (path, mode, fields) => {
        if (mode !== 'unlocked') checkLockable(path);
        const data =
          mode === 'unlocked'
            ? await readUnlocked(sdk, path, fields)
            : (await transaction.get(doc(db, path))).data();
        attempt.seen[path] = data;
        return data;
      });
      for (const write of writesOf(result)) {
        transaction.set(doc(db, write.collection, write.id), mergeData(write, deleteField), {
          mergeFields: write.fields.map(({ path }) => new FieldPath(...path)),
        });
      }
      for (const path of deletesOf(result)) transaction.delete(doc(db, path));
      if (attempt.state === 'given-up') throw new AppError('network');
      attempt.state = 'sent';
      return result;
    },
    { maxAttempts: 1 },
  );
}
