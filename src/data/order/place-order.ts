import { isBeingPaid } from '../../domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import { deliveryInfoOf, type Order } from '../../domain/order/order.ts';
import { orderWithId } from '../../domain/order/order-id.ts';
import {
  type CancellationTarget,
  planCancellation,
} from '../../domain/order/plan/cancellation-plan.ts';
import {
  type OrderPlan,
  type OrderRequest,
  orderVersion,
  planOrder,
} from '../../domain/order/plan/order-plan.ts';
import type { OrderProblem } from '../../domain/order/plan/order-problems.ts';
import { readCustomerSnapshot } from '../../domain/order/plan/order-snapshot.ts';
import { storedRequest } from '../../domain/order/plan/stored-request.ts';
import { nextSheetOnceRefused } from '../../domain/order/stored/order-sheets.ts';
import type { ReadDocument } from '../../domain/store/transaction.ts';
import { isNewAccount } from '../customer/auth-actions.ts';
import { serverNow } from '../device/server-clock.ts';
import { callFunction, RefusedError } from '../firebase/functions-client.ts';
import { LostCommit } from '../firebase/lost-commit.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { type IssueKind, logOrderIssue } from './order-issue-queue.ts';

/** The outcome of an attempt to order, by any payment method. */
export type OrderResult =
  /** Stored, and paid where a payment was due. */
  | { kind: 'completed'; order: Order }
  | { kind: 'refused'; problems: OrderProblem[] }
  | { kind: 'failed'; code: AppErrorCode }
  /** Nothing is left to show: the customer has been informed, or is back from the payment provider. */
  | { kind: 'handled' };

/** The customer, and the order as far as the screen knows it, for the log of failed writes. */
export interface OrderingCustomer {
  uid: string;
  name: string;
  order: Order | OrderRequest;
}

/** Pause between two checks whether an order is stored, ms. */
const askAgainMs = 2000;

/**
 * Places or edits a cash order in one transaction over every store. When the response to its commit is lost,
 * the order may be stored: the stores are then read until they respond. An attempt that is sent again before
 * its response has come has one outcome for both. `onBusy` runs each time that too many were ordering at once
 * and it is tried again. Throws AppError for an order that is not stored, and logs it.
 */
export function placeCashOrder(
  customer: OrderingCustomer,
  request: OrderRequest,
  info?: DeliveryInfo,
  onBusy?: () => void,
): Promise<OrderPlan> {
  return logged(customer, request.dateId, 'order2', () =>
    oneOutcome(request.attemptId, () => sendOrder(customer.uid, request, info, onBusy)),
  );
}

async function sendOrder(...order: Parameters<typeof runOrder>): Promise<OrderPlan> {
  // Most customers are known or have no other order: only the others' e-mail address is looked at.
  const plan = await runOrder(...order);
  const isNew =
    plan.kind === 'refused' && plan.problems.some(({ code }) => code === 'open-cash-orders');
  if (!isNew || (await isNewAccount())) return plan;
  const [uid, request, info, onBusy] = order;
  return runOrder(uid, request, info, onBusy, false);
}

async function runOrder(
  uid: string,
  request: OrderRequest,
  info: DeliveryInfo | undefined,
  onBusy: (() => void) | undefined,
  applyNewAccountLimits = true,
): Promise<OrderPlan> {
  const { dateId } = request;
  let wasRefused = false;
  let hadCode = false;
  const chooseSheet = nextSheetOnceRefused(() => wasRefused);
  const menuKeys = Object.keys(request.quantities);
  const plan = async (read: ReadDocument) => {
    const orderKey = request.previousOrderKey;
    const ask = { uid, dateId, now: serverNow(), info, chooseSheet, orderKey, menuKeys };
    const snapshot = await readCustomerSnapshot(read, ask);
    hadCode = Object.values(snapshot.orders[dateId] ?? {}).some(
      (order) => order.pointCode && orderVersion(order) === request.basedOn,
    );
    return planOrder(request, { ...snapshot, applyNewAccountLimits });
  };
  return runOrLookUp({
    plan,
    onRun: (refused) => {
      wasRefused = refused;
    },
    // The rules can't tell what a percentage code gives, nor that an order gives it back.
    byFunction: (planned) =>
      planned.kind === 'write' && (hadCode || planned.order.pointCode)
        ? () => placeByFunction(request, planned)
        : undefined,
    onBusy,
  });
}

/**
 * Runs a plan. When the response to what it stores is lost, plans again without writing until the stores respond: a plan
 * that still has something to write was not stored, and fails as it did, once no commit is on its way any more.
 */
