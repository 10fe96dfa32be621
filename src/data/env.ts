import * as z from 'zod/mini';

/**
 * The build's settings, read once. It throws one error that lists every problem, so that a wrong deployment
 * fails at its first load and not at the first order. `VITE_FIRESTORE_HOST`, `VITE_AUTH_URL` and
 * `VITE_STORAGE_URL` point a local build at local services; a production build sets none of them.
 */
const schema = z.object({
  VITE_FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  VITE_FIREBASE_API_KEY: z.string().check(z.minLength(1)),
  VITE_FIREBASE_AUTH_DOMAIN: z.optional(z.string()),
  VITE_FIREBASE_APP_ID: z.optional(z.string()),
  VITE_FIRESTORE_HOST: z.optional(z.string()),
  VITE_AUTH_URL: z.optional(z.string()),
  VITE_FIREBASE_STORAGE_BUCKET: z.optional(z.string()),
  VITE_STORAGE_URL: z.optional(z.string()),
  VITE_STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  VITE_GOOGLE_MAPS_KEY: z.optional(z.string()),
  VITE_APP_CHECK_KEY: z.optional(z.string()),
});

export type Env = z.infer<typeof schema>;

function parseEnv(raw: unknown): Env {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The shop's configuration is incomplete:\n${problems.join('\n')}`);
}

export const env = parseEnv(import.meta.env);
