import type { Language } from '../lib/language.ts';
import type { Menus } from '../menus/menu.ts';
import { isShownIn } from '../menus/menu-list.ts';
import type { ActiveDate, DeliveryArea } from './active-date.ts';
import { formatDay, formatSydney } from './format-date.ts';

/**
 * Where a date is delivered. Dates stored before the field `area` existed go to Gosford on Saturdays, else to
 * Sydney (spec §1).
 */
export function areaOf(date: Pick<ActiveDate, 'area' | 'deliveryDate'>): DeliveryArea {
  if (date.area) return date.area;
  return formatSydney(date.deliveryDate, 'en', { weekday: 'short' }) === 'Sat'
    ? 'gosford'
    : 'sydney';
}

const areaNames: Record<DeliveryArea, Record<Language, string>> = {
  sydney: { ko: '시드니', en: 'Sydney' },
  gosford: { ko: '고스포드', en: 'Gosford' },
};

export function areaName(area: DeliveryArea, language: Language): string {
  return areaNames[area][language];
}

/** The delivery day and area of a date, "7월 24일(금) 시드니"; `now` is epoch ms. */
export function dayAndArea(
  date: Pick<ActiveDate, 'area' | 'deliveryDate'>,
  language: Language,
  now: number,
): string {
  return `${formatDay(date.deliveryDate, language, now)} ${areaName(areaOf(date), language)}`;
}

/** How many menus can be ordered on a date; in English only those shown in English count. */
export function openMenuCount(
  dateMenus: ActiveDate['menus'],
  menus: Menus,
  language: Language,
): number {
  return Object.entries(dateMenus).filter(([menuId, open]) => {
    const menu = menus[menuId];
    return open && menu?.active && isShownIn(menu, language);
  }).length;
}
