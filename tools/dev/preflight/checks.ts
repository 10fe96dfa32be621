/** Checks the configuration of a real project. Pure functions, so that each check has its test. */

import { type WrongSetting, wrongSettings } from '../../../functions/src/settings.ts';
import { isAbn } from '../../../src/domain/invoices/gst.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** Everything that is checked; a file that doesn't exist is undefined. */
export interface Configuration {
  /** Settings of the web build: .env, .env.local, .env.production and the environment. */
  readonly web: Settings;
  /** functions/.env.<project>. */
  readonly functions: Settings | undefined;
  /**
   * The secrets in Secret Manager; undefined when it could not be asked, `not-asked` when the check was not requested.
   */
  readonly secrets: Settings | 'not-asked' | undefined;
  readonly firebaseJson: string | undefined;
  readonly rules: string | undefined;
  /** The default project of .firebaserc. */
  readonly project: string | undefined;
  /** The built files by name; undefined before the first build. */
  readonly built: Readonly<Record<string, string>> | undefined;
}

export interface Finding {
  readonly ok: boolean;
  readonly what: string;
  /** How to fix it; a hint on a passed check is a warning, which does not prevent a deploy. */
  readonly hint?: string;
}

/** The seller's details, which src/data/shop-config.ts reads. */
const sellerSettings = [
  'VITE_SELLER_NAME',
  'VITE_SELLER_ADDRESS',
  'VITE_SELLER_PHONE',
  'VITE_SELLER_CALL_HOURS',
  'VITE_SELLER_EMAIL',
  'VITE_SELLER_KAKAO_URL',
];

const local = /(^|\/\/|@)(localhost|127\.|0\.0\.0\.0|\[::1\])/;

/** All findings, passed and failed, in the order in which an owner sets things up. */
export function check(configuration: Configuration, secretNames: readonly string[]): Finding[] {
  const { web, functions, secrets, project } = configuration;
  return [
    ...projectFindings(web, project),
    format(
      web,
      'VITE_FIREBASE_API_KEY',
      /^AIza[\w-]{35}$/,
      'Firebase console, Project settings, Your apps',
    ),
    format(
      web,
      'VITE_FIREBASE_APP_ID',
      /^1:\d+:web:[0-9a-f]+$/,
      'Firebase console, Project settings, Your apps',
    ),
    format(
      web,
      'VITE_FIREBASE_AUTH_DOMAIN',
      /^[\w-]+(\.[\w-]+)+$/,
      'usually <project>.firebaseapp.com',
    ),
    stripeFinding(web),
    format(
      web,
      'VITE_GOOGLE_MAPS_KEY',
      /^AIza[\w-]{35}$/,
      'Google Cloud console, Credentials; limited to this site and the Places API',
    ),
    ...sellerSettings.map((name) =>
      finding(
        Boolean(web[name]),
        `${name} is set`,
        'the shop shows made-up details where it is empty',
      ),
    ),
    abnFinding(web),
    gstFinding(web),
    ...['VITE_AREA_SYDNEY', 'VITE_AREA_GOSFORD'].map((name) =>
      format(
        web,
        name,
        /^(off|(-?\d+(\.\d+)?,){2}\d+(\.\d+)?)$/,
        'latitude,longitude,kilometres of where deliveries go, or "off" to ask nobody; the shop guesses where it is empty',
      ),
    ),
    ...standInFindings(web),
    ...functionFindings(functions, project, secretNames),
    ...secretFindings(secrets, secretNames),
    ...usableFindings(functions, secrets, secretNames),
    ...hostingFindings(configuration.firebaseJson),
    ...ruleFindings(configuration.rules),
    ...buildFindings(configuration.built, web.VITE_FIREBASE_PROJECT_ID),
  ];
}

function projectFindings(web: Settings, project: string | undefined): Finding[] {
  const id = web.VITE_FIREBASE_PROJECT_ID;
  const valid = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id ?? '') && !id?.startsWith('demo-');
  return [
    finding(
      valid,
      'VITE_FIREBASE_PROJECT_ID names a real project',
      'the id in the Firebase console; demo-… is for this machine only',
    ),
    finding(
      project !== undefined,
      '.firebaserc names the project that deploys go to',
      'npx firebase use --add',
    ),
    finding(
      project === id,
      'the build and the deploy are for the same project',
      `.firebaserc says ${project ?? 'nothing'}, VITE_FIREBASE_PROJECT_ID says ${id ?? 'nothing'}`,
    ),
  ];
}

function format(settings: Settings, name: string, form: RegExp, where: string): Finding {
  const value = settings[name] ?? '';
  if (value === '') return finding(false, `${name} is set`, where);
  return finding(form.test(value), `${name} has the form of one`, where);
}

/** A shop without an ABN may open; its invoices then have none. */
function abnFinding({ VITE_SELLER_ABN: abn }: Settings): Finding {
  if (!abn) {
    const hint =
      'invoices are printed without an ABN; a business that pays one may have to withhold tax';
    return { ok: true, what: 'VITE_SELLER_ABN is empty', hint };
  }
  return finding(
    isAbn(abn),
    'VITE_SELLER_ABN is an ABN',
    'eleven digits with a valid check sum, as at abr.business.gov.au',
  );
}

/** Whether a seller is registered for GST only the owner knows; empty claims nothing. */
function gstFinding({ VITE_SELLER_ABN: abn, VITE_SELLER_GST_FROM: from }: Settings): Finding {
  const name = 'VITE_SELLER_GST_FROM';
  if (!from) return { ok: true, what: `${name} is empty: no invoice is a tax invoice` };
  if (!isAbn(abn ?? '')) return finding(false, `${name} has an ABN with it`, 'set VITE_SELLER_ABN');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from));
  return finding(isDay, `${name} is a day`, 'the first day of the registration: 2026-07-01');
}

