/**
 * Bounds against hanging, in milliseconds. No test says how fast a machine is: these are many times what the
 * slowest step takes on two cores, so that a slow or busy machine takes longer but fails nothing.
 */
export const LIMITS = {
  /** One test, with all its steps. */
  test: 10 * 60_000,
  /**
   * One wait for a state: of a page, a store, a process. Shorter ones, such as ten seconds, were reached by a page that loads
   * beside four other runs on two cores; only a test that fails waits for so long.
   */
  wait: 90_000,
  /** The start or the end of a whole shop. */
  shop: 5 * 60_000,
} as const;
