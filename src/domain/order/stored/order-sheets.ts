import type { DocumentWrite } from '../../store/document-write.ts';
import { setFields, stores } from '../../store/document-write.ts';
import { sheetName } from '../../store/sheet-name.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { Order } from '../order.ts';

/**
 * How many customers a sheet of orders2 takes. Each may use a hundredth of a document (`maxQuotaBytes`), so a sheet
 * is at most 60 % full; the rest is left for what staff and payments add at the same moment.
 */
export const customersPerSheet = 60;

/** Id of the document in orders2 that has the order: that of the date, and from the second sheet on with `~2`, … */
export function sheetId({ dateId, sheet = 1 }: Pick<Order, 'dateId' | 'sheet'>): string {
  return sheetName(dateId, sheet);
}

/** Between which ids the sheets of a date are: from the first one, up to before the second. */
export function sheetRange(dateId: string): readonly [from: string, before: string] {
  return [dateId, `${dateId}~~`];
}

/** The sheets of a date as one: uid → order key → order. */
export function allSheets<Orders extends object>(sheets: readonly Orders[]): Orders {
  return Object.assign({}, ...sheets);
}

/** Where the orders of a customer go who has none on the date yet. */
export interface SheetChoice {
  /** The last sheet that has been opened. */
  open: number;
  /** The sheet to take: that one, or the next, which the order opens. */
  place: number;
}

const firstSheet: SheetChoice = { open: 1, place: 1 };

/** Chooses the sheet for a newcomer; `open` is the last one that has been opened. */
export type ChooseSheet = (open: number) => number | Promise<number>;

/** Reads which sheet is open for newcomers; by itself it is the one to take. */
export async function readSheetChoice(
  read: ReadDocument,
  dateId: string,
  choose: ChooseSheet = (open) => open,
): Promise<SheetChoice> {
  const sheets = await read(`${stores.orderSheets}/${dateId}`, 'unlocked');
  const open = Number(sheets?.open ?? 1);
  return { open, place: await choose(open) };
}

/** Chooses for those who may read sheets, the functions and staff: the open one while it has room. */
export function sheetWithRoom(read: ReadDocument, dateId: string): ChooseSheet {
  return async (open) => {
    const sheet = await read(`${stores.orders2}/${sheetId({ dateId, sheet: open })}`, 'unlocked');
    return Object.keys(sheet ?? {}).length < customersPerSheet ? open : open + 1;
  };
}

/**
 * Chooses for a customer, who can't read sheets: the rules refuse a newcomer on a full one, and then the next is
 * tried. `wasRefused` tells whether the last attempt was refused. If that had another cause, the rules refuse the
 * next sheet too, and the open one is tried again.
 */
export function nextSheetOnceRefused(wasRefused: () => boolean): ChooseSheet {
  let tried: number | undefined;
  return (open) => {
    tried = wasRefused() && tried === open ? open + 1 : open;
    return tried;
  };
}

/**
 * The sheet of a customer's order: that of their other orders of the date, `ofDate`, or the chosen one. Undefined is
 * the first, as in all orders from before there were others.
 */
export function sheetOf(
  ofDate: Readonly<Record<string, Order>>,
  { place } = firstSheet,
): number | undefined {
  const [own] = Object.values(ofDate);
  const sheet = own ? own.sheet : place;
  return sheet === 1 ? undefined : sheet;
}

/** The write that opens the order's sheet if it is not open yet. */
export function openingWrites(
  { dateId, sheet = 1 }: Order,
  { open } = firstSheet,
): DocumentWrite[] {
  if (sheet <= open) return [];
  return [{ collection: stores.orderSheets, id: dateId, fields: setFields({ open: sheet }) }];
}
