import { expect, it } from 'vitest';
import { storeAfterAction } from '../../testing/act-on-store.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { shopName } from '../staff-log.ts';
import { cutOff } from './change-cut-off.ts';
import { closingByItself, planClosing } from './closing-by-itself.ts';
import { changeDateState } from './date-state.ts';

const at = date.finishDate;
const shop = (now: number) => ({ uid: shopName, name: shopName, now, entryId: `shop-${now}` });

const storeWith = (changes: Partial<typeof date> & { closesByItself?: boolean }): Documents => ({
  'dates/activeDates': { [dateId]: { ...date, closesByItself: true, ...changes } },
  'manages/menus': menus,
});

async function closed(store: Documents, now: number): Promise<Documents> {
  const read = async (path: string) => structuredClone(store[path]);
  const { writes = [] } = await planClosing(read, dateId, shop(now));
  return applyWrites(store, writes);
}

const actor = { ...staffActor, now: at + 1000 };
const stored = (store: Documents) => store['dates/activeDates']?.[dateId] as typeof date;
const reopened = (store: Documents) =>
  storeAfterAction(changeDateState, { dateId, active: true, orderDone: false }, store, { actor });

it('closes a date from its cut-off on, once, with a log entry of the shop', async () => {
  const store = storeWith({});
  expect(await closed(store, at - 1)).toEqual(store);
  const after = await closed(store, at);
  expect(stored(after)).toMatchObject({ active: true, orderDone: true });
  expect(after[`staffLog/shop-${at}`]).toMatchObject({
    action: 'date',
    actorName: 'shop',
    dateId,
    before: { active: true, orderDone: false },
    after: { active: true, orderDone: true },
    undo: { dateId, active: true, orderDone: false },
  });
  expect(after[`staffLogHeads/${shopName}`]).toBeUndefined();
  expect(await closed(after, at + 60_000)).toEqual(after);
});

it('leaves dates without it, and those without a cut-off', async () => {
  for (const store of [storeWith({ closesByItself: false }), storeWith({ finishDate: 0 })]) {
    expect(await closed(store, at + 86_400_000)).toEqual(store);
  }
});

it('leaves open what staff open again, until its cut-off is moved', async () => {
  const again = await reopened(await closed(storeWith({}), at));
  expect(stored(again).orderDone).toBe(false);
  expect(await closed(again, at + 120_000)).toEqual(again);
  const later = at + 3_600_000;
  const moved = await storeAfterAction(cutOff, { dateId, finishDate: later }, again, { actor });
  expect(await closed(moved, later - 1)).toEqual(moved);
  expect(stored(await closed(moved, later)).orderDone).toBe(true);
});

it.each([{ orderDone: true }, { active: false }])(
  'leaves open what staff had closed or hidden before the cut-off and open after it: %o',
  async (before) => {
    const marked = await closed(storeWith(before), at);
    expect(marked[`staffLog/shop-${at}`]).toBeUndefined();
    const again = await reopened(marked);
    expect(await closed(again, at + 60_000)).toEqual(again);
    expect(stored(again)).toMatchObject({ active: true, orderDone: false });
  },
);

it('is switched on and off by staff, also for its year', async () => {
  const after = await storeAfterAction(closingByItself, { dateId, on: false }, storeWith({}));
  expect(stored(after)).toMatchObject({ closesByItself: false });
  expect(after['dates/2026']?.[dateId]).toMatchObject({ closesByItself: false });
  expect(await closed(after, at)).toEqual(after);
});
