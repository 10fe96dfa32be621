import type { Command } from 'commander';
import { type ActiveDate, parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { formatFullDay, formatTime } from '../../../src/domain/dates/format-date.ts';
import { datesToShow } from '../../../src/domain/dates/open-dates.ts';
import { type DateState, planDateState } from '../../../src/domain/staff/dates/date-state-plan.ts';
import { planLimit, planSoldOut } from '../../../src/domain/staff/dates/stock-plan.ts';
import { CommandError } from '../command-error.ts';
import { readData, runStaffPlan, type Shop } from '../connect.ts';
import { warnOfFullDocuments } from '../full-documents.ts';
import { say } from '../say.ts';
import { printTable } from '../table.ts';

const path = 'dates/activeDates';

/** `shop dates`, `open`, `close`, `sell-out`, `restock`, `limit`. */
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
        ...Object.keys(dates).map((dateId) => `orders2/${dateId}`),
        ...(await copiesOf(shop(), Object.keys(dates))),
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

  const state = (name: string, description: string, to: DateState) =>
    program
      .command(`${name} <dateId>`)
      .description(description)
      .action(async (dateId: string) => {
        await runStaffPlan(shop(), async (read, actor) =>
          planDateState(
            { dateId, to },
            { dates: await read(path), menus: await read('manages/menus') },
            actor,
          ),
        );
        say(`${dateId} is ${to}.`);
      });
  state('open', 'Show a date and take orders for it; also reopens a closed one', 'open');
  state(
    'close',
    'Close a date: no more orders, edits or cancellations; shows a hidden one',
    'closed',
  );
  state('hide', 'Take a date off the list', 'hidden');

  const menuCommand = (name: string, description: string, soldOut: boolean, done: string) =>
    program
      .command(`${name} <dateId> <menuId...>`)
      .description(description)
      .action(async (dateId: string, menuIds: string[]) => {
        await runStaffPlan(shop(), async (read, actor) =>
          planSoldOut({ dateId, menuIds, soldOut }, await read(path), actor),
        );
        say(`${menuIds.join(', ')} ${done} on ${dateId}.`);
      });
  menuCommand('sell-out', 'Mark menus as sold out early on a date', true, 'sold out');
  menuCommand('restock', 'Sell menus again on a date', false, 'on sale again');

  program
    .command('limit <dateId> <menuId> <quantity>')
    .description('Limit a menu per person on a date; "none" takes the limit away')
    .action(async (dateId: string, menuId: string, quantity: string) => {
      const limit = quantity === 'none' ? undefined : wholeNumber(quantity);
      await runStaffPlan(shop(), async (read, actor) =>
        planLimit({ dateId, menuId, limit }, await read(path), actor),
      );
      say(`${menuId} on ${dateId}: ${limit ?? 'no limit'}.`);
    });
}

/** Paths of the documents with the copies of these dates' orders by address. */
async function copiesOf(shop: Shop, dateIds: readonly string[]): Promise<string[]> {
  const copies = shop.db.collection('ordersBackupByKey').select();
  // Their names begin with the date; "`" is the character after "_".
  const found = await Promise.all(
    dateIds.map((dateId) =>
      copies.orderBy('__name__').startAt(`${dateId}_`).endBefore(`${dateId}\``).get(),
    ),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

function stateOf(date: ActiveDate, now: number): string {
  if (!date.active) return 'hidden';
  if (date.orderDone) return 'closed';
  return date.finishDate <= now ? 'open, cut-off passed' : 'open';
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new CommandError(`"${text}" is not a limit: say a whole number from 1 to 999, or none.`);
  }
  return Number(text);
}
