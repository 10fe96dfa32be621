import * as z from 'zod/mini';
import { type ActiveDate, type DeliveryArea, deliveryAreas } from '../../dates/active-date.ts';
import { dateIdOf, isDateId } from '../../dates/date-id.ts';
import { koreanWeekday } from '../../dates/format-date.ts';
import { isDay, isOnClock, sydneyTime } from '../../dates/sydney-time.ts';
import { furtherLanguages, translationsOf } from '../../lib/language.ts';
import { allergenIds } from '../../menus/allergens.ts';
import { dietMarks, spices } from '../../menus/diet.ts';
import { isMenuPrice } from '../dates/catalogue-checks.ts';
import { limitShape } from '../dates/limit.ts';
import {
  dayIn,
  flagIn,
  hasDecimalComma,
  listIn,
  momentIn,
  numberIn,
  picturesIn,
} from './cell-values.ts';

// The schemas' messages are codes of row-problem.ts.

const idPattern = /^[\p{L}\p{N}_-]{1,100}$/u;
const id = z.string().check(z.regex(idPattern, 'id'));

/** Whether a new menu or category can have this id. */
export const isEntryId = (text: string): boolean => idPattern.test(text);

/** `number`, `flag` and `list` parse the text of CSV cells and pass JSON values through. */
const ofText = <T>(read: (text: string) => T | undefined) =>
  z.transform((value: unknown) => (typeof value === 'string' ? (read(value) ?? value) : value));
const number = z.pipe(
  ofText(numberIn),
  z.number({ error: ({ input }) => (isDecimalComma(input) ? 'decimal-comma' : undefined) }),
);
const flag = z.pipe(ofText(flagIn), z.boolean());
const list = z.pipe(ofText(listIn), z.array(z.string()));
const pictures = z.pipe(ofText(picturesIn), z.array(z.string()));

const isDecimalComma = (input: unknown) => typeof input === 'string' && hasDecimalComma(input);

/** A field that may be missing, which changes nothing, or null, which empties it. */
const emptiable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const text = emptiable(z.string());

/** Fields of a category row: id, name, nameEn?, order. */
export const categoryRow = z.strictObject({
  id,
  name: z.optional(z.string()),
  ...translationsOf('name', () => text),
  order: z.optional(number),
});
export type CategoryRow = z.infer<typeof categoryRow>;

const allergens = emptiable(z.pipe(list, z.array(z.enum(allergenIds))));
const shownFlags = Object.fromEntries(
  furtherLanguages.map((language) => [language, emptiable(flag)]),
) as Record<(typeof furtherLanguages)[number], ReturnType<typeof emptiable<typeof flag>>>;

/**
 * Fields of a menu row: id and the fields of a menu; `photos` is a list of URLs (in CSV separated by
 * semicolons, commas or lines). Allergens and diet have their own fields: `contains` and `mayContain` (allergen ids),
 * `allergensChecked`, `diet` (marks), `spicy` (0 to 3).
 */
export const menuRow = z.strictObject({
  id,
  title: z.optional(z.string()),
  ...translationsOf('title', () => text),
  desc: text,
  ...translationsOf('desc', () => text),
  jori: text,
  ...translationsOf('jori', () => text),
  joriVideo: text,
  price: z.optional(number.check(z.refine(isMenuPrice, 'price'))),
  cat: z.optional(z.string()),
  photos: emptiable(pictures),
  ...shownFlags,
  noPoint: emptiable(flag),
  gstFree: emptiable(flag),
  active: emptiable(flag),
  contains: allergens,
  mayContain: allergens,
  allergensChecked: emptiable(flag),
  diet: emptiable(z.pipe(list, z.array(z.enum(dietMarks)))),
  spicy: emptiable(z.pipe(number, z.literal(spices))),
});
export type MenuRow = z.infer<typeof menuRow>;

const wallClock = z.pipe(
  ofText(momentIn),
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'clock', abort: true }),
      z.refine(isOnClock, 'moment'),
    ),
);
const day = z.pipe(
  ofText(dayIn),
  z
    .string()
    .check(z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'day', abort: true }), z.refine(isDay, 'no-day')),
);
const limits = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string'
      ? Object.fromEntries(
          value
            .split(';')
            .map((part) => part.split(':').map((text) => text.trim()))
            .filter(([menuId]) => menuId)
            .map(([menuId, limit]) => [menuId, Number(limit)]),
        )
      : value,
  ),
  z.record(z.string(), limitShape),
);

/** A date as a row describes it. A missing area or missing limits change nothing; null or an empty map empties them. */
export type ImportedDate = Omit<ActiveDate, 'area' | 'menuLimitForPerson'> & {
  area?: DeliveryArea | null | undefined;
  menuLimitForPerson?: ActiveDate['menuLimitForPerson'] | undefined;
};

/**
 * Fields of a date row: deliveryDate (2026-11-24 or 24/11/2026), closes (2026-11-22T17:00 or 22/11/2026 17:00, Sydney), area?, menus (ids),
 * limits? (a person, id:n), limitsInAll? (id:n), dateId? (to change an existing date), active?, orderDone?. A dateId must begin with its
 * delivery day, because receipts, messages and the order history read the day from it.
 */
export const dateRow = z.pipe(
  z
    .strictObject({
      deliveryDate: day,
      closes: wallClock,
      area: emptiable(z.enum(deliveryAreas)),
      menus: list.check(z.minLength(1)),
      limits: emptiable(limits),
      limitsInAll: emptiable(limits),
      dateId: emptiable(z.string().check(z.refine(isDateId, 'date-id'))),
      active: emptiable(flag),
      orderDone: emptiable(flag),
    })
    .check(
      z.refine(
        ({ dateId, deliveryDate }) =>
          !dateId || dateId.slice(0, 8) === deliveryDate.replaceAll('-', ''),
        { error: 'date-id-day', path: ['dateId'] },
      ),
    ),
  z.transform((row) => {
    const deliveryDate = sydneyTime(`${row.deliveryDate}T12:00`);
    const finishDate = sydneyTime(row.closes);
    const date: ImportedDate = {
      deliveryDate,
      finishDate,
      active: row.active ?? true,
      orderDone: row.orderDone ?? false,
      closesByItself: true,
      day: koreanWeekday(deliveryDate),
      menus: Object.fromEntries(row.menus.map((menuId) => [menuId, true])),
      area: row.area,
      menuLimitForPerson: row.limits === null ? {} : row.limits,
      menuLimitInAll: row.limitsInAll === null ? {} : row.limitsInAll,
    };
    // The dateId is made from the row alone, so that importing a file twice changes nothing.
    return { dateId: row.dateId ?? dateIdOf(deliveryDate, finishDate), date };
  }),
);
