const PARENT_POLL_MS = 500;

/**
 * Resolves when the run shall end: Ctrl-C, a termination signal, a closed terminal, or (with `endWithParent`)
 * the end of the process that started this one, which npm doesn't pass on when it is killed.
 */
export function whenAskedToEnd(endWithParent: boolean): Promise<{ code: number; reason: string }> {
  return new Promise((resolve) => {
    // The handlers stay: a second Ctrl-C must not cut the orderly end short and leave parts behind.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve({ code: 0, reason: '' }));
    }
    if (!endWithParent) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid !== parent) resolve({ code: 0, reason: 'npm is gone' });
    }, PARENT_POLL_MS);
    timer.unref();
  });
}
