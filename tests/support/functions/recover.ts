import type { BackShop } from './back-shop.ts';
import { play, type Run, scenarioOf } from './one-run.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { reconcileNow } from './reconcile-now.ts';
import { webhooksDone } from './webhooks-done.ts';

export interface Report {
  outcomes: Partial<Record<Outcome, number>>;
  faults: { seed: number; fault: string }[];
  /** How often the functions were killed. */
  kills: number;
  /** Paid runs with neither webhook nor return. */
  lost: number;
}

const atOnce = 5;
/** Long enough for the reconciliation job to consider an SMS's sender gone. */
const later = 6 * 60_000;

/**
 * Plays the scenarios of these seeds, a few at a time, and checks each. Kills the functions after every
 * `killEvery` scenarios, while others are running.
 */
export async function recover(
  { addresses, functions }: Pick<BackShop, 'addresses' | 'functions'>,
  seeds: readonly number[],
  killEvery: number | undefined,
): Promise<Report> {
  const report: Report = { outcomes: {}, faults: [], kills: 0, lost: 0 };
  const queue = [...seeds];
  const runs: Run[] = [];
  let played = 0;
  let restarted = Promise.resolve();
  const restart = async () => {
    await functions.kill();
    report.kills += 1;
    await functions.start();
  };
  const worker = async () => {
    for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
      try {
        runs.push(await play(addresses, scenarioOf(seed)));
      } catch (error) {
        report.faults.push({ seed, fault: String(error) });
      }
      played += 1;
      if (killEvery === undefined || played % killEvery !== 0) continue;
      restarted = restarted.then(restart);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await restarted;
  const sessions = runs.flatMap(({ sessionIds }) => sessionIds);
  await Promise.all(sessions.map((session) => webhooksDone(addresses.payments, session)));
  report.lost = runs.filter(isLost).length;
  await reconcileNow(addresses);
  await reconcileNow(addresses, later);
  for (const run of runs) {
    try {
      const outcome = await outcomeOf(run);
      report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      report.faults.push({ seed: run.scenario.seed, fault: String(error) });
    }
  }
  return report;
}

function isLost({ scenario, paid }: Run): boolean {
  return paid && scenario.webhook.drop === 1 && scenario.returns.length === 0;
}
