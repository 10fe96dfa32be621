import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import { dayNumber } from '../../../src/domain/dates/date-id.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { isTimeToSend } from '../../../src/domain/messages/reminder-times.ts';
import {
  clockTolerance,
  openRestock,
  placesOf,
  planSeen,
  type Restock,
  type SeenDate,
} from '../../../src/domain/messages/restock.ts';
import { lineFor } from '../../../src/domain/messages/waiting.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { runInTurn } from '../run-each.ts';
import { isOver, type JobRun, type ReminderPorts, readDates } from './reminder-ports.ts';
import { markDone, type Told, tellBack } from './tell-back.ts';

/** Tells those who wait for a dish that it is back, the first in line first, and forgets who waited for dates that are over. */
export async function runWaitingJob(ports: ReminderPorts, job: JobRun): Promise<void> {
  const today = Number(sydneyStamp(ports.now()).slice(0, 8));
  const isPast = (dateId: string) => dayNumber(dateId) < today;
  const { ahead } = await ports.runPlan(async (read) => ({
    ahead: Object.keys(await readDates(read)).filter((dateId) => !isPast(dateId)),
  }));
  const dateIds = new Set([...ahead, ...(await ports.waiting.dates())]);
  await runInTurn('waiting', dateIds, async (dateId) => {
    if (isOver(ports, job)) return;
    await (isPast(dateId) ? ports.waiting.remove(dateId) : tellOfDate(ports, dateId, job));
  });
}

async function tellOfDate(ports: ReminderPorts, dateId: string, job: JobRun): Promise<void> {
  const { date, seen } = await lookAt(ports, dateId);
  if (!isTimeToSend('back', date, ports.now(), ports.hours)) return;
  const back = Object.keys(date?.menus ?? {}).filter((menuKey) => openRestock(seen, menuKey));
  if (!date || back.length === 0) return;
  const people = await ports.waiting.people(dateId);
  for (const menuKey of back) {
    const restock = openRestock(seen, menuKey);
    const line = lineFor(people, menuKey);
    if (restock) await tellLine(ports, { dateId, date, menuKey, restock }, line, job);
  }
}

interface BackDish {
  dateId: string;
  date: ActiveDate;
  menuKey: string;
  restock: Restock;
}

/** Tells as many of a line as there is room for; who is told already and has not ordered keeps their place. */
async function tellLine(
  ports: ReminderPorts,
  { dateId, date, menuKey, restock }: BackDish,
  line: readonly { uid: string }[],
  job: JobRun,
): Promise<void> {
  const limit = date.menuLimitInAll?.[menuKey];
  const left = limit && Math.max(0, limit - (await ports.waiting.ordered(dateId, menuKey)));
  const { places, room } = placesOf(restock, left, ports.mostOfRestock);
  const dish = { dateId, menuKey, at: restock.at, places };
  let told = 0;
  let isWaiting = false;
  for (const { uid } of line) {
    if (isOver(ports, job)) return;
    isWaiting ||= told >= room;
    if (told >= room) break;
    const outcome = await tellBack(ports, dish, uid, job).catch((error): Told => {
      console.error('waiting', dateId, uid, error);
      return 'refused';
    });
    // Nobody overtakes somebody whose message waits for a provider, or for another day.
    if (outcome === 'later') return;
    if (outcome === 'told') told += 1;
    if (outcome === 'refused') isWaiting = true;
  }
  const isFull = places > 0 && restock.told + told >= places;
  if (isFull || !isWaiting) await markDone(ports, dish);
}

/** Looks at what a date sells now, and stores what has changed. */
async function lookAt({ runPlan, now, waiting }: ReminderPorts, dateId: string) {
  const known = await runPlan(async (read) => ({
    stored: (await read(`${stores.waiting}/${dateId}`)) as SeenDate | undefined,
  }));
  const recent = await waiting.recent(dateId, (known.stored?.seen ?? 0) - clockTolerance);
  return runPlan(async (read) => {
    // Before the date, so that nobody else has seen a later one meanwhile.
    const stored = (await read(`${stores.waiting}/${dateId}`)) as SeenDate | undefined;
    const at = now();
    const date = (await readDates(read))[dateId];
    const plan = date && planSeen(dateId, stored, date, recent, at);
    return { date, seen: plan?.seen, writes: plan?.writes ?? [] };
  });
}
