import { beforeAll, expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { openDate } from '../support/functions/one-date.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { sendRemindersNow } from '../support/functions/send-reminders-now.ts';
import { ownerFirestore } from '../support/stack.ts';

const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);
const now = Date.now();
const minute = 60_000;
let dates = 0;

// Sets this process up for the local shop.
beforeAll(() => sendRemindersNow(addresses, () => now).then(() => {}));

/** A date that closed a minute ago and closes by itself, unless changed. */
const pastCutOff = (changes: object = {}) => {
  dates += 1;
  const date = { closesByItself: true, finishDate: now - minute, ...changes };
  return openDate(store, 7_000_000_000 + dates, [menuId], date);
};

/** Does what the functions do each minute. */
async function closeAt(moment: number): Promise<void> {
  const { closeDates } = await import('../../functions/src/orders/close-dates.ts');
  await closeDates(moment);
}

const stored = async (dateId: string) =>
  (await store.read('dates/activeDates'))?.[dateId] as unknown as Record<string, unknown>;
const log = async (dateId: string) =>
  Object.values(await store.list('staffLog')).filter((entry) => entry.dateId === dateId);

test('closes the dates that close by themselves once their cut-off has passed, and logs it', async () => {
  const due = await pastCutOff();
  const later = await pastCutOff({ finishDate: now + minute });
  const byStaff = await pastCutOff({ closesByItself: false });
  await closeAt(now);
  await closeAt(now);
  expect(await stored(due)).toMatchObject({ active: true, orderDone: true });
  expect(await stored(later)).toMatchObject({ orderDone: false });
  expect(await stored(byStaff)).toMatchObject({ orderDone: false });
  expect(await log(due)).toEqual([
    expect.objectContaining({
      action: 'date',
      actorName: 'shop',
      after: { active: true, orderDone: true },
      undo: { dateId: due, active: true, orderDone: false },
    }),
  ]);
  expect(await store.read('staffLogHeads/shop')).toBeUndefined();
  await closeAt(now + 2 * minute);
  expect(await stored(later)).toMatchObject({ orderDone: true });
});

test('leaves open what staff open again afterwards, however late the job runs', async () => {
  const again = await pastCutOff();
  const closedBefore = await pastCutOff({ orderDone: true });
  await closeAt(now);
  for (const dateId of [again, closedBefore]) {
    await store.setField('dates/activeDates', [dateId, 'orderDone'], false);
  }
  await closeAt(now + minute);
  await closeAt(now + 600 * minute);
  expect(await stored(again)).toMatchObject({ orderDone: false });
  expect(await stored(closedBefore)).toMatchObject({ orderDone: false });
});

test('closes the others although one date can’t be read', async () => {
  await store.setField('dates/activeDates', ['20991201_1'], {
    closesByItself: true,
    finishDate: 1,
  });
  const due = await pastCutOff();
  await closeAt(now);
  expect(await stored(due)).toMatchObject({ orderDone: true });
});
