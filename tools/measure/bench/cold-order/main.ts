/**
 * `npm run bench:cold-order`: a signed-in customer opens a date's menus with an empty cache on a slow phone and orders
 * by cash as fast as the screen lets them: when each step can be seen. A busy machine slows every figure, so the
 * load is printed beside them. `--menus N` stores N further dishes that no date sells.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { addCustomer, addDate } from '../../../../tests/support/browser/order-form.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../dev/browser/chromium.ts';
import { addMenus } from '../bench-menus.ts';
import { openBenchShop } from '../bench-shop.ts';
import { type ColdOrder, measureColdOrder, steps } from './measure.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    menus: { type: 'string', default: '0' },
  },
});
const RUNS = Number(values.runs);
const DISHES = 70;

/** Goals, s or the unit that is printed, on two idle cores. */
const goals: Record<string, number> = {
  'order sheet after the tap': 0.3,
  'payment usable': 3.5,
  'confirmed to done': 0.7,
  done: 5,
  'script until then, kB': 280,
};

function figuresOf({ seen, scriptBytes }: ColdOrder): Record<string, number> {
  const at = (name: string) => (seen[name] ?? Number.NaN) / 1000;
  return {
    ...Object.fromEntries(steps.map(({ name }) => [name, at(name)])),
    'order sheet after the tap': at('order sheet') - at('basket'),
    'confirmed to done': at('done') - at('confirmation'),
    'script until then, kB': scriptBytes / 1000,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const { shop, close } = await openBenchShop();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const load = () => loadavg()[0]?.toFixed(1);
try {
  const dishes = await addMenus(shop, DISHES + Number(values.menus), { price: 60 });
  const { dateId } = await addDate(shop, Object.keys(dishes).slice(0, DISHES));
  console.log(`${cpus().length} cores, load ${load()}; ${DISHES} dishes; ${RUNS} runs`);
  const samples: Record<string, number>[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const course = await measureColdOrder(browser, shop, await addCustomer(shop), dateId);
    samples.push(figuresOf(course));
    console.log(`run ${run}, load ${load()}: done at ${samples.at(-1)?.done?.toFixed(2)} s`);
  }
  for (const name of Object.keys(samples[0] ?? {})) {
    const figure = median(samples.map((sample) => sample[name] ?? Number.NaN));
    const goal = goals[name];
    const beside = goal === undefined ? '' : `  goal ${goal}`;
    console.log(`${name.padEnd(34)} ${figure.toFixed(3).padStart(8)}${beside}`);
  }
} finally {
  await browser.close();
  await close();
}
