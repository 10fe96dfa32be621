import { mock } from 'node:test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { startFirestore } from 'local-firestore';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { koreanWeekday } from '../../src/domain/dates/format-date.ts';
import { dayAfter, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import type { Menus } from '../../src/domain/menus/menu.ts';
import { seeded } from '../faults/random.ts';
import { type MonthEnd, monthEnd } from './month-end.ts';
import { ShopOfYears } from './shop-of-years.ts';
import { dishesOf, type Size, Weeks } from './weeks.ts';

/** A Monday; five years from it have a leap day and ten changes of the clock. */
const firstDay = '2027-01-04';

/**
 * Runs a shop on a local Firestore for so many months: three dates a week, customers who come, order, change, move, cancel and
 * delete their accounts, staff who forget things, jobs that are broken off. `ended` hears of each month. Throws where a
 * month's end shows sums that are not what was done.
 */
export async function runYears(
  { months, seed, ...size }: Size & { months: number; seed: number },
  ended: (month: MonthEnd) => void,
): Promise<ShopOfYears> {
  const server = await startFirestore({ port: 0 });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  initializeApp({ projectId: 'demo-years' });
  const db = getFirestore();
  mock.timers.enable({ apis: ['Date'], now: sydneyTime(`${firstDay}T00:00`) });
  try {
    const shop = new ShopOfYears(db);
    const weeks = new Weeks(shop, size, seeded(seed));
    await open(shop, weeks, dishesOf(size));
    let day = firstDay;
    for (let done = 0, weekday = 0; done < months; weekday = (weekday + 1) % 7) {
      await weeks.day(day, weekday);
      const next = dayAfter(day, 1);
      if (next.slice(0, 7) !== day.slice(0, 7)) {
        const month = day.slice(0, 7);
        const ofMonth = [...weeks.dates].filter(([, delivered]) => delivered.startsWith(month));
        const ids = ofMonth.map(([dateId]) => dateId);
        ended(await monthEnd(shop, month, weeks.customers, ids));
        done += 1;
      }
      day = next;
    }
    return shop;
  } finally {
    mock.timers.reset();
    await db.terminate();
    await server.close();
  }
}

/** The shop's menus, and a first date that is over, from which the others are copied. */
async function open({ db }: ShopOfYears, weeks: Weeks, dishes: Menus): Promise<void> {
  const deliveryDay = dayAfter(firstDay, -2);
  const deliveryDate = sydneyTime(`${deliveryDay}T12:00`);
  const dateId = dateIdOf(deliveryDate, deliveryDate);
  const date = {
    ...{ deliveryDate, finishDate: deliveryDate - 86_400_000, orderDone: true, active: true },
    ...{ day: koreanWeekday(deliveryDate), area: 'sydney', menuLimitForPerson: {} },
    menus: Object.fromEntries(Object.keys(dishes).map((id) => [id, true])),
  };
  await db.doc('dates/activeDates').set({ [dateId]: date });
  await db.doc('manages/menus').set(structuredClone(dishes));
  await db.doc('common/point').set({ pointRate: 2 });
  await db.doc('common/invoice').set({ currentNo: 0 });
  weeks.dates.set(dateId, deliveryDay);
}
