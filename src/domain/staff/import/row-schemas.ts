import * as z from 'zod/mini';
import { activeDateSchema } from '../../dates/active-date.ts';
import { type ActiveDate, dateIdOf, isDateId, koreanWeekday } from '../../dates/dates.ts';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { allergenIds } from '../../menus/allergens.ts';
import { dietMarks, spices } from '../../menus/diet.ts';
import { categorySchema, menuSchema } from '../../menus/menu.ts';
import { isMenuPrice } from '../dates/catalogue-checks.ts';

// The schemas' messages are codes of row-problem.ts.

const id = z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,100}$/u, 'id'));

/** `number`, `flag` and `list` parse the text of CSV cells and pass JSON values through. */
const number = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  ),
  z.number(),
);
const flag = z.pipe(
  z.transform((value: unknown) =>
    value === 'true' || value === 'yes'
      ? true
      : value === 'false' || value === 'no'
        ? false
        : value,
  ),
  z.boolean(),
);
const list = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string'
      ? value
          .split(';')
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  ),
  z.array(z.string()),
);

/** Fields of a category row: id, name, nameEn?, order. */
export const categoryRow = z.pipe(
  z.strictObject({ ...categorySchema.shape, id, order: number }),
  categorySchema,
);

const allergens = z.pipe(list, z.array(z.enum(allergenIds)));
const spice = z.pipe(number, z.literal(spices));

/**
 * Fields of a menu row: id and the fields of a menu; `photos` is a list of URLs (in CSV separated by
 * semicolons). Allergens and diet have their own fields: `contains` and `mayContain` (allergen ids),
 * `allergensChecked`, `diet` (marks), `spicy` (0 to 3). A row without any field of a statement does not set
 * that statement.
 */
export const menuRow = z.pipe(
  z.strictObject({
    ...z.omit(menuSchema, { allergens: true, diet: true }).shape,
    id,
    price: number.check(z.refine(isMenuPrice, 'price')),
    photos: z.optional(list),
    en: z.optional(flag),
    noPoint: z.optional(flag),
    active: z._default(flag, true),
    contains: z.optional(allergens),
    mayContain: z.optional(allergens),
    allergensChecked: z.optional(flag),
    diet: z.optional(z.pipe(list, z.array(z.enum(dietMarks)))),
    spicy: z.optional(spice),
  }),
  z.transform(
    ({ id: menuId, photos, contains, mayContain, allergensChecked, diet, spicy, ...menu }) => ({
      menuId,
      menu: menuSchema.parse({
        ...menu,
        ...(photos ? { photos: photos.map((downloadURL) => ({ downloadURL })) } : {}),
        ...((contains ?? mayContain ?? allergensChecked) === undefined
          ? {}
          : {
              allergens: {
                contains: contains ?? [],
                mayContain: mayContain ?? [],
                checked: allergensChecked ?? false,
              },
            }),
        ...((diet ?? spicy) === undefined
          ? {}
          : { diet: { marks: diet ?? [], spicy: spicy ?? 0 } }),
      }),
    }),
  ),
);

const wallClock = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'clock', abort: true }),
  z.refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), 'moment'),
);
const day = z.iso.date('day');
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
  z.record(z.string(), z.int().check(z.positive())),
);

const dateWithoutLimits = z.omit(activeDateSchema, { menuLimitForPerson: true });

/** A date as a row describes it; without `menuLimitForPerson` the row says nothing about limits. */
export type ImportedDate = z.infer<typeof dateWithoutLimits> &
  Pick<Partial<ActiveDate>, 'menuLimitForPerson'>;

/**
 * Fields of a date row: deliveryDate (2026-11-24), closes (2026-11-22T17:00, Sydney), area?, menus (ids),
 * limits? (id:n), dateId? (to change an existing date), active?, orderDone?. A dateId must begin with its
 * delivery day, because receipts, messages and the order history read the day from it.
 */
export const dateRow = z.pipe(
  z
    .strictObject({
      deliveryDate: day,
      closes: wallClock,
      area: z.optional(z.enum(['sydney', 'gosford'])),
      menus: list.check(z.minLength(1)),
      limits: z.optional(limits),
      dateId: z.optional(z.string().check(z.refine(isDateId, 'date-id'))),
      active: z._default(flag, true),
      orderDone: z._default(flag, false),
    })
    .check(
      z.refine(
        ({ dateId, deliveryDate }) =>
          dateId === undefined || dateId.slice(0, 8) === deliveryDate.replaceAll('-', ''),
        { error: 'date-id-day', path: ['dateId'] },
      ),
    ),
  z.transform((row) => {
    const deliveryDate = sydneyTime(`${row.deliveryDate}T12:00`);
    const finishDate = sydneyTime(row.closes);
    const date = dateWithoutLimits.parse({
      deliveryDate,
      finishDate,
      active: row.active,
      orderDone: row.orderDone,
      day: koreanWeekday(deliveryDate),
      menus: Object.fromEntries(row.menus.map((menuId) => [menuId, true])),
      ...(row.area ? { area: row.area } : {}),
    });
    // The dateId is made from the row alone, so that importing a file twice changes nothing.
    const limited: ImportedDate = row.limits ? { ...date, menuLimitForPerson: row.limits } : date;
    return { dateId: row.dateId ?? dateIdOf(deliveryDate, finishDate), date: limited };
  }),
);
