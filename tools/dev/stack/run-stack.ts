import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorsPart } from './emulators-part.ts';
import { shutdownRequested } from './end-signals.ts';
import { portsInUse } from './free-ports.ts';
import { AccountKeeper } from './local-accounts.ts';
import type { Options } from './options.ts';
import { type Part, whenAnswered } from './part.ts';
import { firestorePart, jobsPart, paymentsPart, smsPart, storagePart, webPart } from './parts.ts';
import { startGuard } from './process-group.ts';
import {
  type Addresses,
  addressesFor,
  type Ports,
  portsFrom,
  readAddresses,
  removeAddresses,
  writeAddresses,
} from './server-addresses.ts';
import { progress, reportSteps, welcome } from './start-progress.ts';

/** Runs one copy of the shop until it is asked to end or a part ends unexpectedly; returns the exit code. */
export async function runStack(options: Options): Promise<number> {
  const ports = portsFrom(options.webPort);
  const addresses = addressesFor(ports, options.dataDir);
  await refuseIfTaken(ports, addresses, options);
  prepareDataDir(options);
  const ended = shutdownRequested(options.endWithParent);
  startGuard();

  const accounts = new AccountKeeper(addresses.auth, options.dataDir);
  let parts: readonly Part[] = [];
  try {
    parts = partsOf(options, ports, addresses);
    const failed = Promise.race(parts.map(failureOf));
    for (const part of parts) part.start();
    progress(`Starting the shop at ${addresses.web}`);
    const start = bringUp(parts, accounts, addresses);
    // If a part ends first, its reason is reported instead.
    start.catch(() => {});
    const early = await Promise.race([start, failed, ended]);
    if (early === undefined) {
      accounts.watch();
      writeAddresses(addresses);
      welcome(addresses);
    }
    const outcome = early ?? (await Promise.race([failed, ended]));
    if (outcome.reason !== '') console.error(outcome.reason);
    return outcome.code;
  } finally {
    removeAddresses(options.dataDir);
    progress('Ending');
    await accounts.close().catch(() => {});
    await Promise.all(parts.map((part) => part.stop()));
  }
}

/** How a run ended; with an empty reason nothing is printed. */
interface Outcome {
  readonly code: number;
  readonly reason: string;
}

async function refuseIfTaken(
  { web, ...others }: Ports,
  addresses: Addresses,
  { withoutWeb }: Options,
): Promise<void> {
  const running = readAddresses(addresses.dataDir);
  if (running !== undefined) {
    throw new Error(`already running on ${running.web} with the data in ${running.dataDir}`);
  }
  // Without a web server of its own, somebody else serves the pages, perhaps already.
  const own = [...(withoutWeb ? [] : [web]), ...Object.values(others)];
  const taken = await portsInUse(own);
  if (taken.length > 0) {
    throw new Error(`port ${taken.join(', ')} in use; another place: npm start -- --port 5273`);
  }
}

function prepareDataDir({ dataDir, fresh }: Options): void {
  if (fresh) {
    for (const kept of ['firestore', 'auth', 'payments', 'sms', 'storage']) {
      rmSync(join(dataDir, kept), { recursive: true, force: true });
    }
  }
  mkdirSync(dataDir, { recursive: true });
}

function partsOf(options: Options, ports: Ports, addresses: Addresses): readonly Part[] {
  const emulators = emulatorsPart(ports, addresses, options.officialFirestore);
  const web = options.withoutWeb ? [] : [webPart(ports, addresses, options)];
  const jobs = options.withoutJobs ? [] : [jobsPart(ports, addresses)];
  const standIns = [
    paymentsPart(ports, addresses),
    smsPart(ports, addresses),
    storagePart(ports, addresses),
  ];
  const firestore = options.officialFirestore ? [] : [firestorePart(ports, options.dataDir)];
  // The emulators take longest, so they start first.
  return [emulators, ...firestore, ...web, ...standIns, ...jobs];
}

async function failureOf(part: Part): Promise<Outcome> {
  return { code: 1, reason: `${part.name} ${await part.died}` };
}

/** Waits for all parts and fills empty stores meanwhile; returns undefined on success. */
async function bringUp(
  parts: readonly Part[],
  accounts: AccountKeeper,
  addresses: Addresses,
): Promise<undefined> {
  // Imported here, so that the parts start without waiting for it.
  const sample = import('./load-sample.ts');
  const fillFirestore = async () => {
    await whenAnswered(`http://${addresses.firestore}/`);
    await (await sample).fillFirestore(addresses);
  };
  const fillAuth = async () => {
    await whenAnswered(`http://${addresses.auth}/`);
    await (await sample).fillAuth(addresses, accounts);
  };
  const starts = Object.fromEntries(parts.map((part) => [part.name, part.ready()]));
  await reportSteps({ ...starts, 'Dates and menus': fillFirestore(), Accounts: fillAuth() });
}
