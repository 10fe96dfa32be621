import type { Page } from '@playwright/test';
import type { ActiveDate, ActiveDates } from '../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { expect, PASSWORD, type Shop, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { openAllDates } from '../support/browser/open-date-page.ts';
import { placeOrder } from '../support/browser/order-by-cash.ts';
import { addCustomer } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { showStored } from '../support/browser/stored-page.ts';

// With reduced motion the countdown has no seconds.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MINUTE = 60_000;
const DAY = 86_400_000;

async function activeDates(shop: Shop): Promise<[string, ActiveDate][]> {
  const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
  return Object.entries(dates);
}

/** In Sydney time, independent of the shop's own formatting. */
function sydney(epochMs: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'Australia/Sydney', ...options }).format(
    epochMs,
  );
}

const someDate: ActiveDate = {
  deliveryDate: 0,
  finishDate: 0,
  orderDone: false,
  active: true,
  day: '화요일',
  menus: {},
  menuLimitForPerson: {},
  area: 'sydney',
};

/** A date only for this test, far enough ahead to be listed after the sample dates. */
async function addDate(shop: Shop, daysAhead: number, more: Partial<ActiveDate>): Promise<string> {
  const deliveryDate = Date.now() + daysAhead * DAY;
  const dateId = dateIdOf(deliveryDate, Date.now());
  await shop.store.setField('dates/activeDates', [dateId], {
    ...someDate,
    deliveryDate,
    finishDate: deliveryDate - 2 * DAY,
    ...more,
  } as unknown as PlainMap);
  return dateId;
}

test('in Korean, each open date shows its day, area, exact cut-off and number of menus', async ({
  page,
  shop,
}) => {
  await page.goto('/date-select/ko');
  for (const [dateId, date] of await activeDates(shop)) {
    // The sample's: other tests change their own dates meanwhile, of today or forty days and more ahead.
    const ahead = date.deliveryDate - Date.now();
    if (ahead < 0 || ahead > 30 * DAY || !date.active || date.orderDone) continue;
    const day = `${sydney(date.deliveryDate, 'ko-KR', { month: 'long', day: 'numeric' })} ${date.day}`;
    const card = page.locator(`a[href="/date-detail/ko/${dateId}"]`);
    await expect(card).toContainText(day);
    await expect(card).toContainText(date.area === 'gosford' ? '고스포드' : '시드니');
    // The sample has a date whose cut-off passes during the test.
    await expect(card).toContainText(/오[전후] \d{1,2}:\d\d(까지 주문|\)이 지났어요)/);
    const open = Object.values(date.menus).filter(Boolean).length;
    await expect(card).toContainText(`메뉴 ${open}가지`);
  }
});

test('shows a cut-off with the same day and exact time on every phone', async ({ page, shop }) => {
  const dateId = await addDate(shop, 43, { finishDate: sydneyTime('2033-05-17T17:00') });
  for (const [language, words] of [
    ['ko', '2033년 5월 17일 (화) 오후 5:00까지 주문'],
    ['en', 'Order by Tue, 17 May 2033, 5:00 pm'],
  ] as const) {
    await page.goto(`/date-select/${language}`);
    await expect(page.locator(`a[href="/date-detail/${language}/${dateId}"]`)).toContainText(words);
  }
  await shop.store.removeField('dates/activeDates', [dateId]);
});

test('in English, each open date shows the same and counts the menus shown in English', async ({
  page,
  shop,
}) => {
  await page.goto('/date-select/en');
  const menus = (await shop.store.read('manages/menus')) as Record<string, PlainMap>;
  const [dateId, date] = (await activeDates(shop)).find(([, { area }]) => area === 'gosford') ?? [];
  if (!date) throw new Error('the sample has no date for Gosford');
  const card = page.locator(`a[href="/date-detail/en/${dateId}"]`);
  await expect(card).toContainText(
    `Saturday ${sydney(date.deliveryDate, 'en-AU', { month: 'short', day: 'numeric' })}`,
  );
  await expect(card).toContainText('Gosford');
  await expect(card).toContainText(/Order by .*5:00 pm/);
  const count = Object.entries(date.menus).filter(([id, open]) => open && menus[id]?.en).length;
  await expect(card).toContainText(`${count} dishes`);
  await expect(card.getByRole('timer')).toHaveText(/\d+ h( \d+ min)?( \d+ s)? left$/);
});

