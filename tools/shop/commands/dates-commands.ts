import type { Command } from 'commander';
import { sheetsOf } from '../../../functions/src/date-sheets.ts';
import { type ActiveDate, parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { formatFullDay, formatTime } from '../../../src/domain/dates/format-date.ts';
import { datesToShow } from '../../../src/domain/dates/open-dates.ts';
import { readData, type Shop } from '../connect.ts';
import { warnOfFullDocuments } from '../full-documents.ts';
import { printTable } from '../table.ts';

const path = 'dates/activeDates';

/** `shop dates`. */
export function addDates(program: Command, shop: () => Shop): void {
  program
    .command('dates')
    .description('List the delivery dates')
    .option('--hidden', 'hidden dates too')
    .action(async (options: { hidden?: boolean }) => {
      const dates = parseActiveDates((await readData(shop(), path)) ?? {});
      const hidden = Object.entries(dates).filter(([, { active }]) => options.hidden && !active);
      await warnOfFullDocuments(shop(), [
        'dates/activeDates',
        'manages/menus',
        'manages/pastMenus',
        'manages/ingredients',
        ...(await sharedByDate(shop(), Object.keys(dates))),
      ]);
      const now = Date.now();
      printTable(
        ['dateId', 'delivery', 'area', 'closes', 'state', 'menus', 'sold out'],
        [...datesToShow(dates), ...hidden.map(([dateId, date]) => ({ dateId, date }))].map(
          ({ dateId, date }) => [
            dateId,
            formatFullDay(date.deliveryDate, 'ko'),
            date.area ?? '',
            `${formatFullDay(date.finishDate, 'ko')} ${formatTime(date.finishDate, 'ko')}`,
            stateOf(date, now),
            String(Object.keys(date.menus).length),
            Object.keys(date.menus)
              .filter((menuId) => !date.menus[menuId])
              .join(', '),
          ],
        ),
      );
    });
}

/** Paths of the documents that customers share for these dates: the sheets of their orders, the copies by address. */
async function sharedByDate({ db }: Shop, dateIds: readonly string[]): Promise<string[]> {
  const copies = db.collection('ordersBackupByKey').select();
  const found = await Promise.all(
    dateIds.flatMap((dateId) => [
      sheetsOf(db, dateId).select().get(),
      // Their names begin with the date; "`" is the character after "_".
      copies.orderBy('__name__').startAt(`${dateId}_`).endBefore(`${dateId}\``).get(),
    ]),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

function stateOf(date: ActiveDate, now: number): string {
  if (!date.active) return 'hidden';
  if (date.orderDone) return 'closed';
  return date.finishDate <= now ? 'open, cut-off passed' : 'open';
}
