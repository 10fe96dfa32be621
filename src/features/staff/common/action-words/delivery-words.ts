import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { addressIn } from '../changes/address-in.ts';
import type { ActionWords } from './words.ts';

export const deliveryWords: ActionWords<'stops' | 'delivery-time' | 'door-photo'> = {
  stops: ({ areas, stops }, { t }) =>
    [areas?.map((name) => name || t('다른 지역')).join(' → '), stops?.map(addressIn).join(' → ')]
      .filter(Boolean)
      .join(' · ') || t('없음'),
  'door-photo': (photo, { t }) => (photo ? t('있음') : t('없음')),
  'delivery-time': (windows, { t, language }) =>
    Object.entries(windows)
      .map(
        ([id, window]) => `${addressIn(id)} ${window ? formatWindow(window, language) : t('없음')}`,
      )
      .join(', '),
};
