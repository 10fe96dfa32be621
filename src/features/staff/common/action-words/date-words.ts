import { menuTitle } from '../../../../domain/menus/menu.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { stateLabels } from '../date-state-labels.ts';
import type { ActionWords } from './words.ts';

export const dateWords: ActionWords<'sold-out' | 'limit' | 'date'> = {
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
