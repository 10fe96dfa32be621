/**
 * The addresses of the parts of one local copy of the shop. All ports are derived from the web port, so that
 * one number moves the whole copy and two copies do not collide.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT_ID = 'demo-hansang';
export const DEFAULT_WEB_PORT = 5173;
/** The copy with web port N uses the ports N … N+11. */
export const PORTS_PER_COPY = 12;
const REGION = 'australia-southeast1';
const LOOPBACK = '127.0.0.1';

/** Ports of one copy, all on 127.0.0.1. */
export interface Ports {
  readonly web: number;
  readonly firestore: number;
  readonly auth: number;
  readonly functions: number;
  readonly hub: number;
  readonly payments: number;
  readonly sms: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
  readonly storage: number;
  readonly mail: number;
}

/**
 * The content of `stack.json` for tools and tests; `firestore` and `auth` are `host:port`, the others URLs
 * without a slash at the end.
 */
export interface Addresses {
  readonly projectId: string;
  readonly web: string;
  readonly firestore: string;
  readonly auth: string;
  /** The function `app`: append `/app/…` or `/sendSMS`. */
  readonly functions: string;
  /** The payment sandbox. */
  readonly payments: string;
  /** The outbox, with the SMS as JSON at `/outbox` and the e-mails at `/mails`. */
  readonly sms: string;
  /** Replaces Cloud Storage for photos. */
  readonly storage: string;
  readonly dataDir: string;
  /** Id of the process that runs the copy. */
  readonly pid: number;
}

export function portsFrom(web: number): Ports {
  return {
    web,
    firestore: web + 1,
    auth: web + 2,
    functions: web + 3,
    hub: web + 4,
    payments: web + 5,
    sms: web + 6,
    logging: web + 7,
    eventarc: web + 8,
    tasks: web + 9,
    storage: web + 10,
    mail: web + 11,
  };
}

export function addressesFor(ports: Ports, dataDir: string): Addresses {
  return {
    projectId: PROJECT_ID,
    web: `http://localhost:${ports.web}`,
    firestore: `${LOOPBACK}:${ports.firestore}`,
    auth: `${LOOPBACK}:${ports.auth}`,
    functions: `http://${LOOPBACK}:${ports.functions}/${PROJECT_ID}/${REGION}/app`,
    payments: `http://${LOOPBACK}:${ports.payments}`,
    sms: `http://${LOOPBACK}:${ports.sms}`,
    storage: `http://${LOOPBACK}:${ports.storage}`,
    dataDir,
    pid: process.pid,
  };
}

function stackFile(dataDir: string): string {
  return join(dataDir, 'stack.json');
}

/** Written atomically, so that no reader sees half a file. */
export function writeAddresses(addresses: Addresses): void {
  const file = stackFile(addresses.dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(addresses, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * The addresses of the copy in `dataDir` while it runs; undefined when it does not, also if a killed one left
 * its file.
 */
export function readAddresses(dataDir: string): Addresses | undefined {
  let addresses: Addresses;
  try {
    addresses = JSON.parse(readFileSync(stackFile(dataDir), 'utf8')) as Addresses;
  } catch {
    return undefined;
  }
  return isAlive(addresses.pid) ? addresses : undefined;
}

export function removeAddresses(dataDir: string): void {
  rmSync(stackFile(dataDir), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
