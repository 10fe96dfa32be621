import type { BrowserContext, Page, Route } from '@playwright/test';
import { oneOf } from './random.ts';

/** What goes wrong between the tap that orders and the response. */
export type Fault =
  /**
   * The request or the response of the transaction's n-th call is lost; `lasting`: of all later calls too.
   */
  | { kind: 'call'; call: number; lost: 'request' | 'answer'; lasting: boolean; healMs: number }
  /** After so many ms the connection is cut, the page is reloaded, or its tab is closed. */
  | { kind: 'offline' | 'reload' | 'close'; afterMs: number; healMs: number };

/** An order reads seven documents in one call, then commits. */
export const commitCall = 8;

/** How long the connection stays cut: shorter and longer than the SDK retries by itself. */
const healings = [700, 2500, 14_000] as const;

/** A random fault; seven in ten at a step of the transaction, the others at a random moment. */
export function randomFault(random: () => number): Fault {
  const healMs = oneOf(random, healings);
  if (random() < 0.7) {
    return {
      kind: 'call',
      // The commit matters most, so it is hit as often as all others together.
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

/** The calls of a transaction; listeners use another channel. */
const transactionCalls = /documents:(batchGet|commit)/;

/** A fault that is set up but has not happened yet. */
export interface Arranged {
  /**
   * Taps and lets the fault happen; returns the page to continue with once no call of the old page is
   * pending.
   */
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
      // The page has aborted the call meanwhile.
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

/**
 * Lets calls continue after their page is gone, as on a real network, and tracks when all have a response.
 */
async function carryCalls(context: BrowserContext) {
  const underWay = new Set<Promise<void>>();
  const carry = (route: Route) => {
    const carried = route.fetch().then(
      (response) => route.fulfill({ response }),
      () => route.abort(),
    );
    // The page that sent the call may be gone.
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

/** Reloads twice if needed: a page that is navigating by itself aborts the first reload. */
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
