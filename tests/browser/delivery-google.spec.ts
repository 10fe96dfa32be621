import type { Page } from '@playwright/test';
import { test as base, expect, type Shop } from '../support/browser/browser-shop.ts';
import { withGooglePlaces } from '../support/browser/fake-google-places.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { addCustomer, addDate, addMenu, addOrder } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { serveWithGoogle } from '../support/browser/shop-with-google.ts';
import {
  type Language,
  languagesFor,
  readEnglish,
  speaking,
} from '../support/browser/signed-up-account.ts';
import { addStaff, signInAsStaff } from '../support/browser/staff-pages.ts';
import { LIMITS } from '../support/limits.ts';

/** The same shop built with a Google Maps key. */
const test = base.extend<object, { web: string }>({
  web: [
    async ({ shop }, use) => {
      const { web, stop } = await serveWithGoogle(shop.addresses);
      await use(web);
      await stop();
    },
    { scope: 'worker', timeout: LIMITS.shop },
  ],
  baseURL: async ({ web }, use) => {
    await use(web);
  },
});

async function openForm(page: Page, shop: Shop, language: Language): Promise<string> {
  const say = speaking(language);
  const { uid, signIn } = await shop.createCustomer({ lang: language });
  const dates = Object.keys((await shop.store.read('dates/activeDates')) ?? {});
  await signIn(page);
  await page.goto(`/inputAddr/${language}/${dates[0]}`);
  await page.getByLabel(say('전화번호', 'Phone number')).fill('0491570156');
  return uid;
}

const field = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: speaking(language)('주소', 'Address') });

for (const language of languagesFor('en')) {
  const say = speaking(language);
  const byHand = say('주소를 직접 입력하기', 'Type the address by hand');
  const save = say('저장', 'Save');

  test.describe(`in ${language}`, () => {
    test('the form looks addresses up at Google within Australia and 200 km, with one session token per search', async ({
      page,
      shop,
    }) => {
      const log = await withGooglePlaces(page.context());
      const uid = await openForm(page, shop, language);
      await field(page, language).fill('12 beam');
      const options = page.getByRole('option');
      await expect(options).toHaveText(['12 Beamish StreetCampsie NSW']);
      await expect(page.getByText('Google Maps', { exact: true })).toBeVisible();
      await field(page, language).fill('12 beamish');
      await expect.poll(() => log.requests.length).toBe(2);
      await options.first().click();
      await expect(field(page, language)).toHaveValue('12 Beamish Street, Campsie');
      await field(page, language).fill('12 again');
      await options.first().click();
      await page.getByLabel(say('동·호수', 'Unit number')).fill('3');
      await page.getByRole('button', { name: save, exact: true }).click();
      await expectNotice(page, say('저장했어요', 'Successfully saved'));

      expect(log.scripts).toHaveLength(1);
      const asked = new URL(log.scripts[0] ?? '').searchParams;
      expect(asked.get('key')).toBe('demo-key');
      expect(asked.get('libraries')).toContain('places');
      const searches = log.requests.filter(({ input }) => input !== undefined);
      expect(searches.map(({ input, token }) => [input, token])).toEqual([
        ['12 beam', 1],
        ['12 beamish', 1],
        ['12 again', 2],
      ]);
      expect(searches.every(({ regions, restricted }) => regions[0] === 'au' && restricted)).toBe(
        true,
      );
      const profile = await shop.store.read(`users/${uid}`);
      expect(profile?.deliveryInfo).toMatchObject({
        address: '3 / 12 Beamish Street, Campsie',
        addressFull: {
          street_number: '12',
          route: 'Beamish Street',
          locality: 'Campsie',
          administrative_area_level_1: 'NSW',
          postal_code: '2194',
          latitude: -33.91,
          longitude: 151.1,
        },
      });
    });

    test(
      'a customer types the address by hand after a search fails',
      SOAK_ONLY,
      async ({ page, shop }) => {
        await withGooglePlaces(page.context());
        await openForm(page, shop, language);
        await field(page, language).fill('broken street');
        await expect(
          page.getByText(
            say('주소 찾기를 지금 쓸 수 없어요', 'The address search is not available'),
          ),
        ).toBeVisible();
      },
    );

    for (const service of ['unreachable', 'refuses-the-key'] as const) {
      test(
        `the form stays usable when Google ${service === 'unreachable' ? 'cannot be reached' : 'refuses the key'}`,
        SOAK_ONLY,
        async ({ page, shop }) => {
          await withGooglePlaces(page.context(), service);
          const uid = await openForm(page, shop, language);
          await expect(
            page.getByText(
              say('주소 찾기를 지금 쓸 수 없어요', 'The address search is not available'),
            ),
          ).toBeVisible();
          await page.getByRole('button', { name: byHand }).click();
          const parts = [
            [say('번지', 'Number'), '12'],
            [say('길 이름', 'Street'), 'Beamish St'],
            [say('동네', 'Suburb'), 'Campsie'],
            [say('우편번호', 'Postcode'), '2194'],
          ] as const;
          for (const [name, text] of parts) {
            await page.getByRole('textbox', { name, exact: true }).fill(text);
          }
          await page.getByRole('button', { name: save, exact: true }).click();
          await expectNotice(page, say('저장했어요', 'Successfully saved'));
          const profile = await shop.store.read(`users/${uid}`);
          expect(profile?.deliveryInfo).toMatchObject({ address: '12 Beamish St, Campsie' });
        },
      );
    }

    test(
      'the form says that Google is slow and offers typing by hand',
      SOAK_ONLY,
      async ({ page, shop }) => {
        await withGooglePlaces(page.context(), 'never-answers');
        await openForm(page, shop, language);
        await expect(
          page.getByText(say('주소 찾기가 늦어지고 있어요', 'The address search is slow')),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: byHand })).toBeVisible();
      },
    );
  });
}

