import { expect, test } from '../support/browser/browser-shop.ts';
import { addDate, addMenu } from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

const given = { on: true, given: 1_790_000_000_000, lang: 'ko', channel: 'email' };

test('staff open a hidden date and tell those who asked, once, after they have seen how many and the words', async ({
  page,
  shop,
}) => {
  const { dateId } = await addDate(shop, [await addMenu(shop)], { active: false });
  const asked = await shop.createCustomer();
  await shop.store.write([
    { path: `consents/${asked.uid}`, data: { opening: { ...given, wording: 'opening-1' } } },
  ]);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}`);
  const taps = new Taps();
  await taps.tap(page.getByRole('button', { name: 'Take orders' }));
  await taps.tap(page.getByRole('button', { name: 'Show it and take orders' }));
  await taps.tap(page.getByRole('button', { name: 'Tell those who asked' }));
  const question = page.getByRole('alertdialog', { name: 'Tell that orders are open?' });
  await expect(question).toContainText(/At most [1-9]\d* people by email and \d+ by text/);
  await expect(question).toContainText('[한상]');
  await expect(question).toContainText('[Hansang] Orders for');
  await taps.tap(question.getByRole('button', { name: 'Tell them' }));
  await expect(page.getByText('Nothing is sent at night.')).toBeVisible();
  expect(taps.count).toBe(4);
  expect(await shop.store.read(`reminderRuns/${dateId}_opening`)).toMatchObject({
    ...{ kind: 'opening', dateId, state: 'running' },
  });
  expect((await logOf(shop, { dateId })).join('\n')).toContain('opening-told');
  await page.reload();
  await expect(page.getByText('Nothing is sent at night.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell those who asked' })).toHaveCount(0);
});

test('staff see what a customer has asked for, and end it', async ({ page, shop }) => {
  const customer = await shop.createCustomer();
  const path = `consents/${customer.uid}`;
  const opening = { ...given, wording: 'opening-1' };
  await shop.store.write([{ path, data: { opening } }]);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/customers/${customer.uid}`);
  await expect(page.getByText('when orders open')).toBeVisible();
  await page.getByRole('button', { name: 'End them, as the customer asked' }).click();
  await expect
    .poll(() => shop.store.read(path))
    .toMatchObject({ opening: { ...opening, on: false, endedBy: 'staff' } });
  await expect(page.getByRole('button', { name: 'End them, as the customer asked' })).toHaveCount(
    0,
  );
  await expect(page.getByText(/^ended on/)).toBeVisible();
});
