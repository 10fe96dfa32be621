import * as z from 'zod/mini';

/** An amount that `toCents` takes. */
export const storedDollars = z
  .union([z.number(), z.string().check(z.regex(/\d/))])
  .check(z.refine((value) => Number.isFinite(Number(value))));

/**
 * The entries of a stored map that fit a schema, as they are stored, and the names of the others: one bad entry must not
 * take the rest with it.
 */
export function readableEntries<T>(
  data: Record<string, unknown>,
  schema: z.ZodMiniType,
): { entries: Record<string, T>; unreadable: string[] } {
  const fits = (value: unknown): value is T => schema.safeParse(value).success;
  const entries: Record<string, T> = {};
  const unreadable: string[] = [];
  for (const [name, value] of Object.entries(data)) {
    if (fits(value)) entries[name] = value;
    else unreadable.push(name);
  }
  return { entries, unreadable };
}