/** Test keys are right for a trial before the shop opens, but must be replaced later. */
function stripeFinding(web: Settings): Finding {
  const name = 'VITE_STRIPE_PUBLISHABLE_KEY';
  const found = format(
    web,
    name,
    /^pk_(live|test)_\w{10,}$/,
    'Stripe dashboard, Developers, API keys: pk_live_…',
  );
  if (!found.ok || !web[name]?.startsWith('pk_test_')) return found;
  const hint = 'no payment is real; the secrets must be of the test mode too (docs/deploy.md)';
  return { ok: true, what: `${name} is a test key`, hint };
}

function standInFindings(web: Settings): Finding[] {
  return ['VITE_FIRESTORE_HOST', 'VITE_AUTH_URL'].map((name) =>
    finding(!web[name], `${name} is not set`, 'it points the shop at a stand-in on this machine'),
  );
}

function functionFindings(
  settings: Settings | undefined,
  project: string | undefined,
  secretNames: readonly string[],
): Finding[] {
  const file = `functions/.env.${project ?? '<project>'}`;
  if (!settings) return [finding(false, `${file} exists`, 'docs/deploy.md lists what it holds')];
  const origins = (settings.SHOP_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  return [
    finding(true, `${file} exists`),
    finding(
      origins.every(isPublicOrigin),
      `SHOP_ORIGINS in ${file} lists https origins`,
      'such as https://shop.example, separated by commas, without a path',
    ),
    ...['STRIPE_API_URL', 'SMS_API_URL'].map((name) =>
      finding(
        !settings[name],
        `${name} in ${file} is not set`,
        'it points the functions at a stand-in',
      ),
    ),
    ...secretNames.map((name) =>
      finding(
        !settings[name],
        `${name} is not in ${file}`,
        `npx firebase functions:secrets:set ${name}, and take it out of the file`,
      ),
    ),
  ];
}

function isPublicOrigin(text: string): boolean {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'https:' && origin === text && !local.test(text);
  } catch {
    return false;
  }
}

function secretFindings(secrets: Configuration['secrets'], names: readonly string[]): Finding[] {
  if (secrets === 'not-asked') return [];
  if (!secrets) {
    return [
      finding(
        false,
        'the secrets could be listed',
        'npx firebase login, or --offline to leave this out',
      ),
    ];
  }
  return names.map((name) =>
    finding(
      secrets[name] !== undefined,
      `secret ${name} exists`,
      `npx firebase functions:secrets:set ${name}`,
    ),
  );
}

/** Whether the functions can use their settings, as they parse them; of secrets only those that there are. */
function usableFindings(
  settings: Settings | undefined,
  secrets: Configuration['secrets'],
  secretNames: readonly string[],
): Finding[] {
  if (!settings) return [];
  const stored = secrets === undefined || secrets === 'not-asked' ? {} : secrets;
  const isSeen = ({ name }: WrongSetting) => !secretNames.includes(name) || name in stored;
  const wrong = wrongSettings({ ...settings, ...stored }).filter(isSeen);
  if (wrong.length === 0) return [finding(true, 'the functions can use their settings')];
  return wrong.map(({ group, name, problem }) =>
    finding(
      false,
      `the functions can use ${name}`,
      `${problem}; until then nothing of ${group} works`,
    ),
  );
}

function hostingFindings(text: string | undefined): Finding[] {
  let hosting: { public?: string; headers?: unknown; rewrites?: { destination?: string }[] };
  try {
    hosting = (JSON.parse(text ?? '') as { hosting: typeof hosting }).hosting;
  } catch {
    return [finding(false, 'firebase.json can be read', 'restore it from the repository')];
  }
  const policy = JSON.stringify(hosting?.headers ?? '');
  return [
    finding(hosting?.public === 'dist', 'firebase.json uploads dist', 'hosting.public'),
    finding(
      hosting?.rewrites?.at(-1)?.destination === '/app.html',
      'every address leads to the shop',
      'the last of hosting.rewrites',
    ),
    finding(
      /script-src 'self'/.test(policy) && !/script-src[^;]*'unsafe-inline'/.test(policy),
      'the content security policy allows no inline scripts',
      'hosting.headers',
    ),
  ];
}

function ruleFindings(rules: string | undefined): Finding[] {
  const open = /allow[^;]*:\s*if\s+true\s*;/.test(
    (rules ?? '')
      .split('\n')
      .filter((line) => /write|create|update|delete/.test(line))
      .join('\n'),
  );
  return [
    finding(
      rules !== undefined && !open,
      'firestore.rules let nobody write everything',
      'restore firestore.rules from the repository',
    ),
  ];
}

function buildFindings(built: Configuration['built'], id: string | undefined): Finding[] {
  if (!built) return [finding(false, 'dist holds a build', 'npm run build')];
  const files = Object.entries(built);
  const withStandIn = files
    .filter(([, text]) => /127\.0\.0\.1:\d|localhost:\d/.test(text))
    .map(([name]) => name);
  return [
    finding(
      withStandIn.length === 0,
      'the build calls nothing on this machine',
      `found in ${withStandIn.join(', ')}: build again without VITE_FIRESTORE_HOST and VITE_AUTH_URL`,
    ),
    finding(
      (built['app.html'] ?? '').includes(`projects/${id}/`),
      'the build is for this project',
      'npm run build',
    ),
  ];
}

function finding(ok: boolean, what: string, hint?: string): Finding {
  return ok || hint === undefined ? { ok, what } : { ok, what, hint };
}
