import type { ActionName } from '../../../../domain/staff/actions/actions.ts';
import {
  type FunctionActionName,
  functionActionNamed,
} from '../../../../domain/staff/actions/function-actions.ts';
import { type MarkKind, markKinds } from '../../../../domain/staff/orders/mark-table.ts';
import { markViews, wasMade } from '../marks/mark-views.ts';
import { announcementWords } from './announcement-words.ts';
import { closingWords } from './closing-words.ts';
import { customerWords } from './customer-words.ts';
import { dateWords } from './date-words.ts';
import { deliveryWords } from './delivery-words.ts';
import { functionWords } from './function-words.ts';
import { importWords } from './import-words.ts';
import { kitchenWords } from './kitchen-words.ts';
import { menuWords } from './menu-words.ts';
import { orderWords } from './order-words.ts';
import type { ActionWords, WordsContext } from './words.ts';

const markWords = Object.fromEntries(
  markKinds.map((kind) => {
    const { state = wasMade } = markViews[kind];
    return [kind, (mark, { t }) => state(t, mark)] satisfies [string, ActionWords[MarkKind]];
  }),
) as ActionWords<MarkKind>;

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
  ...markWords,
  ...orderWords,
};

/** A state of an action in the reader's language; a text that something else has logged, as it is. */
export function stateWords(name: string, state: unknown, context: WordsContext): string {
  const logged = functionActionNamed(name)?.state.safeParse(state);
  if (logged?.success)
    return functionWords[name as FunctionActionName](logged.data as never, context);
  // Of the actions that have words, only the state of an issue is itself a text: its note.
  const isForeign = typeof state === 'string' && name !== 'issue';
  if (isForeign || !Object.hasOwn(words, name)) return String(state ?? '–');
  return words[name as ActionName](state as never, context);
}
