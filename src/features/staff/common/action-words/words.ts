import type { TFunction } from 'i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Categories, Menus } from '../../../../domain/menus/menu.ts';
import type { StaffAction } from '../../../../domain/staff/actions/action.ts';
import type { ActionName, staffActions } from '../../../../domain/staff/actions/actions.ts';

/** What the words about an action depend on. */
export interface WordsContext {
  t: TFunction;
  language: Language;
  menus: Menus;
  categories: Categories;
}

type StateOf<Name extends ActionName> =
  Extract<(typeof staffActions)[number], { name: Name }> extends StaffAction<infer _, infer State>
    ? State
    : never;

/** What each action's state says to staff. */
export type ActionWords<Name extends ActionName = ActionName> = {
  [One in Name]: (state: StateOf<One>, context: WordsContext) => string;
};
