import type { Command } from 'commander';
import {
  type ActiveDate,
  datesToShow,
  formatFullDay,
  formatTime,
  parseActiveDates,
} from '../../../src/domain/dates.ts';
import type { FieldWrite } from '../../../src/domain/document-write.ts';
import { CommandError } from '../command-error.ts';
import { readData, type Shop, transact } from '../connect.ts';
import { printTable } from '../table.ts';

/** `shop dates`, `open`, `close`, `sell-out`, `restock`, `limit`. */
export function addDates(program: Command, shop: () => Shop): void {
  program
    .command('dates')
    .description('List the delivery dates')
    .option('--hidden', 'hidden dates too')
    .action(async (options: { hidden?: boolean }) => {
      const dates = parseActiveDates((await readData(shop(), 'dates/activeDates')) ?? {});
      const hidden = Object.entries(dates).filter(([, { active }]) => options.hidden && !active);
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

  const change = (name: string, description: string, fields: FieldWrite[], done: string) =>
    program
      .command(`${name} <dateId>`)
      .description(description)
      .action(async (dateId: string) => {
        await changeDate(shop(), dateId, () => fields);
        console.log(`${dateId} ${done}.`);
      });
  change(
    'open',
    'Show a date and take orders for it; also reopens a closed one',
    [
      { path: ['active'], set: true },
      { path: ['orderDone'], set: false },
    ],
    'is open',
  );
  change(
    'close',
    'Close a date: no more orders, edits or cancellations',
    [{ path: ['orderDone'], set: true }],
    'is closed',
  );
  change('hide', 'Take a date off the list', [{ path: ['active'], set: false }], 'is hidden');

  const menuCommand = (name: string, description: string, open: boolean, done: string) =>
    program
      .command(`${name} <dateId> <menuId...>`)
      .description(description)
      .action(async (dateId: string, menuIds: string[]) => {
        await changeDate(shop(), dateId, (date) =>
          menuIds.map((menuId) => {
            knownMenu(date, dateId, menuId);
            return { path: ['menus', menuId], set: open };
          }),
        );
        console.log(`${menuIds.join(', ')} ${done} on ${dateId}.`);
      });
  menuCommand('sell-out', 'Mark menus as sold out early on a date', false, 'sold out');
  menuCommand('restock', 'Sell menus again on a date', true, 'on sale again');

  program
    .command('limit <dateId> <menuId> <quantity>')
    .description('Limit a menu per person on a date; "none" takes the limit away')
    .action(async (dateId: string, menuId: string, quantity: string) => {
      const path = ['menuLimitForPerson', menuId];
      const field: FieldWrite =
        quantity === 'none' ? { path, remove: true } : { path, set: wholeNumber(quantity) };
      await changeDate(shop(), dateId, (date) => {
        knownMenu(date, dateId, menuId);
        return [field];
      });
      console.log(`${menuId} on ${dateId}: ${quantity === 'none' ? 'no limit' : quantity}.`);
    });
}

function stateOf(date: ActiveDate, now: number): string {
  if (!date.active) return 'hidden';
  if (date.orderDone) return 'closed';
  return date.finishDate <= now ? 'open, cut-off passed' : 'open';
}

/** Changes one date in dates/activeDates, with paths below the date. Throws for an unknown date. */
async function changeDate(
  shop: Shop,
  dateId: string,
  fieldsOf: (date: ActiveDate) => FieldWrite[],
): Promise<void> {
  await transact(shop, async (read) => {
    const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
    if (!date) throw new CommandError(`There is no date ${dateId}; "shop dates" lists them.`);
    const fields = fieldsOf(date).map((field) => ({ ...field, path: [dateId, ...field.path] }));
    return [{ collection: 'dates', id: 'activeDates', fields }];
  });
}

function knownMenu(date: ActiveDate, dateId: string, menuId: string): void {
  if (!(menuId in date.menus)) throw new CommandError(`${dateId} has no menu ${menuId}.`);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new CommandError(`"${text}" is not a limit: say a whole number from 1 to 999, or none.`);
  }
  return Number(text);
}