test('an address search fails after 8 s without an answer', SOAK_ONLY, async ({ page, shop }) => {
  await withGooglePlaces(page.context());
  await openForm(page, shop, 'en');
  await field(page, 'en').fill('slow street');
  await expect(page.getByText('Looking for the address')).toBeVisible();
  await expect(page.getByText('The address search is not available right now')).toBeVisible();
});

/** The way of two stops, opened: one has a position, the other only a postcode. */
async function openPlan(page: Page, shop: Shop): Promise<void> {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  for (const position of [{ latitude: -33.7, longitude: 151.2 }, undefined]) {
    const { info, ...customer } = await addCustomer(shop);
    const { latitude, longitude, ...full } = info.addressFull ?? {};
    const placed = { ...info, addressFull: { ...full, ...position } as typeof info.addressFull };
    await addOrder(shop, { ...customer, info: placed }, day, { [menuId]: 2 }, 'cash');
  }
  await signInAsStaff(page, shop, await addStaff(shop, 'owner'));
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}/run`);
  await page.getByText('See the way').click();
}

const drawing = (page: Page) => page.getByRole('img', { name: 'Drawing of the way' });
const map = (page: Page) => page.getByRole('group', { name: 'Map of the way' });

test('staff see the way of the stops on the map, which hosting lets load its tiles', async ({
  page,
  shop,
}) => {
  const { scripts } = await withGooglePlaces(page.context());
  await openPlan(page, shop);
  await expect(map(page).locator('text').filter({ hasText: /^\d+$/ })).toHaveText(['1', '2']);
  await expect(map(page).locator('[data-about]')).toHaveCount(1);
  await expect(map(page).locator('[data-way="3"]')).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
  await expect(page.getByText('Dashed stops stand in the middle of their postcode')).toBeVisible();
  const tile = map(page).getByAltText('tile');
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect(scripts).toHaveLength(1);
});

for (const service of ['unreachable', 'refuses-the-key', 'never-answers'] as const) {
  test(
    `staff keep the drawing where Google’s script is ${service}`,
    SOAK_ONLY,
    async ({ page, shop }) => {
      const { scripts } = await withGooglePlaces(page.context(), service);
      await openPlan(page, shop);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await expect(drawing(page).locator('[data-about]')).toHaveCount(1);
      await expect(map(page)).toHaveCount(0);
    },
  );
}
