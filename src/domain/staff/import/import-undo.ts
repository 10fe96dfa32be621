import { sameValue } from '../../lib/same-value.ts';
import { type DocumentWrite, stores, withoutUndefined } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import type { CurrentCatalogue } from './check-rows.ts';
import { type ImportEffect, readCurrentCatalogue } from './import-plan.ts';
import {
  entryWrites,
  fieldWrites,
  type ImportRecord,
  importRecordSchema,
} from './import-record.ts';
import type { RowKind } from './read-rows.ts';

type Change = ImportRecord['changes'][number];
type Fields = Record<string, unknown>;

/** An entry that an undo leaves as the import or somebody since has made it. */
export type KeptEntry = Pick<ImportEffect, 'kind' | 'id' | 'entry'>;

/** What uses another entry comes before it: a menu stays while a date lists it. */
const undoOrder: readonly RowKind[] = ['dates', 'menus', 'categories'];

/**
 * Undoes an import: restores the fields that still have the file's values and removes the entries that it
 * added. Fields that somebody has changed since stay, and so do added entries that were changed or are used: a
 * date with orders or with an open payment (`openPayments` are the dateIds of those), a menu on a date, a
 * category with menus. `kept` are the entries that stay, in part or altogether.
 */
export async function planImportUndo(
  change: { importId: string; openPayments: readonly string[] },
  read: ReadDocument,
  actor: StaffActor,
): Promise<StaffPlan & { kept?: KeptEntry[] }> {
  const { importId, openPayments } = change;
  const parsed = importRecordSchema.safeParse(await read(`${stores.imports}/${importId}`));
  if (!parsed.success) return refusedPlan({ code: 'unknown-import' });
  const { changes, source, undone } = parsed.data;
  if (undone !== undefined) return { kind: 'already-done' };
  const shop = await readCurrentCatalogue(read);
  const ordered = new Set(openPayments);
  for (const { id } of changes.filter(({ kind, before }) => kind === 'dates' && !before)) {
    if (hasOrders(await read(`${stores.orders2}/${id}`, 'unlocked'))) ordered.add(id);
  }
  const writes: DocumentWrite[] = [];
  const kept: KeptEntry[] = [];
  for (const one of undoOrder.flatMap((kind) => changes.filter((each) => each.kind === kind))) {
    const { kind, id } = one;
    const list: Record<string, object> = shop[kind];
    const present = list[id] && { ...list[id] };
    if (!present) continue;
    const next = undoChange(one, present, ordered.has(id) || isListed(kind, id, shop));
    if (next && !isUndone(one, next)) kept.push({ kind, id, entry: next });
    if (sameValue(present, next)) continue;
    if (next) list[id] = next;
    else delete list[id];
    writes.push(...undoWrites(one, next));
  }
  if (writes.length === 0) return refusedPlan({ code: 'import-changed-since' });
  const subject = changes.map(({ id }) => id).join(', ');
  const entry = { action: 'import' as const, before: source, after: '–', subject };
  const mark = { path: ['undone'], set: actor.now };
  writes.push({ collection: stores.imports, id: importId, fields: [mark] });
  return { ...loggedPlan(actor, entry, writes), kept };
}

const hasOrders = (ofDate: Fields = {}) =>
  Object.values(ofDate).some((ofCustomer) => Object.keys(ofCustomer as object).length > 0);

/** Whether another entry of the shop refers to this one. */
function isListed(kind: RowKind, id: string, { dates, menus }: CurrentCatalogue): boolean {
  if (kind === 'menus') return Object.values(dates).some((date) => Object.hasOwn(date.menus, id));
  return kind === 'categories' && Object.values(menus).some(({ cat }) => cat === id);
}

/** The entry after the undo; undefined if it is removed. */
function undoChange(change: Change, present: Fields, isUsed: boolean): Fields | undefined {
  const { before, after } = change;
  if (!before) return isUsed || !sameValue(present, after) ? present : undefined;
  const untouched = fieldsOf(change).filter((field) => sameValue(present[field], after[field]));
  return withoutUndefined({
    ...present,
    ...Object.fromEntries(untouched.map((field) => [field, before[field]])),
  });
}

function isUndone(change: Change, next: Fields): boolean {
  const { before } = change;
  return (
    before !== null && fieldsOf(change).every((field) => sameValue(next[field], before[field]))
  );
}

function undoWrites(change: Change, next: Fields | undefined): DocumentWrite[] {
  const { kind, id } = change;
  if (!next || kind === 'dates') return entryWrites(kind, id, next);
  return [
    fieldWrites(
      kind,
      id,
      fieldsOf(change).map((field) => [field, next[field]]),
    ),
  ];
}

/** The fields that an import changed in an entry that was there. */
function fieldsOf({ before, after }: Change): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
}
