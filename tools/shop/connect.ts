import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { runPlanIn } from '../../functions/src/run-plan-as-admin.ts';
import { planProfileCopies } from '../../src/domain/customer/profile-copies.ts';
import type { User } from '../../src/domain/customer/user.ts';
import type { PlannedAction } from '../../src/domain/staff/actions/action.ts';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { type LoggedChange, logWrites, type StaffActor } from '../../src/domain/staff/staff-log.ts';
import type { StaffProblem } from '../../src/domain/staff/staff-problem.ts';
import type { DocumentWrite } from '../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../src/domain/store/transaction.ts';
import { CommandError } from './command-error.ts';
import { say } from './say.ts';

/** The connections that commands use. */
export interface Shop {
  db: Firestore;
  auth: Auth;
  /** Base URL of the shop's pages, without a slash at the end. */
  web: string;
  /** "the local shop" or the project's name, for messages. */
  name: string;
  /** The time by the shop's own clock, epoch ms. */
  time: () => Promise<number>;
}

/** Options that come before the command's name. */
export interface ConnectOptions {
  data: string;
  project?: string;
  /** Another database of it than `(default)`, such as a restored one. */
  database?: string;
  web?: string;
}

/**
 * Connects to the running local shop (its stack.json), or with `project` to a real Firebase project with the
 * credentials of the environment (GOOGLE_APPLICATION_CREDENTIALS). Throws CommandError when there is neither.
 */
export function connect(options: ConnectOptions): Shop {
  if (options.project) {
    const app = initializeApp({ projectId: options.project });
    const web = options.web ?? `https://${options.project}.web.app`;
    const db = databaseOf(app, options);
    return { db, auth: getAuth(app), web, name: options.project, time: () => timeOf(db) };
  }
  const stack = readStack(`${options.data}/stack.json`);
  process.env.FIRESTORE_EMULATOR_HOST = stack.firestore;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = stack.auth;
  // A local shop does not run in a cloud, so there is no metadata server for credentials.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  // Each local shop gets its own app name, so that tests can connect to several.
  const app = initializeApp({ projectId: stack.projectId }, stack.firestore);
  const web = options.web ?? stack.web;
  const [db, auth] = [databaseOf(app, options), getAuth(app)];
  return { db, auth, web, name: 'the local shop', time: async () => Date.now() };
}

const databaseOf = (app: App, { database = '(default)' }: ConnectOptions): Firestore =>
  getFirestore(app, database);

/** The time by the clock of Firestore, epoch ms. */
export async function timeOf(db: Firestore): Promise<number> {
  return (await db.doc('common/registration').get()).readTime.toMillis();
}

interface Stack {
  projectId: string;
  firestore: string;
  auth: string;
  web: string;
}

function readStack(file: string): Stack {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stack;
  } catch (error) {
    const hint = 'start it with "npm start", or name a real project with --project';
    throw new CommandError(`No local shop is running (${file} is not there): ${hint}.`, error);
  }
}

/** Reads a document's data; undefined when it is missing. */
export async function readData(
  shop: Shop,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  return (await shop.db.doc(path).get()).data();
}

/** How far this computer's clock may be from the shop's, ms. */
const clockToleranceMs = 5000;

/**
 * The terminal's user, as the log names them. Throws CommandError while this computer's clock is wrong: what commands store
 * has its times. With one that is ahead, the customer of a changed order could change none until then, as each change has
 * to be later than the last; with one that is behind, log-ins that a new role ends would go on.
 */
export async function operator(shop: Shop): Promise<StaffActor> {
  const asked = Date.now();
  const time = await shop.time();
  const now = Date.now();
  // The shop's clock was read at some moment between the two.
  const off = asked > time ? asked - time : Math.min(0, now - time);
  if (Math.abs(off) > clockToleranceMs) {
    const seconds = Math.round(Math.abs(off) / 1000);
    throw new CommandError(
      `This computer's clock is ${seconds} s ${off > 0 ? 'ahead' : 'behind'}. Nothing was stored: let the system set the time, and repeat the command.`,
    );
  }
  return { uid: 'operator', name: `${userInfo().username} (terminal)`, now, entryId: randomUUID() };
}