test('the countdown ticks each second by the server’s clock, and pauses while the page is hidden', async ({
  page,
  shop,
}) => {
  // A phone that is three hours ahead.
  await page.clock.install({ time: Date.now() + 3 * 60 * MINUTE });
  const began = Date.now();
  const finishDate = began + 30 * MINUTE;
  const dateId = await addDate(shop, 40, { finishDate });
  await page.goto('/date-select/en');
  const timer = page.locator(`a[href="/date-detail/en/${dateId}"]`).getByRole('timer');
  const secondsLeft = async () => {
    const [, minutes, seconds] =
      /(\d+) min (\d+) s left/.exec((await timer.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  // It ticks where it is seen.
  await timer.scrollIntoViewIfNeeded();
  await expect(timer).toContainText('min');
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, 5 * MINUTE));
  const expected = (finishDate - 5 * MINUTE - Date.now()) / 1000;
  // The page has asked the server for the time at some moment since the test began.
  const spent = (Date.now() - began) / 1000;
  // React draws what a tick has changed just after it.
  const off = async () => Math.abs((await secondsLeft()) - expected);
  await expect.poll(off).toBeLessThan(spent + 3);
  const before = await secondsLeft();

  await page.clock.runFor(3000);
  await expect.poll(secondsLeft).toBe(before - 3);

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(20_000);
  expect(await secondsLeft()).toBe(before - 3);
  await setHidden(false);
  await expect.poll(secondsLeft).toBe(before - 23);
  await shop.store.removeField('dates/activeDates', [dateId]);
});

test('a date stays open when its countdown reaches zero and says that closing is imminent', async ({
  page,
  shop,
}) => {
  const dateId = await addDate(shop, 41, { finishDate: Date.now() - MINUTE });
  await page.goto('/date-select/en');
  const card = page.locator(`a[href="/date-detail/en/${dateId}"]`);
  await expect(card).toContainText('Closing very soon');
  await shop.store.removeField('dates/activeDates', [dateId]);
});

test('dates that staff open or close change on the screen without a reload', async ({
  page,
  shop,
}) => {
  await page.goto('/date-select/en');
  await page.getByRole('timer').first().waitFor();
  const dateId = await addDate(shop, 42, {});
  const card = page.locator(`a[href="/date-detail/en/${dateId}"]`);
  await expect(card).toBeVisible();
  await shop.store.setField('dates/activeDates', [dateId, 'orderDone'], true);
  await expect(card).toBeHidden();
  await shop.store.setField('dates/activeDates', [dateId, 'orderDone'], false);
  await expect(card).toBeVisible();
  await shop.store.setField('dates/activeDates', [dateId, 'active'], false);
  await expect(card).toBeHidden();
  await shop.store.removeField('dates/activeDates', [dateId]);
});

test('an open date leads to its menus, with the time of choosing in the address', async ({
  page,
  shop,
}) => {
  await openAllDates(page, 'en');
  const [dateId] = (await activeDates(shop)).find(([, { area }]) => area === 'gosford') ?? [];
  const before = Date.now();
  await page.locator(`a[href="/date-detail/en/${dateId}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/date-detail/en/${dateId}\\?ts=\\d{13}$`));
  const ts = Number(new URL(page.url()).searchParams.get('ts'));
  // By the server's clock, which the page knows to about half of its request's duration.
  expect(ts).toBeGreaterThanOrEqual(before - 10 * MINUTE);
  expect(ts).toBeLessThanOrEqual(Date.now() + 10 * MINUTE);
});

