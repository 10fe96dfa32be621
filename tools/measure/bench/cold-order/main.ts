/**
 * `npm run bench:cold-order`: a regular, signed in, who has ordered and opened a date before, opens its menus with an empty
 * cache on a slow phone and orders by cash as fast as the screen lets them: when each step can be seen. A busy machine slows
 * every figure, so the load is printed beside them. Fails when a median misses its goal. `--menus N` stores N further dishes
 * that no date sells; `--record` writes the medians into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { addCustomer, addDate } from '../../../../tests/support/browser/order-form.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../dev/browser/chromium.ts';
import { addMenus } from '../bench-menus.ts';
import { openBenchShop } from '../bench-shop.ts';
import { type Figures, machine, report } from '../figures.ts';
import { regularPhone } from '../regular-phone.ts';
import { type ColdOrder, measureColdOrder, steps } from './measure.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    menus: { type: 'string', default: '0' },
    record: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const DISHES = 70;

/** On two idle cores. */
const goals: Figures = {
  'order sheet after the tap': 0.3,
  'confirmed to done': 0.7,
  done: 3.6,
  'script until then, kB': 280,
};

function figuresOf({ seen, scriptBytes }: ColdOrder): Figures {
  const at = (name: string) => (seen[name] ?? Number.NaN) / 1000;
  return {
    ...Object.fromEntries(steps.map(({ name }) => [name, at(name)])),
    'order sheet after the tap': at('order sheet') - at('basket'),
    'confirmed to done': at('done') - at('confirmation'),
    'script until then, kB': scriptBytes / 1000,
  };
}

const { shop, close } = await openBenchShop();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const dishes = await addMenus(shop, DISHES + Number(values.menus), { price: 60 });
  const sold = Object.keys(dishes).slice(0, DISHES);
  // Near, as the dates that are on sale: a year in its words makes the header taller.
  const deliveryDate = Date.now() + 6 * 86_400_000;
  const { dateId } = await addDate(shop, sold, { deliveryDate });
  console.log(`${machine()}; ${DISHES} dishes; ${RUNS} runs`);
  const runs: Figures[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const customer = await addCustomer(shop);
    const kept = await regularPhone(browser, shop, customer, dateId, sold[0] ?? '');
    const course = await measureColdOrder(browser, shop, { uid: customer.uid, kept, dateId });
    runs.push(figuresOf(course));
    console.log(`run ${run}, ${machine()}: done at ${runs.at(-1)?.done?.toFixed(2)} s`);
  }
  report(runs, goals, values.record ? 'cold-order' : undefined);
} finally {
  await browser.close();
  await close();
}