/**
 * Runs an action of staff in one transaction, whatever the present state is. Returns whether anything was
 * written. Throws CommandError with the problem.
 */
export async function runAction<Input, State>(
  shop: Shop,
  action: PlannedAction<Input, State>,
  input: Input,
): Promise<boolean> {
  const actor = await operator(shop);
  const outcome = await runPlanIn(shop.db)((read) =>
    planAction(action, input, undefined, read, actor),
  );
  if (outcome.kind === 'refused') throw new CommandError(problemText(outcome.problem));
  const uid = action.profileOf?.(input);
  if (uid !== undefined) await copyProfile(shop, uid);
  return outcome.kind === 'write';
}

/**
 * Copies a changed profile to the user list. If that is full, the profile is still changed and the operator is
 * informed.
 */
async function copyProfile({ db }: Shop, uid: string): Promise<void> {
  try {
    await runPlanIn(db)(async (read) => {
      const user = (await read(`users/${uid}`)) as User | undefined;
      return { writes: user?.listLoc ? await planProfileCopies(user, read) : [] };
    });
  } catch (error) {
    say(`The user list was not changed (${error}). Repeat the command later.`);
  }
}

/**
 * Stores what no action does, in one transaction with its log entry. `plan` returns undefined if there is nothing to
 * do, and no entry is written either. Returns whether one was.
 */
export async function writeLogged(
  shop: Shop,
  change: LoggedChange,
  plan: (read: ReadDocument, actor: StaffActor) => Promise<DocumentWrite[] | undefined>,
): Promise<boolean> {
  const actor = await operator(shop);
  const { writes } = await runPlanIn(shop.db)(async (read) => {
    const planned = await plan(read, actor);
    return { writes: planned ? [...planned, ...logWrites(actor, change)] : [] };
  });
  return writes.length > 0;
}

function problemText(problem: StaffProblem): string {
  switch (problem.code) {
    case 'unknown-date':
      return 'There is no such date; "shop dates" lists them.';
    case 'unknown-menu':
      return `The date has no menu ${problem.menuId}.`;
    case 'unknown-order':
      return 'There is no such order.';
    case 'unknown-issue':
      return 'There is no such issue.';
    case 'unknown-customer':
      return 'There is no such customer.';
    case 'order':
      return `The order is not possible: ${problem.problems.map(({ code }) => code).join(', ')}.`;
    case 'order-stays':
      return `The order stays on its date: ${problem.why}.`;
    case 'refund-failed':
      return 'The card has not got its money back; settle the refund first.';
    case 'points-spent':
      return 'The customer has used these points already.';
    case 'code-used':
      return 'Customers have used the code, so it stays; give it an end.';
    case 'takes-orders':
      return 'The date still takes orders; close it first.';
    case 'till-takes-orders':
      return 'The date still takes orders; its cash is closed afterwards.';
    case 'day-closed':
      return 'Somebody has closed the day meanwhile; correct it with the next number.';
    case 'other-day':
      return 'The delivery time is not on the day of delivery.';
    case 'numbers-refused':
      return 'A number is another stop’s, or the stop has one.';
    case 'invalid':
      return `${problem.field} is not valid.`;
    case 'date-not-ready':
      return `The date is not ready: ${problem.check}.`;
    case 'date-open':
      return 'The date takes orders; hide or close it first.';
    case 'menu-on-date':
      return `The menu is on ${problem.dateId}; take it off first.`;
    case 'ingredient-gone':
      return 'A dish has an ingredient that is not on the list.';
    case 'import-too-large':
      return 'The file is too large to import at once; divide it.';
    case 'date-has-orders':
      return `${problem.dateId} has had orders or a closing, so it stays.`;
    case 'date-moved':
      return `${problem.dateId} is long over and has left the list of dates.`;
    case 'category-used':
      return 'The category has menus.';
    case 'entry-gone':
      return 'Somebody has removed a part meanwhile; check the file again.';
  }
}
