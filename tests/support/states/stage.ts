import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { ActiveDates } from '../../../src/domain/dates/active-date.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import type { Language } from '../../../src/domain/lib/language.ts';
import type { ViewRole } from '../../../src/domain/staff/roles.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { RegisteredCustomer, Shop } from '../browser/browser-shop.ts';
import { addStaff, signInAsStaff } from '../browser/staff-pages.ts';
import { LIMITS } from '../limits.ts';
import { sellOutByItself, stopTexts } from './by-itself.ts';
import { type CancelledFacts, placeCancelled } from './cancelled-orders.ts';
import { closeCash } from './closed-day.ts';
import { deliverToday } from './delivery-today.ts';
import { placeOnTheWay } from './order-on-the-way.ts';
import { placePayLinks } from './pay-link-states.ts';
import { photographOrder } from './photographed-order.ts';
import { placeRefunds, type RefundFacts } from './refund-customers.ts';
import {
  type CustomerName,
  createCustomer,
  customerNames,
  issueOldInvoice,
} from './stage-customers.ts';
import { type Say, wordsOf } from './state-words.ts';
import { placeWaiting } from './waiting-customers.ts';

/** Id of an announcement that staff have posted. */
export const OLD_ANNOUNCEMENT = 'closed-in-october';

const PHONE = { width: 390, height: 844 };

/** Ids that the screens' addresses are built from. */
export interface Facts {
  /** An open date with available and sold-out menus, on which the customers have an order. */
  readonly dateId: string;
  /** An open date without orders. */
  readonly freeDateId: string;
  /** A date on which nobody has ever ordered: the customers live elsewhere. */
  readonly unorderedDateId: string;
  /** A date that takes no orders any more; its cash is closed, and an order was paid since. */
  readonly closedDateId: string;
  /** A date that is delivered today. */
  readonly todayId: string;
  readonly message: string;
  readonly invoice: string;
  readonly customers: Readonly<Record<CustomerName, RegisteredCustomer>>;
  readonly refunds: RefundFacts;
  readonly cancelled: CancelledFacts;
}

/** A running shop, prepared for the states. */
export interface Stage {
  readonly shop: Shop;
  readonly facts: Facts;
}

/** Prepares everything that the states need, once per run (or per worker). */
export async function setStage(shop: Shop): Promise<Stage> {
  const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
  const ids = Object.keys(dates).sort();
  // The customers live in Sydney.
  const inSydney = ids.filter((id) => isOpen(dates[id]) && dates[id]?.area !== 'gosford');
  const open = inSydney.filter((id) => Object.keys(dates[id]?.menus ?? {}).length > 30);
  // Of the sample: the dates of today that earlier stages have added are hidden.
  const closed = ids.find((id) => dates[id]?.orderDone && dates[id]?.active);
  const [dateId, freeDateId] = open;
  const otherId = inSydney.find((id) => !open.includes(id));
  const unorderedDateId = ids.find((id) => isOpen(dates[id]) && dates[id]?.area === 'gosford');
  if (!dateId || !freeDateId || !otherId || !closed || !unorderedDateId)
    throw new Error('the sample has no such dates');
  const message = `${dateId}/${randomUUID()}`;
  const text =
    '안녕하세요, 한상입니다.\n내일 배송은 오후 1시에서 3시 사이에 도착해요.\n부재중이시면 문 앞에 놓아 둘게요.\n\nYour delivery arrives tomorrow between 1 and 3 pm.';
  const [day, id] = message.split('/');
  await shop.store.write([
    {
      path: `deliveryMsgs/${day}/messages/${id}`,
      data: { text, createdAt: Date.now(), expiresAt: Date.now() + 86_400_000 },
    },
    {
      path: `${stores.pointCodes}/CHUSEOK26`,
      data: {
        points: 2000,
        percent: 10,
        from: null,
        until: '2099-10-01T00:00',
        times: 50,
        used: 3,
      },
    },
  ]);
  // One that is over: staff see it, and no customer.
  await shop.store.setField('common/gongji', [OLD_ANNOUNCEMENT], {
    kind: 'closure',
    places: ['notice'],
    title: { ko: '10월 8일에 쉬어요', en: 'Closed on 8 October' },
    text: { ko: '다음 날부터 다시 배송해요.', en: 'We deliver again from the next day.' },
    until: '2025-10-09T00:00',
  });
  const created = await Promise.all(
    customerNames.map(
      async (name) => [name, await createCustomer(shop, name, dateId, otherId)] as const,
    ),
  );
  const customers = Object.fromEntries(created) as Record<CustomerName, RegisteredCustomer>;
  const refunds = await placeRefunds(shop, dateId, customers);
  await photographOrder(shop, dateId, customers.refunded.uid);
  await placeWaiting(shop, dateId, dates[dateId], customers);
  await closeCash(shop, closed, { dateId, uid: customers.trusted.uid });
  await placePayLinks(shop, freeDateId, { dateId, uid: customers.trusted.uid });
  const invoice = await issueOldInvoice(shop, customers.trusted.uid, 900_000 + randomInt(99_999));
  const todayId = await deliverToday(shop, { dateId, uid: customers.trusted.uid });
  const copied = { dateId, uid: customers.trusted.uid };
  await placeOnTheWay(shop, customers.coming.uid, { todayId, copied });
  await sellOutByItself(shop, todayId, 'japchae');
  await stopTexts(shop, customers.declined);
  const cancelled = await placeCancelled(shop, { freeDateId, todayId }, copied);
  const facts = {
    dateId,
    freeDateId,
    unorderedDateId,
    closedDateId: closed,
    todayId,
    message: `/msg/${message}`,
    invoice,
    customers,
    refunds,
    cancelled,
  };
  return { shop, facts };
}

