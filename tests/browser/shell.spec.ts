import { expect, PASSWORD, test } from '../support/browser/browser-shop.ts';
import { clippedText } from '../support/browser/clipped-text.ts';
import { goBackFromDialog } from '../support/browser/history-steps.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { openAllDates } from '../support/browser/open-date-page.ts';
import { addDate } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { showStored } from '../support/browser/stored-page.ts';

/** A posted announcement that the shop is closed. */
const closed = (en: string) => ({
  kind: 'closure',
  places: ['dialog'],
  title: { ko: '휴무 안내', en: 'Closed' },
  text: { ko: '하루 쉬어요.', en },
});

test.describe('the start screen', () => {
  test('says in both languages what the shop delivers, where and when, and loads no Firebase before the page has loaded', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await expect(page).toHaveTitle('한상 · Hansang');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('한상 Hansang');
    await expect(page.getByText('시드니는 화요일과 금요일')).toBeVisible();
    await expect(page.getByText('Gosford (within 20 km): Saturdays')).toBeVisible();
    await expect(page.getByText('국물 요리, 양념 고기, 생선은 냉동으로')).toBeVisible();
    await expect(page.getByText('Vegetables, side dishes and street food')).toBeVisible();
    await expect(page.getByRole('link', { name: '전화 Call' })).toHaveAttribute('href', /^tel:\d+/);
    await expect.poll(() => asked.some((url) => url.includes('/Listen/channel'))).toBe(true);
    expect(asked.filter((url) => /\/auth-[^/]+\.js/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.includes(':batchGet'))).toHaveLength(1);
    const [loaded, firebase] = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation');
      const sdk = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/firestore-[^/]+\.js/.test(name));
      return [(opened as PerformanceNavigationTiming).loadEventEnd, sdk?.startTime ?? 0];
    });
    expect(loaded).toBeGreaterThan(0);
    expect(firebase).toBeGreaterThan(loaded ?? 0);
  });

  test('a name that turns its direction turns no amount and no phone number beside it', async ({
    page,
  }) => {
    await page.goto('/');
    const shown = await page.evaluate(() => {
      const line = document.createElement('p');
      line.innerHTML = '<strong>\u202e김하늘</strong> <span>$91.00</span> <span>0400 123</span>';
      document.body.append(line);
      const places = [...line.querySelectorAll('span')].flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '')].map((letter, at) => {
          const range = document.createRange();
          range.setStart(firstChild as Node, at);
          range.setEnd(firstChild as Node, at + 1);
          return { letter, left: range.getBoundingClientRect().left };
        }),
      );
      return places.sort((a, b) => a.left - b.left).map(({ letter }) => letter);
    });
    expect(shown.join('')).toBe('$91.000400 123');
  });

  test('shows the shop’s phone numbers and address in full, also on a narrow phone', async ({
    page,
  }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/date-select/en']) {
        await page.goto(path);
        const channels = page.getByRole('link', { name: /Call|Text/ });
        await expect(channels.filter({ hasText: '0491 570 156' })).toHaveCount(2);
        await expect(page.getByRole('link', { name: 'hello@hansang.example' })).toBeVisible();
        expect(await clippedText(page)).toEqual([]);
      }
    }
  });

  test('choosing English leads to the dates in English and is remembered', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/date-select/en');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'When would you like your delivery?',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Hansang');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('We can’t find that page');
  });

  test('choosing 한국어 leads to the dates in Korean', SOAK_ONLY, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '한국어' }).click();
    await expect(page).toHaveURL('/date-select/ko');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('언제 받으실까요?');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });

  test('the note about delivery times, which the screen says already, opens from the list alone', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'About delivery times' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'About delivery times' });
    await expect(dialog).toContainText('배송 시간은 전날 저녁에 알려 드려요.');
    await expect(dialog).toContainText('We send your delivery time the evening before.');
    await goBackFromDialog(page);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('an announcement opens by itself once, in both languages', async ({ page }) => {
    await showStored(page, { 'common/gongji': { closure: closed('We are closed on Wednesday.') } });
    await page.goto('/');
    const dialog = page.getByRole('dialog').filter({ hasText: 'Closed' });
    await expect(dialog).toContainText('하루 쉬어요.');
    await expect(dialog).toContainText('We are closed on Wednesday.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    const opener = page.getByRole('button', { name: 'Closed' });
    await opener.waitFor();
    // Whatever opened by itself would lie over the button.
    await opener.click();
    await expect(dialog).toHaveCount(1);
  });

  test(
    'an announcement opens by itself again after staff have changed its text',
    SOAK_ONLY,
    async ({ page }) => {
      const dialog = page.getByRole('dialog').filter({ hasText: 'Closed' });
      for (const day of ['Monday', 'Wednesday']) {
        await showStored(page, {
          'common/gongji': { closure: closed(`We are closed on ${day}.`) },
        });
        await page.goto('/');
        await expect(dialog).toContainText(`We are closed on ${day}.`);
        await dialog.getByRole('button', { name: 'OK' }).click();
        await expect(dialog).toBeHidden();
      }
    },
  );

  test('an installed shop opens on the dates, in the language last chosen', async ({ page }) => {
    await page.goto('/date-select/last');
    await expect(page).toHaveURL('/date-select/ko');
    await page.goto('/date-select/en');
    await page.getByRole('heading', { name: 'When would you like your delivery?' }).waitFor();
    // The heading stands before the code that notes the language.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
    await page.goto('/date-select/last');
    await expect(page).toHaveURL('/date-select/en');
  });

  test('announcements posted by staff open one after the other', SOAK_ONLY, async ({ page }) => {
    await showStored(page, {
      'common/gongji': {
        chuseok: {
          kind: 'holiday',
          places: ['dialog'],
          title: { ko: '추석 휴무', en: 'Chuseok' },
          text: { ko: '추석에는 쉬어요.', en: 'We are closed for Chuseok.' },
        },
        seollal: {
          kind: 'holiday',
          places: ['dialog'],
          title: { ko: '설 연휴 휴무', en: 'Lunar New Year' },
          text: { ko: '설 연휴에는 쉬어요.', en: 'We are closed for Lunar New Year.' },
        },
        over: {
          kind: 'sale',
          places: ['dialog'],
          title: { ko: '지난 세일', en: 'A past sale' },
          text: { ko: '끝났어요.', en: 'It is over.' },
          until: '2025-01-01T00:00',
        },
      },
    });
    await page.goto('/');
    for (const title of ['Chuseok', 'Lunar New Year']) {
      const dialog = page.getByRole('dialog').filter({ hasText: title });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByRole('button', { name: 'Lunar New Year' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('A past sale')).toBeHidden();
  });
});

for (const [path, late] of [
  ['/', 'About delivery times'],
  ['/date-select/ko', '메뉴 보기'],
  ['/date-select/en', 'See the menu'],
] as const) {
  test(`React hydrates the prerendered screen of ${path} instead of rendering it anew`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const heading of document.querySelectorAll('h1, h2')) {
          heading.setAttribute('data-written', '');
        }
      });
    });
    await page.goto(path);
    await page.getByText(late).first().waitFor();
    for (const heading of [page.locator('h1'), page.locator('h2').first()]) {
      await expect(heading).toHaveAttribute('data-written', '');
    }
  });
}

