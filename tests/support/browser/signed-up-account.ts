import { expect, type Page } from '@playwright/test';
import { english } from '../../../src/i18n/en/english.ts';
import { PASSWORD, type RegisteredCustomer } from './browser-shop.ts';

export type Language = 'ko' | 'en';
export const languages: readonly Language[] = ['ko', 'en'];
/** `npm run soak` runs every journey in both languages. */
export const inBothLanguages = process.env.LANGUAGES === 'all';

/** Languages of a journey in which only the texts differ by language: one; the soak runs both. */
export function languagesFor(usual: Language): readonly Language[] {
  return inBothLanguages ? languages : [usual];
}

const table: Readonly<Record<string, string>> = english;

/**
 * Picks the text of one language: `say('로그인', 'Log in')`. A whole phrase is looked up in the shop's
 * own translations, so that a reworded button does not break the tests of what it does;
 * src/i18n/specified-words.test.ts checks the specified wordings.
 */
export function speaking(language: Language): (ko: string, en: string) => string {
  return (ko, en) => (language === 'ko' ? ko : (table[ko] ?? en));
}

/** Makes pages whose address names no language open in English; call it before the page is opened. */
export async function readEnglish(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
}

/** Opens the dates. */
export async function openDates(page: Page, language: Language): Promise<void> {
  await page.goto(`/date-select/${language}`);
}

/** Opens the log-in from the header. */
export async function openLogin(page: Page, language: Language): Promise<void> {
  const say = speaking(language);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('로그인', 'Log in') })
    .click();
  await expect(page.getByRole('dialog', { name: say('로그인', 'Log in') })).toBeVisible();
}

/** Fills in the open log-in dialog and submits it. */
export async function typeLogin(
  page: Page,
  language: Language,
  email: string,
  password: string = PASSWORD,
): Promise<void> {
  const say = speaking(language);
  await page.getByLabel(say('이메일', 'Email')).fill(email);
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(password);
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).press('Enter');
}

/** Opens the dates as a customer who is logged in already. */
export async function openDatesAs(
  page: Page,
  language: Language,
  customer: RegisteredCustomer,
): Promise<void> {
  await customer.signIn(page);
  await openDates(page, language);
}

/** Opens the drawer and taps one of its entries. */
export async function chooseInDrawer(
  page: Page,
  language: Language,
  name: string | RegExp,
): Promise<void> {
  const say = speaking(language);
  await page.getByRole('button', { name: say('메뉴 열기', 'Open the menu') }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}
