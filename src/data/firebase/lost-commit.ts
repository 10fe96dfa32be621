import { AppError } from '../../domain/lib/app-error.ts';

/** Firestore answers a commit within 60 s or drops it, ms. */
const longestMs = 60_000;

/** A commit has had no answer: it may be stored, or may still be on its way. */
export class LostCommit extends AppError {
  /** Resolves once none of these requests can store anything any more. */
  readonly ended: Promise<unknown>;

  constructor(cause: unknown, requests: readonly Promise<unknown>[]) {
    super('network', cause);
    const dropped = new Promise((end) => setTimeout(end, longestMs));
    this.ended = Promise.race([Promise.allSettled(requests), dropped]);
  }
}