test('a date shows whether the customer has an order or a basket for it', async ({
  page,
  shop,
}) => {
  const [[basketDate = ''] = [], [orderDate = ''] = []] = (await activeDates(shop)).filter(
    ([, { active, orderDone }]) => active && !orderDone,
  );
  const { uid, email } = await addCustomer(shop);
  await placeOrder(shop, uid, {
    dateId: orderDate,
    quantities: { bulgogi: 4 },
    paymentMethod: 'cash',
  });
  await page.addInitScript((dateId) => {
    localStorage.setItem(`basket-${dateId}`, '{"bulgogi":2,"japchae":1}');
  }, basketDate);
  await page.goto('/date-select/en');
  const card = (dateId: string) => page.locator(`a[href="/date-detail/en/${dateId}"]`);
  await expect(card(basketDate)).toContainText('3 items in your basket');
  await expect(card(orderDate)).not.toContainText('You have ordered');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(card(orderDate)).toContainText('You have ordered');
  await expect(card(basketDate)).not.toContainText('You have ordered');
});

test('a closed date is listed last and struck through, and a tap says that it is closed', async ({
  page,
}) => {
  await page.goto('/date-select/en');
  const closed = page.getByRole('region', { name: 'Closed dates' }).getByRole('button').first();
  await expect(closed).toContainText('Closed');
  await expect(closed.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through');
  await closed.click();
  await expectNotice(page, 'The order is closed. Thanks!');
  await expect(page).toHaveURL('/date-select/en');
});

test.describe('whether the shop delivers to a place', () => {
  const ask = async (page: Page, place: string) => {
    await page.getByLabel('Suburb or postcode').fill(place);
    await page.getByRole('button', { name: 'Check' }).click();
  };
  const dates = {
    '20991208_1': { ...someDate, deliveryDate: sydneyTime('2099-12-08T12:00') },
    '20991212_1': { ...someDate, deliveryDate: sydneyTime('2099-12-12T12:00'), area: 'gosford' },
  } as unknown as Record<string, PlainMap>;

  test.beforeEach(async ({ page }) => {
    await showStored(page, { 'dates/activeDates': dates });
    await page.goto('/date-select/en');
    await page.getByRole('button', { name: 'Do you deliver to me?' }).click();
  });

  test('its suburb or postcode leaves the dates of its area, also on the way back from one, until all are wanted again', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    const sydney = page.locator('a[href="/date-detail/en/20991208_1"]');
    const gosford = page.locator('a[href="/date-detail/en/20991212_1"]');
    await ask(page, ' strathfield ');
    await expect(page.getByText('Yes, we deliver to Strathfield 2135')).toBeVisible();
    await expect(page.getByText('Showing only the dates for Sydney.')).toBeVisible();
    await expect(sydney).toBeVisible();
    await expect(gosford).toHaveCount(0);

    await sydney.click();
    await expect(page).toHaveURL(/date-detail/);
    await page.goBack();
    await expect(sydney).toBeVisible();
    await expect(gosford).toHaveCount(0);

    await page.getByRole('button', { name: 'Show all dates' }).click();
    await expect(gosford).toBeVisible();
    const fold = page.getByRole('button', { name: 'Do you deliver to me?' });
    await expect(fold).toBeFocused();
    await fold.click();
    await ask(page, '2250');
    await expect(page.locator(':focus')).toContainText('Yes, we deliver to 2250');
    await expect(gosford).toBeVisible();
    await expect(sydney).toHaveCount(0);
    // What was typed stays on the phone.
    expect(asked.filter((request) => /strathfield|\b2250\b/i.test(request))).toEqual([]);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      // A moment in ms may have the same digits.
    ).not.toMatch(/strathfield|\b(2135|2250)\b/i);
  });

  test('elsewhere it says so, and how to reach the shop; a misspelt suburb is suggested', async ({
    page,
  }) => {
    await ask(page, '');
    await expect(page.getByText('Enter a suburb or postcode')).toBeVisible();
    await ask(page, 'Wollongong');
    await expect(page.getByText('Wollongong 2500 is outside our delivery areas')).toBeVisible();
    await ask(page, '3000');
    await expect(page.getByText('We don’t deliver to 3000')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /KakaoTalk/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('a[href^="/date-detail/en/2099"]')).toHaveCount(2);

    await ask(page, 'Strathfeild');
    await expect(page.getByText('We don’t know Strathfeild')).toBeVisible();
    await page.getByRole('button', { name: 'Strathfield 2135', exact: true }).click();
    await expect(page.getByText('Yes, we deliver to Strathfield 2135')).toBeVisible();
    await expect(page.locator('a[href^="/date-detail/en/2099"]')).toHaveCount(1);
  });

  test('a list of suburbs that can’t be loaded leaves the postcode', async ({ page }) => {
    await page.route(/suburbs[^/]*\.txt/, (route) => route.abort());
    await ask(page, 'Eastwood');
    await expect(page.getByText('The list of suburbs could not be loaded.')).toBeVisible();
    await ask(page, 'Eastwood 2122');
    await expect(page.getByText('Yes, we deliver to 2122')).toBeVisible();
  });
});

