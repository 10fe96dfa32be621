import * as z from 'zod';
import { defaultPotSizes } from '../../src/domain/messages/sms-limits.ts';

/**
 * The functions' settings, from the environment: secrets are mounted there by `secrets` in index.ts,
 * the rest comes from functions/.env.<project>. `STRIPE_API_URL` and `SMS_API_URL` point a local run
 * at local stand-ins; a real project sets neither.
 */
const schema = z.object({
  /** Origins that the shop is served from, comma separated; return addresses must be on one of them. */
  SHOP_ORIGINS: z
    .string()
    .min(1)
    .transform((value) => value.split(',').map((origin) => new URL(origin.trim()).origin)),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: z.url().optional(),
  SMS_API_KEY: z.string().min(1),
  SMS_API_SECRET: z.string().min(1),
  SMS_SENDER: z.string().min(1),
  SMS_API_URL: z.url().optional(),
  /** Most confirmation SMS a day to customers whom the shop knows, and to new accounts. */
  SMS_PER_DAY: z.coerce.number().int().positive().default(defaultPotSizes.known),
  SMS_PER_DAY_NEW: z.coerce.number().int().positive().default(defaultPotSizes.fresh),
  /** Whether customers' calls must carry a token of App Check. */
  REQUIRE_APP_CHECK: z.enum(['true', 'false']).default('false'),
});

export type Settings = z.infer<typeof schema>;

let parsed: Settings | undefined;

/** Parsed on first use and not at load, because a deploy analyses this code without its secrets. */
export function settings(): Settings {
  parsed ??= schema.parse(process.env);
  return parsed;
}

/** Names of the settings that are secrets. */
export const secretNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMS_API_KEY',
  'SMS_API_SECRET',
] as const;
