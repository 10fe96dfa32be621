import { type DeliveryWindow, formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import { spanOf } from '../../../../domain/staff/delivery/driver-runs.ts';
import type { WholeRoute } from '../../../../domain/staff/delivery/set-route.ts';
import { addressIn } from '../changes/address-in.ts';
import type { ActionWords } from './action-words-type.ts';

type Windows = Readonly<Record<string, DeliveryWindow | null>>;

/** The most stops that are named one by one. */
const mostStops = 3;

export const deliveryWords: ActionWords<
  'stops' | 'route' | 'stop-numbers' | 'delivery-time' | 'delivery-message' | 'door-photo'
> = {
  stops: {
    name: (t) => t('배송 순서'),
    state: ({ stops, areas, places }, { t }) => {
      const place = (moved: typeof stops, nameOf: (entry: string) => string) => {
        if (!moved) return undefined;
        // Older entries have the whole route.
        if (Array.isArray(moved)) return moved.map(nameOf).join(' → ');
        const { moves, behind } = moved;
        const name = nameOf(moves);
        if (behind === null) return t('{{name}}: 맨 앞', { name });
        return t('{{name}}: {{other}} 다음', { name, other: nameOf(behind) });
      };
      return (
        place(areas, (name) => name || t('다른 지역')) ??
        place(stops, addressIn) ??
        // The place that comes with a move is part of it.
        (Object.values(places ?? {}).some((mark) => mark !== null)
          ? t('바뀐 주소에도 자리가 맞음')
          : t('없음'))
      );
    },
  },
  route: {
    name: (t) => t('배송 순서'),
    state: ({ areas, stops }, { t, beside }) => {
      const other = typeof beside === 'object' ? (beside as Partial<WholeRoute> | null) : null;
      const suburbs = areas.map((name) => name || t('다른 지역')).join(' → ');
      const differing = stops.flatMap((id, at) =>
        other?.stops?.[at] === id ? [] : [`${at + 1}. ${addressIn(id)}`],
      );
      const more = differing.length - mostStops;
      return [
        ...(other && sameValue(other.areas, areas) ? [] : [suburbs]),
        ...differing.slice(0, mostStops),
        ...(more > 0 ? [t('그 밖에 {{count}}곳', { count: more })] : []),
      ].join(', ');
    },
  },
  'stop-numbers': {
    name: (t) => t('배송 번호'),
    state: (numbers, { t }) => {
      const kept = Object.entries(numbers).flatMap(([number, id]) =>
        id === null ? [] : [`${number}. ${addressIn(id)}`],
      );
      const more = kept.length - mostStops;
      return (
        [
          ...kept.slice(0, mostStops),
          ...(more > 0 ? [t('그 밖에 {{count}}곳', { count: more })] : []),
        ].join(', ') || t('없음')
      );
    },
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
  'delivery-message': {
    name: (t) => t('배송 시간 문자'),
    state: (window, { t, language }) => (window ? formatWindow(window, language) : t('알리기 전')),
  },
};
