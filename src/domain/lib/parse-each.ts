import type * as z from 'zod/mini';

/**
 * Parses a document that is a map of entries. Leaves out entries that do not fit the schema and logs them to
 * the console, so that one invalid menu does not empty the shop. A customer's orders and points are read by readable-entries.ts,
 * which tells what it left out.
 */
export function parseEach<T>(
  data: Record<string, unknown>,
  schema: z.ZodMiniType<T>,
  path: string,
): Record<string, T> {
  const parsed: Record<string, T> = {};
  for (const [key, value] of Object.entries(data)) {
    const result = schema.safeParse(value);
    if (result.success) parsed[key] = result.data;
    else console.error(`${path}: ${key} was left out`, result.error.issues);
  }
  return parsed;
}
