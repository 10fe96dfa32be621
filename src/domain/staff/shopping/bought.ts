import * as z from 'zod/mini';
import { dayNumber } from '../../dates/date-id.ts';
import { parseEach } from '../../lib/parse-each.ts';
import { sameValue } from '../../lib/same-value.ts';
import { dateIdShape } from '../../order/id-shapes.ts';
import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import { mayView } from '../role-dates.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { ingredientsId } from './ingredients.ts';
import { type Amounts, baseUnits } from './units.ts';

const amounts: z.ZodMiniType<Amounts> = z.partialRecord(z.enum(baseUnits), z.int());

const storedTick = z.object({ amounts, at: z.number(), by: z.string() });
/** What has been bought of an ingredient for a date: when (epoch ms) and by whom. */
export type BoughtTick = z.infer<typeof storedTick>;

/** shopping/{week}: dateId → ingredient key → what has been bought for that date. */
export type Bought = Record<string, Record<string, BoughtTick>>;

export function parseBought(data: Record<string, unknown>): Bought {
  const entries = Object.entries(data as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    entries.map(([dateId, ticks]) => [dateId, parseEach(ticks, storedTick, 'shopping')]),
  );
}

/** The week of a date: its Monday, as 20261123. */
export function weekOf(dateId: string): string {
  const digits = String(dayNumber(dateId));
  const day = new Date(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}T00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

const tickInput = z.object({
  week: z.string().check(z.regex(/^\d{8}$/)),
  /** The ingredient's key. */
  key: z.string().check(z.minLength(1), z.maxLength(200)),
  /** dateId → what has been bought for it; null for nothing. */
  ticks: z.record(dateIdShape, z.nullable(amounts)),
});

/** A tick to set or remove; `seen`: what the screen showed. */
export const tickChangeSchema = z.extend(tickInput, {
  seen: z.record(z.string(), z.nullable(amounts)),
});
export type TickChange = z.infer<typeof tickChangeSchema>;

/** Ticks an ingredient off for some dates of a week, with the amounts that were on the list, or removes the ticks. */
export const tickBought = plannedAction({
  name: 'bought',
  allowedRoles: ['owner', 'kitchen'],
  // A week is named by its first day.
  isFor: (role, { week }, now) => mayView(role, week, now),
  input: tickInput,
  logSubject: ({ key, ticks }) => {
    const [dateId, ...others] = Object.keys(ticks);
    return { subject: key, dateId: others.length > 0 ? undefined : dateId };
  },
  plan: async (read, { week, key, ticks }, actor) => {
    if (Object.keys(ticks).some((dateId) => weekOf(dateId) !== week)) {
      return { problem: { code: 'invalid', field: 'ticks' } };
    }
    const stored = parseBought((await read(`${stores.shopping}/${week}`)) ?? {});
    const before = ticksOf(stored, key, Object.keys(ticks));
    const changed = Object.keys(ticks).filter(
      (dateId) => !sameValue(before[dateId], ticks[dateId]),
    );
    return {
      before,
      after: ticks,
      writes: [
        {
          collection: stores.shopping,
          id: week,
          fields: changed.map((dateId) => {
            const path = [dateId, key];
            const bought = ticks[dateId];
            if (!bought) return { path, remove: true as const };
            return { path, set: { amounts: bought, at: actor.now, by: actor.name } };
          }),
        },
      ],
      problem: await unknownTick(
        read,
        key,
        changed.filter((dateId) => ticks[dateId]),
      ),
    };
  },
  undo: ({ week, key }, { before }) => ({ week, key, ticks: before }),
});

/**
 * What nobody can buy: an ingredient or a date that the shop does not have. Made-up ones would fill the document of a
 * week. What was ticked off before can always be taken back.
 */
async function unknownTick(
  read: ReadDocument,
  key: string,
  dateIds: readonly string[],
): Promise<StaffProblem | undefined> {
  if (dateIds.length === 0) return undefined;
  const years = new Set(dateIds.map((dateId) => dateId.slice(0, 4)));
  const [ingredients, ...dates] = await Promise.all(
    [
      `${stores.manages}/${ingredientsId}`,
      `${stores.dates}/activeDates`,
      ...[...years].map((year) => `${stores.dates}/${year}`),
    ].map(async (path) => (await read(path, 'unlocked')) ?? {}),
  );
  if (!Object.hasOwn(ingredients?.kinds ?? {}, key)) return { code: 'ingredient-gone' };
  const isKnown = (dateId: string) => dates.some((known) => Object.hasOwn(known, dateId));
  return dateIds.every(isKnown) ? undefined : { code: 'unknown-date' };
}

/** What has been bought, with a change by somebody at a time, epoch ms. */
export function withTicks(
  bought: Bought,
  { change: { key, ticks }, at, by }: { change: TickChange; at: number; by: string },
): Bought {
  const changed = Object.entries(ticks).map(([dateId, amounts]) => {
    const { [key]: _, ...others } = bought[dateId] ?? {};
    return [dateId, { ...others, ...(amounts && { [key]: { amounts, at, by } }) }];
  });
  return { ...bought, ...Object.fromEntries(changed) };
}

/** What has been bought of an ingredient for these dates, as `TickChange.seen` has it. */
export function ticksOf(
  bought: Bought,
  key: string,
  dateIds: readonly string[],
): TickChange['seen'] {
  const amountsOf = (ticks: Bought[string] = {}) =>
    (Object.hasOwn(ticks, key) && ticks[key]?.amounts) || null;
  return Object.fromEntries(dateIds.map((dateId) => [dateId, amountsOf(bought[dateId])]));
}
