import type { Locator } from '@playwright/test';
import { firstContentId } from '../../../src/ui/layout/first-content-id.ts';
import type { Visit } from './stage.ts';
import { type Phrase, patternOf } from './state-words.ts';

/** Taps the button with a phrase as its label. */
export async function tap({ page, say }: Visit, phrase: Phrase): Promise<void> {
  await page
    .getByRole('button', { name: say(phrase), exact: true })
    .first()
    .click();
}

/** Taps the button whose label is a phrase with values in it. */
export async function tapLike({ page, say }: Visit, phrase: Phrase): Promise<void> {
  await page
    .getByRole('button', { name: patternOf(say, phrase) })
    .first()
    .click();
}

/** Waits for the top dialog and returns it. */
export async function topDialog({ page }: Visit): Promise<Locator> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  await dialog.waitFor();
  return dialog;
}

/** Waits for a question that counts something before it can be answered. */
export async function confirmable({ page }: Visit): Promise<void> {
  await page.locator('[data-confirms]:not([aria-busy])').first().waitFor();
}

/** Asks on the dates whether the shop delivers to a place. */
export async function askPlace(visit: Visit, place: string): Promise<void> {
  await tap(visit, '우리 동네도 오나요?');
  await visit.page.getByLabel(visit.say('동네 이름이나 우편번호')).fill(place);
  await tap(visit, '알아보기');
}

export async function openDrawer(visit: Visit): Promise<void> {
  await tap(visit, '메뉴 열기');
  await topDialog(visit);
}

/** Opens the drawer and taps one of its entries. */
export async function fromDrawer(visit: Visit, phrase: Phrase): Promise<void> {
  await openDrawer(visit);
  const dialog = await topDialog(visit);
  await dialog
    .getByRole('button', { name: visit.say(phrase) })
    .first()
    .click();
}

/** Waits until menus of the date are on the screen, and no more the first cards, of which only the plus can be tapped. */
export async function menusShown({ page }: Visit): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.locator(`#${firstContentId}`).waitFor({ state: 'detached' });
}

/** Opens the order dialog from the menus. */
export async function openBasket(visit: Visit): Promise<void> {
  await menusShown(visit);
  const name = visit.say('장바구니');
  await visit.page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const order = visit.page.getByRole('dialog', { name: visit.say('주문서') });
  // The amount to pay is known.
  const ways = new RegExp(`\\$|${visit.say('로그인하고 주문하기')}`);
  await order.getByRole('button', { name: ways }).last().waitFor();
}

/** Opens the dialog that edits the latest order, from the history. */
export async function editOrder(visit: Visit): Promise<void> {
  await openHistory(visit);
  await visit.page
    .getByRole('button', { name: visit.say('주문 변경') })
    .first()
    .click();
  await visit.page.getByRole('dialog', { name: visit.say('주문 변경') }).waitFor();
}

export async function openHistory(visit: Visit): Promise<void> {
  await fromDrawer(visit, '주문 내역');
  await visit.page
    .getByRole('button', { name: visit.say('영수증 보기') })
    .first()
    .waitFor();
}

export async function openReceipt(visit: Visit, which: 'newest' | 'oldest'): Promise<void> {
  await openHistory(visit);
  const buttons = visit.page.getByRole('button', { name: visit.say('영수증 보기') });
  await (which === 'newest' ? buttons.first() : buttons.last()).click();
  await visit.page.getByRole('dialog', { name: visit.say('영수증') }).waitFor();
}
