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

/** Sets the fault up; the answer ends it and gives the page to go on with. */
export async function arrange(
  fault: Fault,
  context: BrowserContext,
  page: Page,
): Promise<{ tap: (confirm: () => Promise<void>) => Promise<void>; heal: () => Promise<Page> }> {
  if (fault.kind === 'call') {
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
      tap: (confirm) => confirm(),
      heal: async () => {
        await context.unroute(transactionCalls, cut);
        return page;
      },
    };
  }
  let next = page;
  return {
    tap: async (confirm) => {
      await confirm();
      await new Promise((wake) => setTimeout(wake, fault.afterMs));
      if (fault.kind === 'offline') await context.setOffline(true);
      // A page that is just going somewhere by itself aborts the first one.
      if (fault.kind === 'reload') await page.reload().catch(() => page.reload());
      if (fault.kind === 'close') {
        const url = page.url();
        await page.close();
        next = await context.newPage();
        await next.goto(url);
      }
    },
    heal: async () => {
      await context.setOffline(false);
      return next;
    },
  };
}
