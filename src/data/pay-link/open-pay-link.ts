import type { PayPage } from '../../domain/card/pay-page.ts';
import { AppError, type AppErrorCode } from '../../domain/lib/app-error.ts';
import type { OrderProblem, OverLimit } from '../../domain/order/plan/order-problems.ts';

/** A connection that has not answered after this time, ms, will not. */
const longestMs = 30_000;

const codes: Record<number, AppErrorCode> = {
  404: 'not-found',
  409: 'denied',
  429: 'too-many-requests',
};

/** A link that can't be paid now: with what its customer has ordered since, it is more than a person may. */
export class LinkOverLimit extends AppError {
  readonly lines: OverLimit[];

  constructor(lines: OverLimit[]) {
    super('denied');
    this.lines = lines;
  }
}

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(longestMs);
  const response = await fetch(`/app/pay/${path}`, { ...init, signal }).catch((error) => {
    throw new AppError('network', error);
  });
  if (response.ok) return response.json() as Promise<Answer>;
  const { problems = [] } = (await response.json().catch(() => ({}))) as {
    problems?: OrderProblem[];
  };
  const over = problems.filter((problem) => problem.code === 'over-limit');
  if (over.length > 0) throw new LinkOverLimit(over);
  throw new AppError(codes[response.status] ?? 'unknown', new Error(`HTTP ${response.status}`));
}

/**
 * What the page of a payment link shows; nobody needs to be signed in. `check`: asks the provider first what became of the
 * payment. Throws AppError: `not-found` for a link that is none, `network` without an answer.
 */
export function readPayPage(payId: string, check: boolean): Promise<PayPage> {
  const id = encodeURIComponent(payId);
  return check ? call(`${id}/check`, { method: 'POST' }) : call(id);
}

/**
 * The address of the provider's page for the order as the page showed it. Throws LinkOverLimit, or AppError: `denied` if it
 * is another one by now, `too-many-requests`, `network` without an answer; asking again opens no second payment.
 */
export async function openPayPage(payId: string, version: string): Promise<string> {
  const { url } = await call<{ url: string }>(`${encodeURIComponent(payId)}/session`, {
    method: 'POST',
    body: new URLSearchParams({ version }),
  });
  return url;
}