async function runOrLookUp<Result extends { kind: string }>(run: {
  plan: (read: ReadDocument) => Promise<Result>;
  /** Called before each transaction with whether the rules have refused the last one. */
  onRun?: (refused: boolean) => void;
  /** How a function stores what the rules can't check; undefined for what the transaction stores. */
  byFunction: (planned: Result) => (() => Promise<Result>) | undefined;
  onBusy: (() => void) | undefined;
}): Promise<Result> {
  const { plan, onRun, byFunction, onBusy } = run;
  let sent = false;
  try {
    const planned = await runPlan(async (read, refused = false) => {
      onRun?.(refused);
      const planned = await plan(read);
      sent ||= planned.kind === 'write';
      return byFunction(planned) ? { ...planned, writes: [] } : planned;
    }, onBusy);
    return await (byFunction(planned)?.() ?? planned);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!sent || error.code !== 'network') throw error;
    const planned = await planWithoutWriting(plan);
    if (planned.kind !== 'write') return planned;
    if (!(error instanceof LostCommit)) throw error;
    // What is not stored yet may still be on its way.
    await error.ended;
    const late = await planWithoutWriting(plan);
    if (late.kind === 'write') throw error;
    return late;
  }
}

type PlannedOrder = Extract<OrderPlan, { kind: 'write' }>;

/** Has the functions plan and store a cash order that uses a percentage code. Throws AppError. */
async function placeByFunction(request: OrderRequest, plan: PlannedOrder): Promise<OrderPlan> {
  const { dateId } = request;
  const customerInfo = deliveryInfoOf(plan.order);
  const order = JSON.stringify({ request: storedRequest(request), customerInfo });
  return orRefused(async () => {
    const stored = await callFunction<{ order: Order }>('/app/place-order', {
      form: { dateId, order },
    });
    return { ...plan, order: stored.order };
  });
}

/** Has the functions cancel such an order. Throws AppError. */
function cancelByFunction({ dateId, orderId, basedOn }: CancellationTarget) {
  const form = { dateId, orderId, ...(basedOn === null ? {} : { basedOn }) };
  return orRefused(async () => {
    type Answer = { kind: 'write' | 'already-done' | 'payment-open' };
    const { kind } = await callFunction<Answer>('/app/cancel-order', { form });
    return kind === 'write' ? { kind, writes: [] } : { kind };
  });
}

async function orRefused<T>(call: () => Promise<T>) {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { kind: 'refused' as const, problems: error.problems };
  }
}

/** The transactions of each attempt that have not ended yet, by attempt id. */
const running = new Map<string, Set<Promise<OrderPlan>>>();

/**
 * Runs a transaction of an attempt, of which an earlier one may still be under way. One that stores nothing
 * waits for the others: only when none of them has stored the order is the attempt refused or failed.
 */
async function oneOutcome(attemptId: string, send: () => Promise<OrderPlan>): Promise<OrderPlan> {
  const transactions = running.get(attemptId) ?? new Set();
  running.set(attemptId, transactions);
  const own = send();
  transactions.add(own);
  let stored = await storedBy(own);
  transactions.delete(own);
  if (transactions.size === 0) running.delete(attemptId);
  for (const other of transactions) stored ??= await storedBy(other);
  return stored ?? own;
}

/** The plan of a transaction that has found or stored the order; undefined for one that has not. */
function storedBy(transaction: Promise<OrderPlan>): Promise<OrderPlan | undefined> {
  return transaction.then(
    (plan) => (plan.kind === 'refused' ? undefined : plan),
    () => undefined,
  );
}

/** Plans from the stored documents without writing; retries while the stores can't be reached. */
async function planWithoutWriting<Result>(
  plan: (read: ReadDocument) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return (await runPlan(async (read) => ({ planned: await plan(read) }))).planned;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code !== 'network') throw error;
      await new Promise((wake) => setTimeout(wake, askAgainMs));
    }
  }
}

type Cancellation = ReturnType<typeof planCancellation> | { kind: 'payment-open' };

/**
 * Cancels a cash order and gives its points back, in one transaction; one whose response is lost is looked up, as in
 * `placeCashOrder`. `payment-open`: nothing is cancelled, because the order still has a card payment to be ended
 * (`endPayments`); the transaction reads that itself, so that no screen's knowledge is too old or missing. `onBusy` as for
 * `placeCashOrder`. Throws AppError, and logs it.
 */
export function cancelCashOrder(
  customer: OrderingCustomer,
  target: CancellationTarget,
  onBusy?: () => void,
): Promise<Cancellation> {
  const { uid } = customer;
  const { dateId, orderId } = target;
  let hasCode = false;
  const plan = async (read: ReadDocument): Promise<Cancellation> => {
    const ask = { uid, dateId, now: serverNow(), orderId };
    const snapshot = await readCustomerSnapshot(read, ask);
    const order = orderWithId(snapshot.orders[dateId], orderId);
    if (order && (await isBeingPaid(read, order))) return { kind: 'payment-open' };
    hasCode = order?.pointCode !== undefined;
    return planCancellation(target, snapshot);
  };
  const byFunction = ({ kind }: Cancellation) =>
    kind === 'write' && hasCode ? () => cancelByFunction(target) : undefined;
  return logged(customer, dateId, 'refOrdersForCustomer', () =>
    runOrLookUp({ plan, byFunction, onBusy }),
  );
}

async function logged<T>(
  { uid, name, order }: OrderingCustomer,
  dateId: string,
  issue: IssueKind,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    const error = toAppError(thrown);
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    logOrderIssue(uid, dateId, { name, issue, order, error: `${error.code}${cause}` });
    throw error;
  }
}
