import { type ActiveDate, parseActiveDates } from '../../src/domain/dates/active-date.ts';
import { isDateId } from '../../src/domain/dates/date-id.ts';
import { CommandError } from './command-error.ts';
import { readData, type Shop } from './connect.ts';

/** Reads a date from the list, else from its year's document; undefined if there is none. */
export async function findDate(shop: Shop, dateId: string): Promise<ActiveDate | undefined> {
  if (!isDateId(dateId)) return undefined;
  for (const path of ['dates/activeDates', `dates/${dateId.slice(0, 4)}`]) {
    const date = parseActiveDates((await readData(shop, path)) ?? {})[dateId];
    if (date) return date;
  }
  return undefined;
}

/** The same; throws CommandError if there is none. */
export async function readDate(shop: Shop, dateId: string): Promise<ActiveDate> {
  const date = await findDate(shop, dateId);
  if (date) return date;
  throw new CommandError(`There is no date ${dateId}; "shop dates --hidden" lists them.`);
}