test.describe('addresses', () => {
  test('an address with an unsupported language leads to Korean', async ({ page }) => {
    await page.goto('/date-select/fr?x=1');
    await expect(page).toHaveURL('/date-select/ko?x=1');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('언제 받으실까요?');
  });

  test(
    'an address with the language in capitals opens that language',
    SOAK_ONLY,
    async ({ page }) => {
      await page.goto('/date-select/EN?x=1');
      await expect(page).toHaveURL('/date-select/en?x=1');
    },
  );

  test('an unknown address offers a way back', async ({ page }) => {
    await readEnglish(page);
    await page.goto('/nothing/here');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('We can’t find that page');
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: '한국어' })).toBeVisible();
  });
});

test.describe('the drawer', () => {
  test('shows a visitor log-in, dates, how to cook and language, 230 px wide', async ({ page }) => {
    await page.goto('/date-select/en');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('button', { name: 'Log in / Sign up' })).toBeVisible();
    // Other tests open and close dates of the same shop, so more than one may be closed.
    await expect(drawer.getByText('Closed', { exact: true }).first()).toBeVisible();
    await expect(drawer.getByRole('timer').first()).toContainText('left');
    await expect(drawer.getByRole('button', { name: 'Order history' })).toBeHidden();
    await expect(drawer.getByRole('button', { name: 'Log out' })).toBeHidden();
    expect((await drawer.boundingBox())?.width).toBeCloseTo(230, 0);
    await drawer.getByRole('button', { name: 'Log in / Sign up' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test('back and Esc close it before they leave the page, and return the focus', async ({
    page,
  }) => {
    await page.goto('/date-select/en');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    // The bar is prerendered and inert: unlike a tap, a key pressed before the code is there is lost.
    await expect(page.locator('#root')).toHaveJSProperty('inert', false);
    await opener.press('Enter');
    await expect(drawer).toBeVisible();
    await goBackFromDialog(page);
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/date-select/en');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('after a reload while it is open, back leaves the page at once', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/date-select/en');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.hansangDialogs)).toBe(1);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a date leads to its menus, and the language link to the start screen', async ({ page }) => {
    await page.goto('/date-select/en');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gosford' }).first().click();
    await expect(page).toHaveURL(/\/date-detail\/en\/\d{8}_\d+\?ts=\d+$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/date-select/en');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Change language' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a date chosen far down the list opens at the top of its page', async ({ page, shop }) => {
    const { dateId } = await addDate(shop, ['kimchi-jjigae']);
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/date-select/en');
    const last = page.locator(`a[href="/date-detail/en/${dateId}"]`);
    // The first cards give way to the screen's own, which may begin at the top again.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    }).toPass();
    await last.click();
    await page.getByRole('article').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows a customer their name, details, points and log-out, and updates them live', async ({
    page,
    shop,
  }) => {
    const { uid, email } = await shop.createCustomer({
      name: 'Jungsook Park',
      deliveryInfo: {
        orderDeliverType: 'deliver',
        name: 'Minjun Park',
        phone: '0412-345-678',
        phone2: '0412345678',
        address: '3 / 12 Beecroft Road, Epping',
        addr_unit: '3',
        addressFull: null,
        note: 'Ring the bell',
      },
    });
    await page.goto('/date-select/en');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const text of [
      'Jungsook Park',
      'Minjun Park',
      '0412-345-678',
      '3 / 12 Beecroft Road, Epping',
      'Note: Ring the bell',
    ]) {
      await expect(drawer.getByText(text)).toBeVisible();
    }
    const points = drawer.getByRole('button', { name: 'Points' });
    await expect(points).toContainText('0.00');
    // Staff grant points while the drawer is open.
    await shop.store.write([
      {
        path: `points/${uid}`,
        data: {
          'gift--a': {
            orderTotal: '0.00',
            dateId: 'gift',
            orderKey: 'a',
            point: 12.5,
            usedPoint: 0,
            type: 'add-by-admin',
            confirmed: true,
            time: '',
            nowTime: 0,
          },
        },
      },
      {
        path: `pointBalances/${uid}`,
        data: { balance: 1250, lastChange: { dateId: '', orderKey: '', movedFrom: null, at: 0 } },
      },
    ]);
    await expect(points).toContainText('12.50');
    await drawer.getByRole('button', { name: 'Log out' }).click();
    await expectNotice(page, 'You have been logged out');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test(
    'leads a customer without delivery details to the form for them',
    SOAK_ONLY,
    async ({ page, shop }) => {
      const { email } = await shop.createCustomer({ lang: 'en' });
      await page.goto('/date-select/en');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name: 'Enter delivery details' }).click();
      await expect(page.getByRole('dialog', { name: 'Delivery details' })).toBeVisible();
      await goBackFromDialog(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/date-select/en');
    },
  );
});

