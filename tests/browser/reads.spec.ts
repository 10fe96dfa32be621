import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu } from '../support/browser/order-form.ts';
import { collectReads } from '../support/browser/reads.ts';

// Each document read is billed, so a screen reads no more than docs/performance.md says.
const dates = ['common/gongji', 'dates/activeDates', 'manages/menus'];
const menus = ['common/point', 'dates/activeDates', 'manages/categories', 'manages/menus'];
// Listened to once the menus are there; by a request before only where no listener has answered yet.
const gifts = 'common/gongji';

test('a visitor’s screens read each document that they show first by one request and one listener', async ({
  context,
  shop,
}) => {
  const { dateId } = await addDate(shop, [await addMenu(shop)]);
  const screens: [string, string[], string[]][] = [
    ['/', ['common/gongji'], []],
    ['/date-select/ko', dates, []],
    [`/date-detail/ko/${dateId}`, menus, [gifts]],
  ];
  for (const [address, documents, later] of screens) {
    const page = await context.newPage();
    const reads = collectReads(page);
    await page.goto(address);
    await expect.poll(() => reads.listened).toEqual([...later, ...documents]);
    expect(reads.plain.filter((path) => !later.includes(path))).toEqual(documents);
    await page.close();
  }
});

test('a customer’s screens also listen to the documents of their own that they show, and read each once at most before', async ({
  context,
  shop,
}) => {
  const { dateId } = await addDate(shop, [await addMenu(shop)]);
  const { uid, signIn } = await addCustomer(shop);
  const own = ['ordersForCustomer/uid', 'tempOrdersForCard/uid', 'users/uid'];
  const ofMenus = ['pointBalances/uid', 'points/uid', 'preferences/uid'];
  const screens: [string, string[], string[]][] = [
    ['/date-select/ko', dates, own],
    [`/date-detail/ko/${dateId}`, menus, [gifts, ...own, ...ofMenus]],
  ];
  for (const [address, plain, later] of screens) {
    const page = await context.newPage();
    await signIn(page);
    const reads = collectReads(page, uid);
    await page.goto(address);
    await expect.poll(() => reads.listened).toEqual([...plain, ...later].sort());
    // By a plain request too what is shown before the first listener has answered.
    const ofOwn = reads.plain.filter((path) => path.endsWith('/uid'));
    expect(ofOwn).toEqual(later.filter((path) => ofOwn.includes(path)).sort());
    expect(reads.plain.filter((path) => !later.includes(path))).toEqual(plain);
    await page.close();
  }
});
