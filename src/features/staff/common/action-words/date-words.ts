import type { TFunction } from 'i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { formatUntil } from '../../../../domain/dates/cut-off-nearness.ts';
import { areaName, areaOf } from '../../../../domain/dates/date-card.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import type { Sale } from '../../../../domain/staff/dates/on-sale.ts';
import { stateLabels } from '../date/date-state-labels.ts';
import { limitsText } from '../dish/limits-text.ts';
import type { ActionWords, WordsContext } from './action-words-type.ts';

/** "Beef soup sold out, kimchi on sale": what is said of each menu. */
function byMenu<T>(
  states: Record<string, T>,
  { language, menus }: WordsContext,
  words: (state: T) => string,
): string {
  return Object.entries(states)
    .map(([menuId, state]) => {
      const menu = menus[menuId];
      return `${menu ? menuTitle(menu, language) : menuId} ${words(state)}`;
    })
    .join(', ');
}

function saleWords(t: TFunction, sale: Sale): string {
  if (sale === 'at-limit') return t('저절로 품절');
  return sale ? t('판매 중') : t('품절');
}

function wholeDate(date: ActiveDate | null, { t, language }: WordsContext): string {
  if (!date) return t('없음');
  const { deliveryDate } = date;
  const state = stateLabels(t)[dateState(date)];
  return [formatFullDay(deliveryDate, language), areaName(areaOf(date), language), state].join(
    ' · ',
  );
}

export const dateWords: ActionWords<
  | 'sold-out'
  | 'limit'
  | 'limit-in-all'
  | 'date'
  | 'date-added'
  | 'date-removed'
  | 'cut-off'
  | 'closing-by-itself'
  | 'date-menus'
  | 'opening-told'
> = {
  'sold-out': {
    name: (t) => t('품절'),
    state: (onSale, context) => byMenu(onSale, context, (sale) => saleWords(context.t, sale)),
  },
  limit: {
    name: (t) => t('1인 제한'),
    state: (most, { t }) =>
      most === null ? t('제한 없음') : t('1인 {{limit}}개', { limit: most }),
  },
  'limit-in-all': {
    name: (t) => t('전체 제한'),
    state: (most, { t }) =>
      most === null ? t('제한 없음') : t('모두 {{limit}}개', { limit: most }),
  },
  date: { name: (t) => t('날짜'), state: (state, { t }) => stateLabels(t)[dateState(state)] },
  'date-added': {
    name: (t) => t('새 날짜'),
    state: wholeDate,
  },
  'date-removed': { name: (t) => t('날짜 지우기'), state: wholeDate },
  'cut-off': {
    name: (t) => t('마감 시각'),
    state: (at, { language }) => formatUntil(at, language),
  },
  'closing-by-itself': {
    name: (t) => t('저절로 마감'),
    state: (on, { t }) => (on ? t('켬') : t('끔')),
  },
  'date-menus': {
    name: (t) => t('날짜의 메뉴'),
    state: (listed, context) =>
      byMenu(listed, context, (menu) => {
        const { t } = context;
        if (!menu) return t('없음');
        const { limit, inAll } = menu;
        const onSale = saleWords(t, menu.onSale);
        if (limit === null && !inAll) return onSale;
        return `${onSale} (${limitsText(t, limit ?? undefined, inAll)})`;
      }),
  },
  'opening-told': {
    name: (t) => t('주문이 열렸다고 알리기'),
    state: (told, { t }) => (told ? t('알림을 보내기 시작해요') : t('알리기 전')),
  },
};
