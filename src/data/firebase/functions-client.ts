import { AppError, type AppErrorCode } from '../../domain/lib/app-error.ts';
import type { OrderProblem } from '../../domain/order/plan/order-problems.ts';
import { clockOffsetOf, learnClockOffset } from '../device/server-clock.ts';
import { callerHeaders } from './caller-headers.ts';
import { answerError, toAppError } from './to-app-error.ts';

/** A call that the functions refused with the order plan's own problems. */
export class RefusedError extends Error {
  readonly problems: OrderProblem[];

  constructor(problems: OrderProblem[]) {
    super('refused');
    this.name = 'RefusedError';
    this.problems = problems;
  }
}

const codes: Record<string, AppErrorCode> = {
  'not-signed-in': 'signed-out',
  'log-in-again': 'log-in-again',
  forbidden: 'denied',
  'not-found': 'not-found',
  'too-many-requests': 'too-many-requests',
  'bad-request': 'bad-request',
  'provider-failed': 'provider-failed',
};

/** The functions end every request within 60 s; a call without a response for this long, ms, has failed. */
const longestMs = 75_000;

/**
 * Calls a function on the shop's own origin with the caller's ID token. Throws RefusedError for a refusal
 * with problems, AppError otherwise: `network` also if there is no response within `timeoutMs`, 75 s by default.
 */
export async function callFunction<T>(
  path: string,
  init: {
    query?: Record<string, string>;
    form?: Record<string, string>;
    timeoutMs?: number | undefined;
  } = {},
): Promise<T> {
  const query = init.query ? `?${new URLSearchParams(init.query)}` : '';
  const signal = AbortSignal.timeout(init.timeoutMs ?? longestMs);
  let sentAt = 0;
  const request = async () => {
    const headers = await callerHeaders();
    sentAt = Date.now();
    return fetch(`${path}${query}`, {
      method: init.form ? 'POST' : 'GET',
      headers,
      ...(init.form ? { body: new URLSearchParams(init.form) } : {}),
      signal,
    }).catch((error) => Promise.reject(answerError(error)));
  };
  let response: Response;
  try {
    // Firebase's tokens may never come either.
    response = await Promise.race([request(), timedOut(signal)]);
    learnTime(response, sentAt);
    if (response.ok) {
      return (await response.json().catch((error) => Promise.reject(answerError(error)))) as T;
    }
  } catch (error) {
    throw toAppError(error);
  }
  const answer = (await response.json().catch(() => ({}))) as {
    code?: string;
    problems?: OrderProblem[];
  };
  if (answer.problems?.length) throw new RefusedError(answer.problems);
  throw new AppError(codes[answer.code ?? ''] ?? 'unknown', new Error(`HTTP ${response.status}`));
}

/** The functions answer on the shop's own origin, so that the page may read when; in whole seconds. */
function learnTime(response: Response, sentAt: number): void {
  const told = Date.parse(response.headers.get('date') ?? '') + 500;
  learnClockOffset(clockOffsetOf(told, sentAt, Date.now()));
}

/** Rejects when the signal aborts. */
function timedOut(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** `unchanged`: the last SMS about the order says the same already. */
export type SmsResult = 'sent' | 'already-sent' | 'unchanged' | 'failed';

/**
 * Requests the confirmation SMS of a stored order (spec §7): the caller's own, or for staff the one of `byStaff.uid`, and
 * with `cancelledAt` the SMS about its cancellation. The server knows the number and the text, and sends one SMS for each
 * version of the order.
 */
export async function requestConfirmationSms(
  order: { dateId: string; orderKey: string },
  byStaff?: { uid: string; cancelledAt?: number | undefined },
): Promise<SmsResult> {
  const { uid, cancelledAt } = byStaff ?? {};
  const form = {
    ...order,
    ...(uid !== undefined && { uid }),
    ...(cancelledAt !== undefined && { cancelledAt: String(cancelledAt) }),
  };
  return (await callFunction<{ result: SmsResult }>('/sendSMS', { form })).result;
}
