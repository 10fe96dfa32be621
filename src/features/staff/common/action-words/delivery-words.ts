import { type DeliveryWindow, formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import { spanOf } from '../../../../domain/staff/delivery/driver-runs.ts';
import { addressIn } from '../changes/address-in.ts';
import type { ActionWords } from './action-words-type.ts';

type Windows = Readonly<Record<string, DeliveryWindow | null>>;

/** The most stops that are named one by one. */
const mostStops = 3;

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
    state: (windows, { t, language, beside }) => {
      const words = (window: DeliveryWindow | null | undefined) =>
        window ? formatWindow(window, language) : t('없음');
      const summed = (all: Windows) => {
        const set = Object.entries(all).flatMap(([id, window]) => (window ? [[id, window]] : []));
        const count = Object.keys(all).length;
        return `${t('{{count}}곳', { count })} ${words(spanOf(Object.fromEntries(set)))}`;
      };
      const other = (typeof beside === 'object' ? beside : null) as Windows | null;
      // Those of a whole run, stop by stop, would fill the screen.
      const isRun = Object.keys(windows).length > mostStops;
      if (isRun && (!other || summed(other) !== summed(windows))) return summed(windows);
      const stops = Object.entries(windows).filter(
        ([id, window]) => !isRun || !sameValue(window, other?.[id] ?? null),
      );
      const named = stops
        .slice(0, mostStops)
        .map(([id, window]) => `${addressIn(id)} ${words(window)}`);
      const more = stops.length - named.length;
      return [...named, ...(more > 0 ? [t('그 밖에 {{count}}곳', { count: more })] : [])].join(
        ', ',
      );
    },
  },
};
