import type { ActiveDate } from '../dates/active-date.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import type { Waiting } from './waiting.ts';

/** A dish that is sold again, and how far telling those who wait for it has come. Times are epoch ms. */
export interface Restock {
  /** When it was seen to be on sale again. */
  at: number;
  /** Its limit in all at that time. */
  limit: number | null;
  /** How many are told in all; not known before the first of them is. */
  places: number | null;
  told: number;
  /** Nobody else is told. */
  done: boolean;
}

/** A dish as the reminder job has last seen it. */
export type SeenDish = 'sold-out' | Restock;

/** waiting/{dateId}: what has been seen of a date since the first customer has waited for one of its dishes. */
export interface SeenDate {
  /** Wishes up to this time, epoch ms, have been looked at. */
  seen: number;
  /** By menuId. */
  dishes: Record<string, SeenDish>;
}

/** So many are told each time that a dish is sold again. */
export const mostOfRestock = 10;

/** A customer's clock may be wrong by as much, ms, and a wish is stored a while after its time. */
export const clockTolerance = 20 * 60_000;

/**
 * What is seen of a date now, and its write. A dish is back when it is on sale and was sold out before: as seen then, or
 * because somebody has asked for it since. A higher limit in all brings portions back as well. `recent`: who has asked
 * since `seen`. Undefined until somebody waits for something.
 */
export function planSeen(
  dateId: string,
  stored: SeenDate | undefined,
  date: Pick<ActiveDate, 'menus' | 'menuLimitInAll'>,
  recent: readonly Waiting[],
  now: number,
): { seen: SeenDate; writes: DocumentWrite[] } | undefined {
  if (!stored && recent.length === 0) return undefined;
  const latest = recent.map(({ at }) => Math.min(at, now));
  const seen = Math.max(stored?.seen ?? 0, ...latest);
  const changed: Record<string, SeenDish> = {};
  for (const [menuKey, onSale] of Object.entries(date.menus)) {
    const known = stored?.dishes[menuKey];
    if (!onSale) {
      if (known !== 'sold-out') changed[menuKey] = 'sold-out';
    } else if (isBack(known, menuKey, date, recent)) {
      const limit = date.menuLimitInAll?.[menuKey] ?? null;
      changed[menuKey] = { at: now, limit, places: null, told: 0, done: false };
    }
  }
  const fields = [
    ...(seen === stored?.seen ? [] : [{ path: ['seen'], set: seen }]),
    ...Object.entries(changed).map(([menuKey, set]) => ({ path: ['dishes', menuKey], set })),
  ];
  return {
    seen: { seen, dishes: { ...stored?.dishes, ...changed } },
    writes: fields.length === 0 ? [] : [{ collection: stores.waiting, id: dateId, fields }],
  };
}

function isBack(
  known: SeenDish | undefined,
  menuKey: string,
  { menuLimitInAll }: Pick<ActiveDate, 'menuLimitInAll'>,
  recent: readonly Waiting[],
): boolean {
  if (known === 'sold-out') return true;
  const isAsked = recent.some(({ dishes }) => {
    const entry = dishes[menuKey];
    return entry?.state === 'waiting' && entry.since > (known?.at ?? 0);
  });
  if (isAsked) return true;
  const limit = menuLimitInAll?.[menuKey] ?? Number.POSITIVE_INFINITY;
  return known !== undefined && known.limit !== null && limit > known.limit;
}

/** A dish that is sold again and of which somebody else may be told; undefined otherwise. */
export function openRestock(seen: SeenDate | undefined, menuKey: string): Restock | undefined {
  const known = seen?.dishes[menuKey];
  return known === undefined || known === 'sold-out' || known.done ? undefined : known;
}

/**
 * How many are told of a dish in all, at most `most`, and how many of them now; `left`: its portions, undefined without a
 * limit in all.
 */
export function placesOf(
  { places, told }: Restock,
  left: number | undefined,
  most: number,
): { places: number; room: number } {
  const all = places ?? Math.max(0, Math.min(most, left ?? most));
  return { places: all, room: Math.min(all - told, left ?? all) };
}

/** The write of what has become of a dish's restock. */
export function restockWrite(dateId: string, menuKey: string, restock: Restock): DocumentWrite {
  return {
    collection: stores.waiting,
    id: dateId,
    fields: [{ path: ['dishes', menuKey], set: restock }],
  };
}
