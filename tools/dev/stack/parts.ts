import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionsEnvironment, LOCAL_SECRETS } from './functions-settings.ts';
import { type Options, REPOSITORY } from './options.ts';
import { type Part, part } from './part.ts';
import type { Addresses, Ports } from './server-addresses.ts';
import { storesOf, webSettings } from './web-settings.ts';

/** The local Firestore server (packages/local-firestore), with its data on disk. */
export function firestorePart(ports: Ports, dataDir: string): Part {
  return part({
    name: 'Firestore',
    args: [
      join(REPOSITORY, 'packages/local-firestore/src/main.js'),
      ...['--port', String(ports.firestore)],
      ...['--data', join(dataDir, 'firestore')],
      ...['--rules', join(REPOSITORY, 'firestore.rules')],
      ...['--indexes', join(REPOSITORY, 'firestore.indexes.json')],
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/firestore.log'),
    url: `http://127.0.0.1:${ports.firestore}/`,
  });
}

/** The web app: Vite's dev server, or a production build, made now or earlier for this copy's ports. */
export function webPart(ports: Ports, addresses: Addresses, { built, build }: Options): Part {
  const { dataDir } = addresses;
  const served = build === undefined ? [join(dataDir, 'web'), '--build'] : [build];
  const [folder = '', ...flags] = served;
  return part({
    name: 'Web app',
    args: built
      ? [join(import.meta.dirname, 'serve-build.ts'), folder, String(ports.web), ...flags]
      : [viteProgram(), '--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'],
    cwd: REPOSITORY,
    env: {
      ...webSettings(storesOf(addresses)),
      // The page calls the functions on its own origin, like hosting's rewrites.
      FUNCTIONS_URL: addresses.functions,
      VITE_CACHE_DIR: join(dataDir, 'vite'),
    },
    logFile: join(dataDir, 'logs/web.log'),
    url: `http://127.0.0.1:${ports.web}/`,
  });
}

function viteProgram(): string {
  const manifest = fileURLToPath(import.meta.resolve('vite/package.json'));
  return join(dirname(manifest), 'bin/vite.js');
}

/** The stand-in for the payment provider. */
export function paymentsPart(ports: Ports, addresses: Addresses): Part {
  const { dataDir } = addresses;
  return part({
    name: 'Payment sandbox',
    args: [
      join(REPOSITORY, 'tools/dev/payment-sandbox/main.ts'),
      ...['--port', String(ports.payments)],
      ...['--file', join(dataDir, 'payments/sessions.jsonl')],
      ...['--webhook-url', `${addresses.functions}/app/stripe-webhook`],
      ...['--webhook-secret', LOCAL_SECRETS.STRIPE_WEBHOOK_SECRET ?? ''],
      ...['--firestore', addresses.firestore],
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/payments.log'),
    url: `${addresses.payments}/`,
  });
}

/** The stand-in for the SMS provider and the mail server. */
export function smsPart(ports: Ports, addresses: Addresses): Part {
  const { dataDir } = addresses;
  return part({
    name: 'SMS outbox',
    args: [
      join(REPOSITORY, 'tools/dev/sms-outbox/main.ts'),
      ...['--port', String(ports.sms), '--file', join(dataDir, 'sms/outbox.jsonl')],
      ...['--mail-port', String(ports.mail), '--mails', join(dataDir, 'sms/mails.jsonl')],
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/sms.log'),
    url: `${addresses.sms}/`,
  });
}

/** The stand-in for Cloud Storage. */
export function storagePart(ports: Ports, addresses: Addresses): Part {
  const { dataDir } = addresses;
  return part({
    name: 'Photo storage',
    args: [
      join(REPOSITORY, 'tools/dev/storage/main.ts'),
      ...['--port', String(ports.storage)],
      ...['--folder', join(dataDir, 'storage')],
      ...['--rules', join(REPOSITORY, 'storage.rules')],
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/storage.log'),
    url: `${addresses.storage}/`,
  });
}

/** Runs the scheduled functions. */
export function jobsPart(ports: Ports, addresses: Addresses): Part {
  return part({
    name: 'Scheduled jobs',
    args: [join(import.meta.dirname, 'scheduled-jobs.ts'), addresses.functions],
    cwd: REPOSITORY,
    env: functionsEnvironment(ports, addresses),
    logFile: join(addresses.dataDir, 'logs/jobs.log'),
    url: `${addresses.functions}/app/health`,
  });
}
