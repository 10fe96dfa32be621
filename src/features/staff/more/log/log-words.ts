import type { TFunction } from 'i18next';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import { readPortions } from '../../../../domain/staff/logged-text.ts';
import { isFound, searchTextOf } from '../../../../domain/staff/orders/find-orders.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { actionName, stateWords } from '../../common/action-words/action-words.ts';
import type { WordsContext } from '../../common/action-words/action-words-type.ts';
import { actorLabel } from '../../common/actor-label.ts';

/** What an entry of the log says, in the reader's language. */
export interface LogWords {
  /** The action, what it was done to, and for which customer. */
  what: string;
  before: string;
  after: string;
  reason: string | undefined;
  actor: string;
}

/** Puts an entry in words; `customer` is the name of the customer that it is about, if there is one. */
export function logWords(
  entry: StaffLogEntry,
  context: WordsContext,
  customer: string | undefined,
): LogWords {
  const { t } = context;
  const words = (state: unknown, beside: unknown) =>
    loggedText(t, stateWords(entry.action, state, { ...context, beside }));
  const subject = entry.subject
    ?.split(', ')
    .map((id) => subjectName(id, context))
    .join(', ');
  const about = [subject, customer].filter(Boolean).join(' · ');
  return {
    what: [actionName(t, entry.action), about].filter(Boolean).join(': '),
    before: words(entry.before, entry.after),
    after: words(entry.after, entry.before),
    reason: entry.reason && reasonText(t, entry.reason),
    actor: actorLabel(t, entry.actorName),
  };
}

/** Whether a search finds an entry: by anything that the screen says of it, in the language that is read. */
export function isLogFound(words: LogWords, search: string): boolean {
  const { what, before, after, reason = '', actor } = words;
  return isFound(searchTextOf(what, before, after, reason, actor), search);
}

/** A text that the terminal tool logs, in the reader's language; any other as it is. */
function loggedText(t: TFunction, logged: string): string {
  const texts: Record<string, string> = {
    '': '–',
    on: t('켬'),
    off: t('끔'),
    'balance repaired': t('포인트 잔액을 바로잡았어요'),
  };
  return texts[logged] ?? logged;
}

/** What an entry is about: the title of a menu, a setting of the terminal tool, or the text as it is. */
function subjectName(id: string, { t, language, menus }: WordsContext): string {
  if (id === 'confirmed e-mail at sign-up') return t('가입할 때 이메일 확인');
  const menu = menus[id];
  return menu ? menuTitle(menu, language) : id;
}

/** The reason of a change: that of the shop itself in the reader's language, that of staff as they typed it. */
function reasonText(t: TFunction, reason: string): string {
  const portions = readPortions(reason);
  return portions ? t('{{limit}}개 중 {{ordered}}개 주문', portions) : reason;
}
