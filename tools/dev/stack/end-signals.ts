const PARENT_POLL_MS = 500;

/**
 * Resolves when the run must end: Ctrl-C, a termination signal, a closed terminal, or (with `endWithParent`)
 * the end of the parent process, which npm doesn't forward when it is killed.
 */
export function shutdownRequested(
  endWithParent: boolean,
): Promise<{ code: number; reason: string }> {
  return new Promise((resolve) => {
    // The handlers are kept: a second Ctrl-C must not interrupt the shutdown and leave parts running.
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
