import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { addressIn } from '../changes/address-in.ts';
import type { ActionWords } from './action-words-type.ts';

export const deliveryWords: ActionWords<'stops' | 'delivery-time' | 'door-photo'> = {
  stops: {
    name: (t) => t('배송 순서'),
    state: ({ areas, stops, places }, { t }) =>
      [
        areas?.map((name) => name || t('다른 지역')).join(' → '),
        stops?.map(addressIn).join(' → '),
        // The places that come with an order of stops are part of it.
        stops || areas || Object.values(places ?? {}).every((mark) => mark === null)
          ? undefined
          : t('바뀐 주소에도 자리가 맞음'),
      ]
        .filter(Boolean)
        .join(' · ') || t('없음'),
  },
  'door-photo': {
    name: (t) => t('문 앞 사진'),
    state: (photo, { t }) => (photo ? t('있음') : t('없음')),
  },
  'delivery-time': {
    name: (t) => t('배송 시간'),
    state: (windows, { t, language }) =>
      Object.entries(windows)
        .map(
          ([id, window]) =>
            `${addressIn(id)} ${window ? formatWindow(window, language) : t('없음')}`,
        )
        .join(', '),
  },
};
