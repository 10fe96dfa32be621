import { byDoor } from '../../customer/door-order.ts';
import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import { textHash } from '../../lib/text-hash.ts';
import { boardId } from '../orders/board.ts';
import type { ShownOrder } from '../orders/shown-order.ts';
import { type PrintedNumbers, stopNumbers } from './stop-numbers.ts';

/** deliveryRuns/{dateId}: the route of a date and the delivery window of each stop. */
export interface DeliveryRun {
  /** Suburbs in driving order; suburbs that are not listed follow, sorted by name. */
  areas: string[];
  /** Order ids in driving order within their suburb; orders that are not listed follow, by street and house number. */
  stops: string[];
  /** Order id → window. */
  windows: Record<string, DeliveryWindow>;
  /**
   * Order id → `addressMark` of the address for which staff last decided its place.
   */
  places?: Record<string, string> | undefined;
  /** Numbers that stand on labels and papers already (`stopNumbers`). */
  numbers?: PrintedNumbers | undefined;
}

const emptyRun: DeliveryRun = { areas: [], stops: [], windows: {} };

/** deliveryRuns/{dateId} as stored → the run; an empty run if nothing is stored. */
export function parseRun(stored: Record<string, unknown> | undefined): DeliveryRun {
  return { ...emptyRun, ...(stored as Partial<DeliveryRun> | undefined) };
}

/** One delivery of the day. */
export interface Stop<O extends ShownOrder = ShownOrder> {
  id: string;
  order: O;
  window: DeliveryWindow | undefined;
  /** On screens, lists and labels alike: `stopNumbers`. */
  number: string;
  /** Where it comes among all stops of the date, from 1. */
  place: number;
}

export interface Area<O extends ShownOrder = ShownOrder> {
  name: string;
  stops: Stop<O>[];
}

/**
 * The orders of a date in driving order, by suburb. Addresses without a suburb are an area of their own,
 * named ''.
 */
export function areasOf<O extends ShownOrder>(orders: readonly O[], run: DeliveryRun): Area<O>[] {
  const areas = new Map<string, Omit<Stop<O>, 'number' | 'place'>[]>();
  for (const order of orders) {
    const name = order.customerInfo.addressFull?.locality ?? '';
    const id = boardId(order);
    const stop = { id, order, window: run.windows[id] };
    const stops = areas.get(name);
    if (stops) stops.push(stop);
    else areas.set(name, [stop]);
  }
  const stopAt = ranks(run.stops);
  const areaAt = ranks(run.areas);
  const ordered = [...areas]
    .map(([name, stops]) => ({
      name,
      stops: byDoor(stops, ({ order }) => order.customerInfo.address).sort(
        (a, b) => stopAt(a.id) - stopAt(b.id),
      ),
    }))
    .sort((a, b) => areaAt(a.name) - areaAt(b.name) || a.name.localeCompare(b.name));
  const ids = ordered.flatMap(({ stops }) => stops.map(({ id }) => id));
  const numbers = stopNumbers(ids, run.numbers);
  let place = 0;
  return ordered.map(({ name, stops }) => ({
    name,
    stops: stops.map((stop) => {
      place += 1;
      return { ...stop, number: numbers[place - 1] ?? '', place };
    }),
  }));
}

/** Recognises the address of a stop again, without naming it. */
export function addressMark({ customerInfo }: ShownOrder): string {
  return textHash(customerInfo.address);
}

/** Whether a stop goes elsewhere since staff decided its place on the route: they are asked whether it still fits. */
export function asksForPlace({ id, order }: Pick<Stop, 'id' | 'order'>, run: DeliveryRun): boolean {
  const decided = run.places?.[id];
  return decided !== undefined && decided !== addressMark(order);
}

/** The places of stops that have been decided for no address yet: a change of the route decides them as they are. */
export function undecidedPlaces(
  stops: readonly Pick<Stop, 'id' | 'order'>[],
  run: DeliveryRun,
): Record<string, string> {
  return Object.fromEntries(
    stops
      .filter(({ id }) => run.places?.[id] === undefined)
      .map(({ id, order }) => [id, addressMark(order)]),
  );
}

/** All stops of a date in driving order. */
export function stopsOf<O extends ShownOrder>(orders: readonly O[], run: DeliveryRun): Stop<O>[] {
  return areasOf(orders, run).flatMap(({ stops }) => stops);
}

/** Each entry's place in the list; those without one come last and keep their own order. */
function ranks(list: readonly string[]): (entry: string) => number {
  const places = new Map(list.map((entry, place) => [entry, place]));
  return (entry) => places.get(entry) ?? list.length;
}

/** These entries in the order of a list; those that it lacks come last and keep their own order. */
export function inOrderOf(list: readonly string[], entries: readonly string[]): string[] {
  const rank = ranks(list);
  return [...entries].sort((a, b) => rank(a) - rank(b));
}

/** Behind which other an entry of a list comes; null for the first. */
export function behindWhich(list: readonly string[], entry: string): string | null {
  return list[list.indexOf(entry) - 1] ?? null;
}

/** Behind which entry one comes that moves up (-1) or down (1) past the next that isn't `folded`; null: first. */
export function behindAfterStep(
  list: readonly string[],
  entry: string,
  by: -1 | 1,
  folded: ReadonlySet<string>,
): string | null {
  const at = list.indexOf(entry);
  const ahead = by < 0 ? list.slice(0, at).toReversed() : list.slice(at + 1);
  const passed = ahead.find((one) => !folded.has(one));
  return passed === undefined ? behindWhich(list, entry) : behindAfterDrop(list, entry, passed);
}

/** Behind which entry one comes that takes the place of another, past which it moves; null: first. */
export function behindAfterDrop(
  list: readonly string[],
  entry: string,
  other: string,
): string | null {
  return list.indexOf(entry) < list.indexOf(other) ? other : behindWhich(list, other);
}

/** The list with one entry behind another, or, without another, first. */
export function movedBehind(list: readonly string[], entry: string, other?: string): string[] {
  const rest = list.filter((one) => one !== entry);
  const at = other === undefined ? 0 : rest.indexOf(other) + 1;
  return [...rest.slice(0, at), entry, ...rest.slice(at)];
}

/** The position from `min` to `max` that somebody typed; undefined for anything else. */
export function positionIn(typed: string, min: number, max: number): number | undefined {
  const position = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return position >= min && position <= max ? position : undefined;
}
