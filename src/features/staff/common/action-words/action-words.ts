import type { TFunction } from 'i18next';
import type { ActionName } from '../../../../domain/staff/actions/actions.ts';
import { functionActionNamed } from '../../../../domain/staff/actions/function-actions.ts';
import { markViews } from '../marks/mark-views.ts';
import type { ActionText, ActionWords, WordsContext } from './action-words-type.ts';
import { announcementWords } from './announcement-words.ts';
import { closingWords } from './closing-words.ts';
import { customerWords } from './customer-words.ts';
import { dateWords } from './date-words.ts';
import { deliveryWords } from './delivery-words.ts';
import { importWords } from './import-words.ts';
import { kitchenWords } from './kitchen-words.ts';
import { menuWords } from './menu-words.ts';
import { orderWords } from './order-words.ts';
import { refundActionWords } from './refund-action-words.ts';

/** The type checker asks for an entry for every action. */
const words: ActionWords = {
  ...dateWords,
  ...menuWords,
  ...importWords,
  ...kitchenWords,
  ...announcementWords,
  ...customerWords,
  ...deliveryWords,
  ...closingWords,
  ...markViews,
  ...orderWords,
  ...refundActionWords,
};

const wordsOf = (name: string): ActionText<never> | undefined =>
  Object.hasOwn(words, name) ? words[name as ActionName] : undefined;

/** The label of a logged action; one of a later version or of the terminal tool as it is. */
export function actionName(t: TFunction, name: string): string {
  if (name === 'invoice-start') return t('인보이스 번호');
  return wordsOf(name)?.name(t) ?? name;
}

/** A state of an action in the reader's language; a text that something else has logged, as it is. */
export function stateWords(name: string, state: unknown, context: WordsContext): string {
  const { state: inWords } = wordsOf(name) ?? {};
  const byFunction = functionActionNamed(name);
  // Of the others, only the state of an issue is itself a text: its note.
  const isOwn = byFunction
    ? byFunction.state.safeParse(state).success
    : typeof state !== 'string' || name === 'issue';
  return inWords && isOwn ? inWords(state as never, context) : String(state ?? '–');
}
