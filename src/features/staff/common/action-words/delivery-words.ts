import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import type { ActionWords } from './words.ts';

/** The address in an order id, which has lost its spaces and punctuation: "u1_7KingRdRyde" → "7 King Rd Ryde". */
const addressIn = (id: string) =>
  id.slice(id.indexOf('_') + 1).replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ');

export const deliveryWords: ActionWords<'stops' | 'delivery-time'> = {
  stops: ({ areas, stops }, { t }) =>
    [areas?.map((name) => name || t('다른 지역')).join(' → '), stops?.map(addressIn).join(' → ')]
      .filter(Boolean)
      .join(' · ') || t('없음'),
  'delivery-time': (windows, { t, language }) =>
    Object.entries(windows)
      .map(
        ([id, window]) => `${addressIn(id)} ${window ? formatWindow(window, language) : t('없음')}`,
      )
      .join(', '),
};
