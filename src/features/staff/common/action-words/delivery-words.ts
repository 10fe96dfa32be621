import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import type { ActionWords } from './words.ts';

/** An order id without its customer: the key of the address. */
const addressKey = (id: string) => id.slice(id.indexOf('_') + 1);

export const deliveryWords: ActionWords<'stops' | 'delivery-time'> = {
  stops: ({ areas, stops }, { t }) =>
    [areas?.map((name) => name || t('다른 지역')).join(' → '), stops?.map(addressKey).join(' → ')]
      .filter(Boolean)
      .join(' · ') || t('없음'),
  'delivery-time': (windows, { t, language }) =>
    Object.entries(windows)
      .map(
        ([id, window]) =>
          `${addressKey(id)} ${window ? formatWindow(window, language) : t('없음')}`,
      )
      .join(', '),
};
