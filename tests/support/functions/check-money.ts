import type { BackShop } from './back-shop.ts';
import { expectMoneyAgrees } from './expect-money-agrees.ts';
import { MoneyRun } from './money-run.ts';
import { reconcileNow } from './reconcile-now.ts';

export interface MoneyReport {
  faults: { seed: number; fault: string }[];
  /** How often the functions were killed. */
  kills: number;
  /** Total number of refunds. */
  refunds: number;
  /** Payments that became no order. */
  exceptions: number;
}

const atOnce = 5;
/** Runs between two pauses, at which everything is compared. */
const perRest = 25;

/**
 * Plays the runs of these seeds, kills the functions meanwhile, and checks each run once nothing is
 * pending.
 */
export async function checkMoney(
  { addresses, functions }: Pick<BackShop, 'addresses' | 'functions'>,
  seeds: readonly number[],
  killEvery: number,
): Promise<MoneyReport> {
  const report: MoneyReport = { faults: [], kills: 0, refunds: 0, exceptions: 0 };
  let restarted = Promise.resolve();
  let played = 0;
  const restart = async () => {
    await functions.kill();
    report.kills += 1;
    await functions.start();
  };
  for (let from = 0; from < seeds.length; from += perRest) {
    const queue = seeds.slice(from, from + perRest).map((seed) => new MoneyRun(addresses, seed));
    const runs = [...queue];
    const worker = async () => {
      for (let run = queue.shift(); run; run = queue.shift()) {
        await run.play();
        played += 1;
        if (played % killEvery === 0) restarted = restarted.then(restart);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await restarted;
    for (const { desk, sessions } of runs) {
      for (const session of sessions) await desk.webhooksDone(session);
    }
    await reconcileNow(addresses);
    for (const run of runs) {
      report.refunds += (await run.desk.records(run.customer.uid)).length;
      report.exceptions += run.exceptions;
      await expectMoneyAgrees(run).catch((error) =>
        report.faults.push({ seed: run.seed, fault: String(error) }),
      );
    }
  }
  return report;
}
