import type { BrowserContext, Page, Route } from '@playwright/test';
import { oneOf } from './random.ts';

/** What goes wrong between the tap that orders and the answer. */
export type Fault =
  /** The n-th call of the transaction is lost on its way there, or its answer is; `lasting`: all later ones too. */
  | { kind: 'call'; call: number; lost: 'request' | 'answer'; lasting: boolean; healMs: number }
  /** After so many ms the connection is gone, the page is loaded again, or its tab is closed. */
  | { kind: 'offline' | 'reload' | 'close'; afterMs: number; healMs: number };

/** An order reads seven documents at once, then commits. */
export const commitCall = 8;

/** How long the connection stays cut: shorter and longer than the SDK goes on trying by itself. */
const healings = [700, 2500, 14_000] as const;

/** A random fault; seven in ten at a step of the transaction, the others at a random moment. */
export function randomFault(random: () => number): Fault {
  const healMs = oneOf(random, healings);
  if (random() < 0.7) {
    return {
      kind: 'call',
      // The commit is the step that counts, so it is hit as often as all others.
      call: random() < 0.5 ? commitCall : 1 + Math.floor(random() * (commitCall + 2)),
      lost: oneOf(random, ['request', 'answer']),
      lasting: random() < 0.5,
      healMs,
    };
  }
  return {
    kind: oneOf(random, ['offline', 'reload', 'close']),
    afterMs: Math.floor(random() * 1200),
    healMs,
  };
}

/** The calls of a transaction; listening goes over another channel. */
const transactionCalls = /documents:(batchGet|commit)/;

/** A fault that waits for its moment. */
export interface Arranged {
  /** Taps, meets the fault, and gives the page to go on with once no call is under way that the page has left behind. */
  readonly tap: (confirm: () => Promise<void>) => Promise<Page>;
  /** Ends the fault. */
  readonly heal: () => Promise<void>;
}

/** Sets the fault up. */
export async function arrange(
  fault: Fault,
  context: BrowserContext,
  page: Page,
): Promise<Arranged> {
  if (fault.kind === 'call') return cutCalls(fault, context, page);
  if (fault.kind === 'offline') {
    return {
      tap: async (confirm) => {
        await confirm();
        await passed(fault.afterMs);
        await context.setOffline(true);
        return page;
      },
      heal: () => context.setOffline(false),
    };
  }
  const calls = await carryCalls(context);
  return {
    tap: async (confirm) => {
      await confirm();
      await passed(fault.afterMs);
      const next = await (fault.kind === 'close' ? openAgain(context, page) : loadAgain(page));
      await calls.answered();
      return next;
    },
    heal: () => calls.end(),
  };
}

async function cutCalls(
  fault: Extract<Fault, { kind: 'call' }>,
  context: BrowserContext,
  page: Page,
): Promise<Arranged> {
  let calls = 0;
  const cut = async (route: Route) => {
    calls += 1;
    const hit = fault.lasting ? calls >= fault.call : calls === fault.call;
    try {
      if (!hit) return await route.continue();
      if (fault.lost === 'answer') await route.fetch();
      await route.abort('connectionreset');
    } catch {
      // The page gave the call up meanwhile.
    }
  };
  await context.route(transactionCalls, cut);
  return {
    tap: async (confirm) => {
      await confirm();
      return page;
    },
    heal: () => context.unroute(transactionCalls, cut),
  };
}

/** Calls go on when the page that sent them is gone, as on a real line, and it is known when all are answered. */
async function carryCalls(context: BrowserContext) {
  const underWay = new Set<Promise<void>>();
  const carry = (route: Route) => {
    const carried = route.fetch().then(
      (response) => route.fulfill({ response }),
      () => route.abort(),
    );
    // The page that asked may be gone.
    const call = carried.catch(() => undefined).finally(() => underWay.delete(call));
    underWay.add(call);
    return call;
  };
  await context.route(transactionCalls, carry);
  return {
    answered: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    end: () => context.unroute(transactionCalls, carry),
  };
}

function passed(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}

/** A page that is just going somewhere by itself aborts the first reload. */
async function loadAgain(page: Page): Promise<Page> {
  await page.reload().catch(() => page.reload());
  return page;
}

async function openAgain(context: BrowserContext, page: Page): Promise<Page> {
  const url = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(url);
  return next;
}
