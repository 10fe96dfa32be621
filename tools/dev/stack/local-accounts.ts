/**
 * Stores the Auth emulator's accounts on disk. The emulator keeps them in memory and exports only at a clean
 * exit; here they are written within a second of a change, so that they survive a killed shop.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ID } from './server-addresses.ts';

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const INTERVAL_MS = 1000;

/** An account in the format of the emulator's REST interface. */
export interface StoredAccount {
  readonly localId: string;
  readonly [field: string]: unknown;
}

export interface NewAccount {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
  /** Custom claims such as `{staff: true}`. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

function accountsUrl(auth: string, call: string): string {
  return `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts${call}`;
}

async function call(url: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { headers: OWNER, ...init });
  if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
  return response.json();
}

async function listAccounts(auth: string): Promise<readonly StoredAccount[]> {
  const answer = await call(accountsUrl(auth, ':batchGet?maxResults=-1'));
  return (answer as { users?: StoredAccount[] }).users ?? [];
}

/** Creates one account with a fixed uid; an existing uid or e-mail is an error. */
export async function createAccount(auth: string, account: NewAccount): Promise<void> {
  const { claims, ...fields } = account;
  await call(accountsUrl(auth, ''), fields);
  if (claims === undefined) return;
  const { localId } = account;
  await call(accountsUrl(auth, ':update'), { localId, customAttributes: JSON.stringify(claims) });
}

/** Confirms the e-mail address of an account, as the link in an e-mail does. */
export async function confirmEmail(auth: string, localId: string): Promise<void> {
  await call(accountsUrl(auth, ':update'), { localId, emailVerified: true });
}

/** Ends an account's log-ins on every phone, and lets nobody log in to it. */
export async function endLogIns(auth: string, localId: string): Promise<void> {
  await call(accountsUrl(auth, ':update'), { localId, disableUser: true });
}

/** Adds accounts in one request, with their uids, passwords and claims; an existing uid is an error. */
export async function importAccounts(auth: string, users: readonly StoredAccount[]): Promise<void> {
  const answer = await call(accountsUrl(auth, ':batchCreate'), { users });
  const { error } = answer as { error?: readonly unknown[] };
  if (error !== undefined && error.length > 0) {
    throw new Error(`accounts not taken back: ${JSON.stringify(error)}`);
  }
}

/** Keeps `{dataDir}/auth/accounts.json` in sync with the emulator's accounts. */
export class AccountKeeper {
  readonly #auth: string;
  readonly #file: string;
  #written = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(auth: string, dataDir: string) {
    this.#auth = auth;
    this.#file = join(dataDir, 'auth/accounts.json');
  }

  /** Loads the accounts of the last run into the emulator; returns their number. */
  async restore(): Promise<number> {
    let text: string;
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch {
      return 0;
    }
    const users = JSON.parse(text) as readonly StoredAccount[];
    if (users.length > 0) await importAccounts(this.#auth, users);
    this.#written = text;
    return users.length;
  }

  /** From now on saves at every change. */
  watch(): void {
    const tick = async () => {
      // A failing emulator is reported by its own part; the file keeps the last saved state.
      await this.save().catch(() => {});
      if (this.#timer !== undefined) this.#timer = setTimeout(tick, INTERVAL_MS);
    };
    this.#timer = setTimeout(tick, INTERVAL_MS);
  }

  async save(): Promise<void> {
    const text = JSON.stringify(await listAccounts(this.#auth));
    if (text === this.#written) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, text);
    renameSync(`${this.#file}.new`, this.#file);
    this.#written = text;
  }

  /** Saves once more and stops watching. */
  async close(): Promise<void> {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.save();
  }
}