test.describe('failures', () => {
  test('a lost connection is shown in a notice that disappears once the connection is back', async ({
    page,
    context,
  }) => {
    const drawerCode = page.waitForResponse(/\/assets\/app-drawer-.*\.js/);
    await page.goto('/date-select/en');
    // Including all its imports.
    await page.evaluate((url) => import(url), (await drawerCode).url());
    await context.setOffline(true);
    const notice = page.getByText(
      'You are offline. The shop will carry on when you are back online.',
    );
    await expect(notice).toBeVisible();
    const status = page.getByRole('status').filter({ has: notice });
    await expect(status.getByRole('link')).toHaveAttribute('href', /^(tel|sms):\d+/);
    // The screen stays usable: the drawer was prefetched.
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });

  test('a screen whose code cannot be loaded says so and opens on reload', async ({ page }) => {
    await page.route(/\/assets\/date-select-.*\.js/, (route) => route.abort());
    await page.goto('/date-select/en');
    const said = page.getByRole('heading', { name: 'This page could not be opened' });
    await expect(said).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await page.unroute(/\/assets\/date-select-.*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('timer').first()).toBeVisible();
  });

  for (const path of ['/date-select/en', '/msg/20261124_1/a']) {
    test(`a page whose main script cannot be loaded says so and opens on reload (${path})`, async ({
      page,
    }) => {
      await page.route(/\/assets\/base-.*\.js/, (route) => route.abort());
      await page.goto(path);
      const reload = page.getByRole('link', { name: 'Reload' });
      await expect(reload).toBeVisible();
      await page.unroute(/\/assets\/base-.*\.js/);
      await reload.click();
      await expect(reload).toBeHidden();
      await expect(page.getByRole('heading').first()).toBeVisible();
    });
  }

  test('a failed download of the English texts does not leave an empty page', async ({ page }) => {
    await page.route(/\/assets\/english-.*\.js/, (route) => route.abort());
    await page.goto('/date-select/en');
    await expect(page.getByRole('button', { name: '다시 열기' })).toBeVisible();
  });

  test('the page stays when the code for signed-in customers cannot be loaded', async ({
    page,
    shop,
  }) => {
    const customer = await shop.createCustomer();
    await customer.signIn(page);
    await page.route('**/account-watch-*.js', (route) => route.abort());
    const logged = page.waitForEvent('console', (line) =>
      line.text().startsWith('part of a screen not loaded'),
    );
    await page.goto('/date-select/en');
    await logged;
    await expect(page.getByRole('timer').first()).toBeVisible();
  });

  test('a dialog whose code cannot be loaded closes with a notice', async ({ page }) => {
    await page.route(/\/assets\/how-to-cook-dialog-.*\.js/, (route) => route.abort());
    await openAllDates(page, 'en');
    await page.getByRole('button', { name: 'How to cook' }).click();
    await expectNotice(page, 'This could not be opened.');
    await expect(page.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
    await expect(page.getByRole('timer').first()).toBeVisible();
    await page.unroute(/\/assets\/how-to-cook-dialog-.*\.js/);
    await page.getByRole('button', { name: 'How to cook' }).click();
    await expect(page.getByRole('dialog', { name: 'How to cook' })).toBeVisible();
  });
});
