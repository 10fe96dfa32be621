import type { TFunction } from 'i18next';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import { readPortions } from '../../../../domain/staff/logged-text.ts';
import type { WordsContext } from '../../common/action-words/action-words-type.ts';

/** A text that the terminal tool logs, in the reader's language; any other as it is. */
export function loggedText(t: TFunction, logged: string): string {
  const texts: Record<string, string> = {
    '': '–',
    on: t('켬'),
    off: t('끔'),
    'balance repaired': t('포인트 잔액을 바로잡았어요'),
  };
  return texts[logged] ?? logged;
}

/** What an entry is about: the title of a menu, a setting of the terminal tool, or the text as it is. */
export function subjectName(id: string, { t, language, menus }: WordsContext): string {
  if (id === 'confirmed e-mail at sign-up') return t('가입할 때 이메일 확인');
  const menu = menus[id];
  return menu ? menuTitle(menu, language) : id;
}

/** The reason of a change: that of the shop itself in the reader's language, that of staff as they typed it. */
export function reasonText(t: TFunction, reason: string): string {
  const portions = readPortions(reason);
  return portions ? t('{{limit}}개 중 {{ordered}}개 주문', portions) : reason;
}
