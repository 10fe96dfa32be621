import type { TFunction } from 'i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Categories, Menus } from '../../../../domain/menus/menu.ts';
import type { ActionName, StateOf } from '../../../../domain/staff/actions/actions.ts';

/** What the words about an action depend on. */
export interface WordsContext {
  t: TFunction;
  language: Language;
  menus: Menus;
  categories: Categories;
  /** What the action had before or after the state that is put in words, which are to tell the two apart. */
  beside?: unknown;
}

/** What an action is called, and what its state says to staff. */
export interface ActionText<State> {
  name: (t: TFunction) => string;
  state: (state: State, context: WordsContext) => string;
}

/** The words of these actions: the log, conflicts and the phone's queue read them. */
export type ActionWords<Name extends ActionName = ActionName> = {
  [One in Name]: ActionText<StateOf<One>>;
};
