import * as z from 'zod';
import { parseAreaCircle } from '../../src/domain/customer/delivery-area.ts';
import { defaultAreas } from '../../src/domain/dates/default-areas.ts';
import { defaultReminderPots } from '../../src/domain/messages/reminder.ts';
import { defaultPotSizes } from '../../src/domain/messages/sms-limits.ts';

const required = z.string('is missing');
const count = z.coerce.number('is not a number').int();
const yesOrNo = z.enum(['true', 'false'], 'is neither true nor false').default('false');

/** An area as in the web build: latitude, longitude, kilometres; `off` reminds everybody. */
const area = z
  .string()
  .refine(
    (text) => text === 'off' || parseAreaCircle(text) !== undefined,
    'is not latitude,longitude,kilometres or off',
  );

/** Origins separated by commas. */
const origins = required.transform((text, context) =>
  text.split(',').flatMap((origin) => {
    const url = URL.parse(origin.trim());
    if (url && /^https?:$/.test(url.protocol)) return url.origin;
    context.addIssue('is not a list of origins such as https://shop.example');
    return [];
  }),
);

/**
 * The functions' settings, from the environment: secrets are mounted there by `secrets` in index.ts, the rest comes from
 * functions/.env.<project>. A group is what fails together when one of it is wrong. `STRIPE_API_URL` and `SMS_API_URL`
 * point a local run at local stand-ins; a real project sets neither.
 */
const groups = {
  /** Origins that the shop is served from; return addresses must be on one of them. */
  web: z.object({ SHOP_ORIGINS: origins }),
  /** Whether customers' calls must carry a token of App Check. */
  appCheck: z.object({ REQUIRE_APP_CHECK: yesOrNo }),
  payments: z.object({
    STRIPE_SECRET_KEY: required,
    STRIPE_WEBHOOK_SECRET: required,
    STRIPE_API_URL: z.url('is not a URL').optional(),
  }),
  sms: z.object({
    SMS_API_KEY: required,
    SMS_API_SECRET: required,
    SMS_SENDER: required.regex(
      /^(\d{8,15}|[A-Za-z0-9 ]{3,11})$/,
      'is neither a number with its country code, in digits, nor a registered name',
    ),
    SMS_API_URL: z.url('is not a URL').optional(),
    /** Most confirmation SMS a day to customers whom the shop knows, and to new accounts. */
    SMS_PER_DAY: count.positive().default(defaultPotSizes.known),
    SMS_PER_DAY_NEW: count.positive().default(defaultPotSizes.fresh),
    /** Whether customers get an SMS that their order was delivered. */
    DELIVERED_TEXTS: yesOrNo,
  }),
  mail: z.object({
    /** Mail server. A `#`, `/` or `?` of the password is written %23, %2F or %3F. */
    SMTP_URL: z.url({
      protocol: /^smtps?$/,
      error: 'is not a URL such as smtps://user:password@host:465',
    }),
    /** Sender of e-mails. */
    MAIL_FROM: required.regex(
      /^[^<>]+ <[^@<>\s]+@[^@<>\s]+>$/,
      'is not a sender such as Hansang <hello@shop.example>',
    ),
  }),
  reminders: z.object({
    /** How long before a date closes customers are reminded. */
    REMIND_HOURS_BEFORE: count.min(1).max(72).default(24),
    /** Most reminders a day; they come out of pots of their own. */
    REMINDER_MAILS_PER_DAY: count.min(0).default(defaultReminderPots.email),
    REMINDER_TEXTS_PER_DAY: count.min(0).default(defaultReminderPots.text),
    AREA_SYDNEY: area.default(defaultAreas.sydney),
    AREA_GOSFORD: area.default(defaultAreas.gosford),
  }),
};

type Groups = typeof groups;
type Group = keyof Groups;
type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that the functions can't use, and why; never with its value, which may be a secret. */
export interface WrongSetting {
  group: Group;
  name: string;
  problem: string;
}

/** What needs a group of settings of which one is wrong was not done. The log says once which. */
export class WrongSettings extends Error {
  constructor(wrong: readonly WrongSetting[]) {
    super(wrong.map(({ name, problem }) => `${name}: ${problem}`).join('; '));
    this.name = 'WrongSettings';
  }
}

/** Names of the settings that are secrets. */
export const secretNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMS_API_KEY',
  'SMS_API_SECRET',
  'SMTP_URL',
] as const;

/** Each group in an environment: its settings, or the error that throws what needs it. */
const parsed = new Map<Group, object>();

/**
 * A group of settings, parsed on first use and not at load, because a deploy analyses this code without its secrets. Throws
 * `WrongSettings`, for this group only.
 */
export function settings<Name extends Group>(name: Name): z.infer<Groups[Name]> {
  const known = parsed.get(name) ?? parse(name);
  parsed.set(name, known);
  if (known instanceof WrongSettings) throw known;
  return known as z.infer<Groups[Name]>;
}

function parse(name: Group): object {
  const { data, error } = groups[name].safeParse(present(process.env));
  if (data) return data;
  const wrong = new WrongSettings(problemsOf(name, error));
  console.error(
    `WRONG SETTINGS (${name}): ${wrong.message}. Nothing that needs them works until they are set right and the functions deployed again (docs/deploy.md).`,
  );
  return wrong;
}

/** Everything that is wrong in an environment. */
export function wrongSettings(environment: Environment): WrongSetting[] {
  return (Object.keys(groups) as Group[]).flatMap((name) => {
    const { error } = groups[name].safeParse(present(environment));
    return error ? problemsOf(name, error) : [];
  });
}

/** What is empty counts as not set. */
const present = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );

const problemsOf = (group: Group, { issues }: z.ZodError): WrongSetting[] =>
  issues.map(({ path, message }) => ({ group, name: String(path[0]), problem: message }));
