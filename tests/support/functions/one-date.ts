import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { OwnerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';

const day = 24 * 60 * 60 * 1000;

/** Opens a delivery date that sells these menus, for one test; returns its dateId. */
export async function openDate(
  store: OwnerFirestore,
  stamp: number,
  menuIds: readonly string[],
  changes: Partial<ActiveDate> = {},
): Promise<string> {
  const dateId = `20991201_${stamp}`;
  const date: ActiveDate = {
    deliveryDate: Date.now() + 3 * day,
    finishDate: Date.now() + day / 2,
    orderDone: false,
    active: true,
    day: '화요일',
    menus: Object.fromEntries(menuIds.map((id) => [id, true])),
    menuLimitForPerson: {},
    ...changes,
  };
  await store.setField('dates/activeDates', [dateId], date as unknown as PlainMap);
  return dateId;
}
