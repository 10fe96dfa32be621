/**
 * App Check, in a build that has a key for it: loaded before anything else of Firebase. The key is looked up here
 * and not in env.ts, so that a build without one leaves the code out.
 */
export const loadAppCheck = async (): Promise<typeof import('../app-check.ts') | undefined> =>
  import.meta.env.VITE_APP_CHECK_KEY ? import('../app-check.ts') : undefined;
