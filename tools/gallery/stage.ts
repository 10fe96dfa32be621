import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { ActiveDates } from '../../src/domain/dates.ts';
import { isOpen } from '../../src/domain/dates.ts';
import type { Language } from '../../src/domain/language.ts';
import { PASSWORD, type Shop } from '../../tests/e2e/support/shop.ts';
import { type Customer, type CustomerName, createCustomer, issueOldInvoice } from './customers.ts';
import { type Say, wordsOf } from './words.ts';

/** What the screens' addresses are made of. */
export interface Facts {
  /** Open, with everything on sale or sold out; the customers have an order here. */
  readonly dateId: string;
  /** Open; nobody has an order here. */
  readonly freeDateId: string;
  readonly closedDateId: string;
  readonly message: string;
  readonly invoice: string;
  readonly customers: Readonly<Record<CustomerName, Customer>>;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A running shop with customers to be. */
export interface Stage {
  readonly shop: Shop;
  readonly facts: Facts;
  readonly sessions: Readonly<Record<CustomerName, Session>>;
}

/** Prepares everything that the states need; slow, so once a run (or a worker). */
export async function setStage(shop: Shop, browser: Browser): Promise<Stage> {
  const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
  const ids = Object.keys(dates).sort();
  const open = ids.filter(
    (id) => isOpen(dates[id]) && Object.keys(dates[id]?.menus ?? {}).length > 30,
  );
  const closed = ids.find((id) => dates[id]?.orderDone);
  const [dateId, freeDateId] = open;
  if (!dateId || !freeDateId || !closed) throw new Error('the sample has no such dates');
  const message = `${dateId}/${randomUUID()}`;
  const text =
    '안녕하세요, 한상입니다.\n내일 배송은 오후 1시에서 3시 사이에 도착해요.\n부재중이시면 문 앞에 놓아 둘게요.\n\nYour delivery arrives tomorrow between 1 and 3 pm.';
  const [day, id] = message.split('/');
  await shop.store.write([
    { path: `deliveryMsgs/${day}/messages/${id}`, data: { text, createdAt: Date.now() } },
  ]);
  const [regular, trusted, fresh] = await Promise.all([
    createCustomer(shop, 'regular', dateId),
    createCustomer(shop, 'trusted', dateId),
    createCustomer(shop, 'fresh', dateId),
  ]);
  const invoice = await issueOldInvoice(shop, trusted.uid, 900_000 + randomInt(99_999));
  const facts = {
    dateId,
    freeDateId,
    closedDateId: closed,
    message: `/msg/${message}`,
    invoice,
    customers: { regular, trusted, fresh },
  };
  const sessions = {
    regular: await signedIn(shop, browser, regular),
    trusted: await signedIn(shop, browser, trusted),
    fresh: await signedIn(shop, browser, fresh),
  };
  return { shop, facts, sessions };
}

async function signedIn(shop: Shop, browser: Browser, { email }: Customer): Promise<Session> {
  const context = await browser.newContext({ baseURL: shop.addresses.web });
  const page = await context.newPage();
  const say = wordsOf('ko');
  await page.goto('/date-select/ko');
  await page.getByRole('button', { name: say('로그인') }).click();
  const form = page.getByRole('dialog', { name: say('로그인') });
  await form.getByLabel(say('이메일')).fill(email);
  await form.getByLabel(say('비밀번호'), { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: say('로그인'), exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

/** One look at the shop: somebody, in a language. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
  readonly facts: Facts;
}

/** A screen, a dialog, or one of their states. */
export interface State {
  /** Fit for a file's name. */
  readonly name: string;
  readonly who?: CustomerName;
  readonly basket?: Readonly<Record<string, number>>;
  /** Whether the announcements that open by themselves have not been seen yet. */
  readonly firstVisit?: true;
  readonly path: (visit: Pick<Visit, 'language' | 'facts'>) => string;
  /** Before the page is opened: what it will not get, for instance. */
  readonly before?: (visit: Visit) => Promise<unknown>;
  /** From the open page to the state, as a customer would go. */
  readonly show?: (visit: Visit) => Promise<unknown>;
}

/** Opens a state in a context of its own; close the page's context afterwards. */
export async function openState(
  browser: Browser,
  stage: Stage,
  state: State,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { facts, shop } = stage;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: language === 'ko' ? 'ko-KR' : 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    baseURL: shop.addresses.web,
    ...(state.who ? { storageState: stage.sessions[state.who] } : {}),
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const visit: Visit = { page, language, say: wordsOf(language), facts };
  await page.addInitScript(
    ({ seen, language, dateIds, basket }) => {
      if (seen) localStorage.setItem('announcements-seen', '["delivery-time"]');
      localStorage.setItem('lang', language);
      for (const dateId of dateIds) localStorage.setItem(`basket-${dateId}`, basket);
    },
    {
      seen: state.firstVisit !== true,
      language,
      dateIds: state.basket ? [facts.dateId, facts.freeDateId] : [],
      basket: JSON.stringify(state.basket ?? {}),
    },
  );
  await state.before?.(visit);
  await page.goto(state.path({ language, facts }));
  await page.locator('h1, h2').first().waitFor();
  // What is written into the page is no screen to anybody until the script has taken it over.
  await page.locator('#root:not([inert])').waitFor();
  await state.show?.(visit);
  return visit;
}
