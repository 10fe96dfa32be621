/**
 * Loads App Check, in a build that has a key for it, before the rest of Firebase. The key is read here and
 * not in env.ts, so that a build without one leaves the code out.
 */
export const loadAppCheck = async (): Promise<typeof import('../app-check.ts') | undefined> =>
  import.meta.env.VITE_APP_CHECK_KEY ? import('../app-check.ts') : undefined;
