import { parseActiveDates } from '../../dates/active-date.ts';
import { dayNumber } from '../../dates/date-id.ts';
import { formatFullDay, formatTime } from '../../dates/format-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { sameValue } from '../../lib/same-value.ts';
import { parseMenus } from '../../menus/menu.ts';
import type { AnnouncementContent, LocalizedText } from '../../messages/announcement.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { dateProblems } from './catalogue-checks.ts';
import { dateWrites } from './new-date.ts';

type Stored = Record<string, unknown> | undefined;

/**
 * Moves a date's cut-off to `closes` (`2026-11-22T17:00`, Sydney). `seen` is the cut-off that the screen
 * showed, epoch ms.
 */
export function planCutOff(
  change: { dateId: string; closes: string; seen?: number },
  stored: Stored,
  actor: StaffActor,
): StaffPlan {
  const { dateId, closes, seen } = change;
  const dates = parseActiveDates(stored ?? {});
  const date = dates[dateId];
  if (!date) return refusedPlan({ code: 'unknown-date' });
  const finishDate = momentOf(closes);
  if (finishDate === undefined) return refusedPlan({ code: 'invalid', field: 'closes' });
  if (finishDate === date.finishDate) return { kind: 'already-done' };
  if (seen !== undefined && seen !== date.finishDate) {
    return refusedPlan({ code: 'changed-meanwhile', state: closingText(date.finishDate) });
  }
  const next = { ...date, finishDate };
  const problem = dateProblems(dateId, next, dates, actor.now).find(({ code }) =>
    code.startsWith('closes-'),
  );
  if (problem) return refusedPlan({ code: 'date-not-ready', check: problem.code });
  const entry = {
    action: 'cut-off' as const,
    dateId,
    before: closingText(date.finishDate),
    after: closingText(finishDate),
  };
  return loggedPlan(actor, entry, dateWrites(dateId, next));
}

function momentOf(wallClock: string): number | undefined {
  try {
    return sydneyTime(wallClock);
  } catch {
    return undefined;
  }
}

const closingText = (moment: number) =>
  `${formatFullDay(moment, 'ko')} ${formatTime(moment, 'ko')}`;

/**
 * Adds menus to a date and removes others; a removed menu loses its limit. `seen` are the menus of the date
 * that the screen showed.
 */
export function planDateMenus(
  change: { dateId: string; menuIds: readonly string[]; seen?: readonly string[] },
  stored: Record<'dates' | 'menus', Stored>,
  actor: StaffActor,
): StaffPlan {
  const { dateId, menuIds, seen } = change;
  const date = parseActiveDates(stored.dates ?? {})[dateId];
  if (!date) return refusedPlan({ code: 'unknown-date' });
  const present = Object.keys(date.menus);
  const menus = parseMenus(stored.menus ?? {});
  const added = menuIds.filter((menuId) => !(menuId in date.menus));
  const removed = present.filter((menuId) => !menuIds.includes(menuId));
  if (added.length + removed.length === 0) return { kind: 'already-done' };
  if (seen && !sameValue([...seen].sort(), [...present].sort())) {
    return refusedPlan({ code: 'changed-meanwhile', state: '' });
  }
  const unknown = added.find((menuId) => !(menuId in menus));
  if (unknown !== undefined) return refusedPlan({ code: 'unknown-menu', menuId: unknown });
  if (isOpen(date) && !menuIds.some((menuId) => menus[menuId]?.active)) {
    return refusedPlan({ code: 'date-not-ready', check: 'no-menus' });
  }
  const next = {
    ...date,
    menus: Object.fromEntries(menuIds.map((menuId) => [menuId, date.menus[menuId] ?? true])),
    menuLimitForPerson: Object.fromEntries(
      Object.entries(date.menuLimitForPerson).filter(([menuId]) => menuIds.includes(menuId)),
    ),
  };
  const entry = {
    action: 'date-menus' as const,
    dateId,
    before: removed.map((menuId) => `− ${menuId}`).join(', '),
    after: added.map((menuId) => `+ ${menuId}`).join(', '),
  };
  return loggedPlan(actor, entry, dateWrites(dateId, next));
}

/** A promotional text on the cards of the dates of one delivery day. */
export interface DatePromotion {
  title: LocalizedText;
  text: LocalizedText;
}

/** Id of the announcement with the promotional text of a delivery day. */
export function datePromotionId(dateId: string): string {
  return `date-${dayNumber(dateId)}`;
}

/**
 * The announcement with the promotional text of a delivery day. `posted` is the present one: it keeps its
 * kind, places and times, which staff may have changed under Announcements.
 */
export function datePromotionContent(
  dateId: string,
  { title, text }: DatePromotion,
  posted?: AnnouncementContent,
): AnnouncementContent {
  const days = [dayNumber(dateId)];
  return { kind: 'sale', places: ['date'], deliveryDays: days, ...posted, title, text };
}