/** One visit of the shop by a customer or staff, in one language. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
  readonly facts: Facts;
}

/** Who visits: a visitor (undefined), an owner of staff or somebody of another role, a customer, or one customer for each language. */
export type Visitor =
  | CustomerName
  | 'staff'
  | ViewRole
  | Readonly<Record<Language, CustomerName>>
  | undefined;

/** A screen, a dialog, or one of their states. */
export interface State {
  /** Valid as a file name. */
  readonly name: string;
  readonly who?: Visitor;
  readonly basket?: Readonly<Record<string, number>>;
  readonly path: (visit: Pick<Visit, 'language' | 'facts'>) => string;
  /** Runs before the page is opened, for instance to block a request. */
  readonly before?: (visit: Visit) => Promise<unknown>;
  /** Its steps sign somebody up, who stays logged in: it can't share a visit with other states. */
  readonly signsUp?: true;
  /** Leads from the open page to the state, by a customer's steps. */
  readonly show?: (visit: Visit) => Promise<unknown>;
}

/** Opens a new browser context for a visit in a language; close it afterwards. */
export async function startVisit(
  browser: Browser,
  { facts, shop }: Stage,
  who: Visitor,
  language: Language,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: language === 'ko' ? 'ko-KR' : 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: shop.addresses.web,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMITS.wait);
  if (who === 'staff') await signInAsStaff(page, shop);
  else if (who === 'kitchen' || who === 'driver') {
    await signInAsStaff(page, shop, await addStaff(shop, who));
  } else if (who) {
    await facts.customers[typeof who === 'object' ? who[language] : who].signIn(page);
  }
  return { page, language, say: wordsOf(language), facts };
}

/** Brings the visit to a state, as if nothing had been done before. */
export async function showState(visit: Visit, state: State): Promise<void> {
  const { page, language, facts } = visit;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (page.url() !== 'about:blank') await page.evaluate(forgetVisit);
  const seed = await page.addInitScript(
    ({ language, dateIds, basket }) => {
      localStorage.setItem('lang', language);
      for (const dateId of dateIds) localStorage.setItem(`basket-${dateId}`, basket);
    },
    {
      language,
      dateIds: state.basket ? [facts.dateId, facts.freeDateId] : [],
      basket: JSON.stringify(state.basket ?? {}),
    },
  );
  await state.before?.(visit);
  await page.goto(state.path({ language, facts }));
  await page.locator('h1, h2').first().waitFor();
  // The prerendered page counts only after the script has hydrated it.
  await page.locator('#root:not([data-awaits-code])').waitFor();
  await state.show?.(visit);
  await seed.dispose();
}

/** Clears everything that the page has stored, except the log-in. */
function forgetVisit(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!/^(firebase:|test-signed-in)/.test(key)) storage.removeItem(key);
    }
  }
}

/** Opens a state in a new browser context; close the context afterwards. */
export async function openState(
  browser: Browser,
  stage: Stage,
  state: State,
  language: Language,
): Promise<Visit> {
  const visit = await startVisit(browser, stage, state.who, language);
  await showState(visit, state);
  return visit;
}
