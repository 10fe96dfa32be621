/**
 * `npm run bench:cold-order`: a regular, signed in, who has ordered and opened a date before, opens its menus with an empty
 * cache on a slow phone and orders by cash as fast as the screen lets them: when each step can be seen. A busy machine slows
 * every figure, so the load is printed beside them. In turn with it the same is done in a plain shop (`plain-shop`), as such
 * shops are usually written. Fails when a median misses its goal; the last one is to be done before the plain shop is.
 * `--menus N` stores N further dishes that no date sells; `--record` writes the medians into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { addCustomer, addDate } from '../../../../tests/support/browser/order-form.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../dev/browser/chromium.ts';
import { addMenus, storeOnly } from '../bench-menus.ts';
import { openBenchShop } from '../bench-shop.ts';
import { type Figures, machine, report } from '../figures.ts';
import { photographsOf } from '../photographs.ts';
import { regularPhone } from '../regular-phone.ts';
import { servePlainShop } from '../serve-plain-shop.ts';
import {
  type ColdOrder,
  measureColdOrder,
  measureSmoothness,
  type Smoothness,
  steps,
} from './measure.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    menus: { type: 'string', default: '0' },
    record: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const DISHES = 70;

const laterThanPlain = 'done, later than in the plain shop';

/** On two idle cores. */
const goals: Figures = {
  'order sheet after the tap': 0.3,
  'confirmed to done': 0.7,
  done: 3.6,
  'script until then, kB': 280,
  'moved by itself, CLS': 0.005,
  'INP of 20 adds': 0.06,
  "main thread's frames missed, scrolling, %": 10,
  [laterThanPlain]: 0,
};

function figuresOf({ seen, scriptBytes }: ColdOrder, { moved, inp, missed }: Smoothness): Figures {
  const at = (name: string) => (seen[name] ?? Number.NaN) / 1000;
  return {
    ...Object.fromEntries(steps.map(({ name }) => [name, at(name)])),
    'order sheet after the tap': at('order sheet') - at('basket'),
    'confirmed to done': at('done') - at('confirmation'),
    'script until then, kB': scriptBytes / 1000,
    'moved by itself, CLS': moved,
    'INP of 20 adds': inp / 1000,
    "main thread's frames missed, scrolling, %": missed,
  };
}

const { shop, close } = await openBenchShop();
const plainShop = await servePlainShop(shop.addresses);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const dishes = await addMenus(shop, DISHES + Number(values.menus), { price: 60 });
  await storeOnly(shop, dishes);
  const sold = Object.keys(dishes).slice(0, DISHES);
  // Near, as the dates that are on sale: a year in its words makes the header taller.
  const deliveryDate = Date.now() + 6 * 86_400_000;
  const { dateId } = await addDate(shop, sold, { deliveryDate });
  const shops = {
    shop: { url: `${shop.addresses.web}/date-detail/ko/${dateId}`, last: 'text=지난번과 같이' },
    plain: { url: `${plainShop.url}/?date=${dateId}`, last: 'article' },
  };
  const pictures = sold.flatMap((menuId) => dishes[menuId]?.photos ?? []);
  const photographs = await photographsOf(
    browser,
    shop.addresses.web,
    new Set(pictures.map(({ downloadURL }) => downloadURL)),
  );
  /** A customer of their own orders and looks around, on a phone that has been used before. */
  async function measure({ url, last }: (typeof shops)[keyof typeof shops]): Promise<Figures> {
    const customer = await addCustomer(shop);
    const kept = await regularPhone(browser, shop, customer, dateId, sold[0] ?? '');
    const smoothness = await measureSmoothness(browser, { url, kept, photographs, last });
    const course = await measureColdOrder(browser, shop, { uid: customer.uid, dateId, url, kept });
    return figuresOf(course, smoothness);
  }
  console.log(`${machine()}; ${DISHES} dishes; ${RUNS} runs`);
  const runs: Figures[] = [];
  const plainRuns: Figures[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const ours = await measure(shops.shop);
    const plain = await measure(shops.plain);
    plainRuns.push(plain);
    runs.push({
      ...ours,
      [laterThanPlain]: (ours.done ?? Number.NaN) - (plain.done ?? Number.NaN),
    });
    const done = `done at ${ours.done?.toFixed(2)} s, plain ${plain.done?.toFixed(2)} s`;
    console.log(`run ${run}, ${machine()}: ${done}`);
  }
  const beside = { title: 'Plain shop', runs: plainRuns };
  report(runs, goals, values.record ? 'cold-order' : undefined, beside);
} finally {
  await browser.close();
  await plainShop.close();
  await close();
}