test.describe('dated content', () => {
  const dates = (...dateIds: string[]) =>
    Object.fromEntries(dateIds.map((dateId) => [dateId, someDate as unknown as PlainMap]));

  test('a date of 17 or 20 December 2024 shows the Christmas card', SOAK_ONLY, async ({ page }) => {
    await showStored(page, { 'dates/activeDates': dates('20241220_1') });
    await page.goto('/date-select/en');
    await expect(page.getByText('Christmas deliveries')).toBeVisible();
  });

  test('announcements by staff appear above the dates, and product information can be unfolded', async ({
    page,
  }) => {
    await showStored(page, {
      'common/gongji': {
        closure: {
          kind: 'closure',
          places: ['notice'],
          title: { ko: '내일 하루 쉬어요', en: 'Closed tomorrow' },
          text: { ko: '모레 다시 만나요.', en: 'See you the day after.' },
          until: '2999-01-01T00:00',
        },
      },
    });
    await openAllDates(page, 'en');
    await expect(page.getByText('Closed tomorrow')).toBeVisible();
    await page.getByText('Delivery areas and products').click();
    await expect(page.getByText('broths, marinated meats and fish arrive frozen')).toBeVisible();
    await expect(page.getByText('Gosford (within 20 km): Saturdays')).toBeVisible();
    await page.getByRole('button', { name: 'About delivery times' }).click();
    await expect(page.getByRole('dialog')).toContainText('the evening before');
  });

  test('today neither Christmas, sale nor closure is announced', async ({ page }) => {
    await page.goto('/date-select/en');
    await page.getByRole('timer').first().waitFor();
    await expect(page.getByText(/Christmas|sale|kitchen is closed/i)).toHaveCount(0);
  });
});

test('the list says when no date is open', async ({ page }) => {
  await showStored(page, { 'dates/activeDates': {} });
  await page.goto('/date-select/en');
  await expect(page.getByText('No dates are open for orders right now')).toBeVisible();
});

test('the list says that the connection is slow when nothing responds', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/Listen\/channel|:batchGet/, () => {});
  await page.goto('/date-select/en');
  await expect(page.getByText('Loading the dates')).toBeAttached();
  await page.clock.runFor(8000);
  await expect(page.getByText('The connection is slow')).toBeVisible();
});

test('a shared date has a preview in its language, and leads to the date', async ({
  page,
  shop,
}) => {
  // One of the sample's: other tests change their own dates meanwhile.
  const isSample = (at: number) => at > Date.now() && at < Date.now() + 30 * DAY;
  const open = (await activeDates(shop)).find(
    ([, date]) => date.active && !date.orderDone && isSample(date.deliveryDate),
  );
  const dateId = open?.[0] ?? '';
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.documentElement.dataset.shared = url;
    };
  });
  await page.goto(`/date-detail/en/${dateId}`);
  await page.getByRole('button', { name: 'Share this date' }).click();
  const link = new URL(`/share/en/${dateId}`, page.url()).href;
  await expect(page.locator('html')).toHaveAttribute('data-shared', link);
  const preview = await (await page.request.get(link)).text();
  expect(preview).toContain('<html lang="en">');
  expect(preview).toMatch(/property="og:title" content="Hansang · Delivery /);
  await page.goto(link);
  await expect(page).toHaveURL(`/date-detail/en/${dateId}`);
});
