import type { TFunction } from 'i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Categories, Menus } from '../../../../domain/menus/menu.ts';
import type { StaffAction } from '../../../../domain/staff/actions/action.ts';
import type { ActionName, staffActions } from '../../../../domain/staff/actions/actions.ts';
import type {
  FunctionActionName,
  LoggedStateOf,
} from '../../../../domain/staff/actions/function-actions.ts';

/** What the words about an action depend on. */
export interface WordsContext {
  t: TFunction;
  language: Language;
  menus: Menus;
  categories: Categories;
}

/** Every change that staff make, by rules or by a function. */
export type LoggedName = ActionName | FunctionActionName;

type StateOf<Name extends LoggedName> = Name extends FunctionActionName
  ? LoggedStateOf<Name>
  : Extract<(typeof staffActions)[number], { name: Name }> extends StaffAction<infer _, infer State>
    ? State
    : never;

/** What an action is called, and what its state says to staff. */
export interface ActionText<State> {
  name: (t: TFunction) => string;
  state: (state: State, context: WordsContext) => string;
}

/** The words of these actions: the log, conflicts and the phone's queue read them. */
export type ActionWords<Name extends LoggedName = LoggedName> = {
  [One in Name]: ActionText<StateOf<One>>;
};
