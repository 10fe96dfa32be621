import { env } from '../env.ts';

/** App Check, in a build that has a key for it: loaded before anything else of Firebase. */
export const loadAppCheck = async (): Promise<typeof import('../app-check.ts') | undefined> =>
  env.VITE_APP_CHECK_KEY ? import('../app-check.ts') : undefined;
