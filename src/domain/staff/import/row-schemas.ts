import * as z from 'zod/mini';
import { activeDateSchema } from '../../active-date.ts';
import { allergenIds } from '../../allergens.ts';
import { type ActiveDate, dateIdOf, isDateId, koreanWeekday } from '../../dates.ts';
import { dietMarks, spices } from '../../diet.ts';
import { isMenuPrice } from '../../import-checks.ts';
import { categorySchema, menuSchema } from '../../menu.ts';
import { sydneyTime } from '../../sydney-time.ts';

// The schemas' messages are codes of row-problem.ts.

const id = z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,100}$/u, 'id'));

/** CSV cells are text: numbers, flags and lists are read from it; JSON values pass as they are. */
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

/** id, name, nameEn?, order. */
export const categoryRow = z.pipe(
  z.strictObject({ ...categorySchema.shape, id, order: number }),
  categorySchema,
);

const allergens = z.pipe(list, z.array(z.enum(allergenIds)));
const spice = z.pipe(number, z.literal(spices));

/**
 * id and a menu's fields; `photos` a list of addresses (in CSV separated by semicolons). Allergens and diet
 * are columns: `contains` and `mayContain` of ids, `allergensChecked`, `diet` of marks, `spicy` 0 to 3. A row
 * without any of a kind says nothing of it.
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

/** A date as a row has it: a row that names no limits says nothing about them. */
export type ImportedDate = z.infer<typeof dateWithoutLimits> &
  Pick<Partial<ActiveDate>, 'menuLimitForPerson'>;

/**
 * deliveryDate (2026-11-24), closes (2026-11-22T17:00, Sydney), area?, menus (ids), limits? (id:n),
 * dateId? (to change a date that is there), active?, orderDone?. A dateId begins with its day of
 * delivery: receipts, texts and histories read the day from it. */
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
    // Made from the row alone, so that importing a file twice changes nothing.
    const limited: ImportedDate = row.limits ? { ...date, menuLimitForPerson: row.limits } : date;
    return { dateId: row.dateId ?? dateIdOf(deliveryDate, finishDate), date: limited };
  }),
);
