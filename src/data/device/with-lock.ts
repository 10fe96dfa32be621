/** A tab that has held a lock for longer is taken for one that the phone has put to sleep in the middle, ms. */
const patienceMs = 60_000;

/**
 * Runs `work` in one tab of the phone at a time, of all that hold the same lock; the others wait for it, and take the lock
 * from a tab that sleeps. What is done under a lock must be safe to repeat.
 *
 * A browser without Web Locks (iPhones before iOS 15.4, a page without https, one whose site data is blocked) can't tell a
 * tab what another does. There only a tab that is being looked at works: a phone shows one, but two windows side by side may
 * both work.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const withoutLock = () =>
    globalThis.document?.visibilityState === 'hidden' ? undefined : work();
  if (!locks) return withoutLock();
  let working: Promise<void> | undefined;
  const begin = () => {
    working = work();
    return working;
  };
  // A lock ends early when it is taken away; the work then goes on. Where site data is blocked none is given.
  const hold = (options: LockOptions) =>
    locks.request(`hansang ${name}`, options, begin).catch(() => {});
  await hold({ signal: AbortSignal.timeout(patienceMs) });
  if (!working) await hold({ steal: true });
  await (working ?? withoutLock());
}
