import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import type { StaffAction } from '../../../domain/staff/actions/action.ts';
import type { ActionName, staffActions } from '../../../domain/staff/actions/actions.ts';
import { dateState } from '../../../domain/staff/dates/date-state.ts';
import { stateLabels } from './date-state-labels.ts';

/** What the words about an action depend on. */
export interface WordsContext {
  t: TFunction;
  language: Language;
  menus: Menus;
}

type StateOf<Name extends ActionName> =
  Extract<(typeof staffActions)[number], { name: Name }> extends StaffAction<infer _, infer State>
    ? State
    : never;

/** What each action's state says to staff: the type checker asks for an entry for every action. */
const words: { [Name in ActionName]: (state: StateOf<Name>, context: WordsContext) => string } = {
  'sold-out': (onSale, { t, language, menus }) =>
    Object.entries(onSale)
      .map(([menuId, isOnSale]) => {
        const menu = menus[menuId];
        const title = menu ? menuTitle(menu, language) : menuId;
        return `${title} ${isOnSale ? t('판매 중') : t('품절')}`;
      })
      .join(', '),
  limit: (most, { t }) => (most === null ? t('제한 없음') : t('1인 {{limit}}개', { limit: most })),
  date: (state, { t }) => stateLabels(t)[dateState(state)],
};

/** A state of an action in the reader's language; a short text of an earlier version as it was logged. */
export function stateWords(name: string, state: unknown, context: WordsContext): string {
  if (typeof state === 'string' || !Object.hasOwn(words, name)) return String(state ?? '–');
  return words[name as ActionName](state as never, context);
}
