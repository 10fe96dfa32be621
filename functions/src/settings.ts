import * as z from 'zod';
import { defaultAreas } from '../../src/domain/dates/default-areas.ts';
import { defaultReminderPots } from '../../src/domain/messages/reminder.ts';
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
  /** Mail server, `smtps://user:password@host:465`. */
  SMTP_URL: z.url(),
  /** Sender of e-mails: `Hansang <hello@shop.example>`. */
  MAIL_FROM: z.string().min(3),
  /** How long before a date closes customers are reminded. */
  REMIND_HOURS_BEFORE: z.coerce.number().int().min(1).max(72).default(24),
  /** Most reminders a day; they come out of pots of their own. */
  REMINDER_MAILS_PER_DAY: z.coerce.number().int().min(0).default(defaultReminderPots.email),
  REMINDER_TEXTS_PER_DAY: z.coerce.number().int().min(0).default(defaultReminderPots.text),
  /** Whether customers get an SMS that their order was delivered. */
  DELIVERED_TEXTS: z.enum(['true', 'false']).default('false'),
  /** Delivery areas as in the web build: latitude, longitude, kilometres; `off` reminds everybody. */
  AREA_SYDNEY: z.string().default(defaultAreas.sydney),
  AREA_GOSFORD: z.string().default(defaultAreas.gosford),
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
  'SMTP_URL',
] as const;
