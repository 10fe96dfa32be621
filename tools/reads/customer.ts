import type { Page } from '@playwright/test';
import { chooseInDrawer, logIn } from '../../tests/e2e/support/account.ts';
import { shopper } from '../../tests/e2e/support/ordering.ts';
import { sampleAccounts } from '../sample/accounts.ts';
import { type Counter, countReads } from './screen-report.ts';

const emails = { cash: 'cash@example.com', card: 'customer@example.com' };

/** The sample account that pays in this way. */
export function sampleUser(pays: keyof typeof emails) {
  const account = sampleAccounts.find(({ user }) => user.email === emails[pays]);
  if (!account) throw new Error(`no sample account ${emails[pays]}`);
  return account.user;
}

/**
 * Visits the screens of a customer who pays cash, up to an order. The page's context has the shop as its base
 * URL.
 */
export async function countCashCustomer(page: Page): Promise<void> {
  const { uid, email } = sampleUser('cash');
  const counter = countReads(page);
  const report = (screen: string) => counter.report(screen, uid);
  await logIn(page, 'ko', email);
  await report('date select, while logging in');
  await page.goto('/date-select/ko');
  const link = page.locator('a[href^="/date-detail/ko/"]').first();
  await link.waitFor();
  const detail = (await link.getAttribute('href')) ?? '';
  await report('date select, opened by its address');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await report('drawer');
  await page.keyboard.press('Escape');
  await counter.count();
  for (const [dialog, name] of [
    ['order history', '주문 내역'],
    ['point history', '포인트'],
  ] as const) {
    await chooseInDrawer(page, 'ko', new RegExp(name));
    await report(`${dialog}, by the drawer`);
    await page.keyboard.press('Escape');
    await counter.count();
  }
  await link.click();
  await page.locator('article').first().waitFor();
  await report('date detail, from date select');
  await page.goto(detail);
  await page.locator('article').first().waitFor();
  await report('date detail, opened by its address');
  await openOrder(page);
  await report('order dialog');
  await countOrder(page, counter, uid);
}

/** Fills the basket up to the minimum order and opens it. */
async function openOrder(page: Page): Promise<void> {
  const plus = page.locator('article').getByRole('button', { name: /하나 담기$/ });
  for (let dish = 0; dish < 5; dish += 1) await plus.first().click();
  await page.getByRole('button', { name: /^장바구니.*\$/ }).click();
}

async function countOrder(page: Page, counter: Counter, uid: string): Promise<void> {
  const shopping = shopper(page, 'ko');
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await shopping.done.waitFor();
  const { plain, written, listened } = await counter.count();
  const names = (documents: readonly string[]) => documents.join(', ').replaceAll(uid, 'uid');
  console.log(`\nA cash order reads ${plain.length} documents (${names(plain)})`);
  console.log(`and writes ${written.length} (${names(written)}).`);
  if (listened.length > 0) console.log(`Then it listens to ${names(listened)}.`);
}

/** Visits the screens of a customer who pays by card, up to the return from the provider's page. */
export async function countCardCustomer(page: Page): Promise<void> {
  const { uid, email } = sampleUser('card');
  await logIn(page, 'ko', email);
  await page.locator('a[href^="/date-detail/ko/"]').first().click();
  await openOrder(page);
  await page.getByRole('button', { name: '결제' }).filter({ hasText: '$' }).last().click();
  await shopper(page, 'ko').confirm.click();
  await page.waitForURL(/\/pay\/cs_test_/);
  const { report } = countReads(page);
  await page.getByRole('button', { name: /^\$[\d.]+ 결제$/ }).click();
  await page.waitForURL(/\/date-detail\/ko\//);
  await report('date detail, back from paying by card', uid);
}
