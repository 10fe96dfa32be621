import { Temporal } from 'temporal-polyfill';
import type {
  ActiveDate,
  ActiveDates,
  DeliveryArea,
} from '../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../src/domain/dates/date-id.ts';
import { koreanWeekday } from '../../../src/domain/dates/format-date.ts';
import { shopTimeZone, sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import { menus } from './sample-menus.ts';

const TUESDAY = 2;
const FRIDAY = 5;

/** Sydney has different menus on Tuesdays and Fridays (spec §1). */
const onlyTuesday = [
  'doenjang-jjigae',
  'seolleongtang',
  'dak-galbi',
  'kongnamul-guk',
  'oi-sobagi',
  'kongnamul-muchim',
  'eomuk-bokkeum',
  'gungjung-tteokbokki',
  'kkoma-kimbap',
  'kalguksu',
  'donkkaseu',
  'jeyuk-dosirak',
  'donkkaseu-dosirak',
  'misugaru',
  'hobak-juk',
];
const onlyFriday = [
  'galbitang',
  'budae-jjigae',
  'galbijjim',
  'gamjatang',
  'kkakdugi',
  'gosari-namul',
  'yeongeun-jorim',
  'rabokki',
  'bunsik-set',
  'dongtae-jeon',
  'la-galbi',
  'bulgogi-jeongol',
  'naengmyeon',
  'dakgangjeong-dosirak',
  'sujeonggwa',
  'jeonbok-juk',
];
/** Menus that are not delivered to Gosford, because two hours of transport are too long for them. */
const sydneyOnly = [
  'sundubu-jjigae',
  'kimbap',
  'chamchi-kimbap',
  'kkoma-kimbap',
  'twigim',
  'rabokki',
  'bibimbap',
  'sundae',
  'hotteok',
  'bunsik-set',
  'school-week-set',
  'naengmyeon',
  'cooler-bag',
];
const extraDay = [
  'kimchi-jjigae',
  'yukgaejang',
  'miyeokguk',
  'bulgogi',
  'jeyuk-bokkeum',
  'japchae',
  'baechu-kimchi',
  'gyeran-mari',
  'dubu-jorim',
  'tteokbokki',
  'kimbap',
  'twigim',
  'haemul-pajeon',
  'gogi-mandu',
  'bulgogi-dosirak',
  'ssamjang',
  'sikhye',
];

const active = Object.keys(menus).filter((menuId) => menus[menuId]?.active);
const tuesdayMenus = active.filter((menuId) => !onlyFriday.includes(menuId));
const fridayMenus = active.filter((menuId) => !onlyTuesday.includes(menuId));
const gosfordMenus = fridayMenus.filter((menuId) => !sydneyOnly.includes(menuId));

/** Limits per person and in all, on every date that lists the menu. */
const limitsInAll: Record<string, number> = { bulgogi: 60 };
const limits: Record<string, number> = {
  galbijjim: 2,
  'la-galbi': 3,
  'baechu-kimchi': 4,
  'parents-set': 2,
  'haemul-pajeon': 5,
};

/**
 * dates/activeDates as staff would have set it up at `now` (epoch ms): the coming Tuesday and Friday for
 * Sydney, the Saturday after for Gosford, one closed date, and an extra one that closes in 12 minutes. Apart
 * from that one time, everything depends only on the day in Sydney, so dateIds stay the same all day.
 */
export function sampleDates(now: number): ActiveDates {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(shopTimeZone)
    .toPlainDate();
  // The cut-off is two days before delivery: a date three days ahead closes tomorrow at the earliest.
  const firstOpen = today.add({ days: 3 });
  const tuesday = onOrAfter(firstOpen, [TUESDAY]);
  const friday = onOrAfter(firstOpen, [FRIDAY]);
  // Four consecutive days always include a Tuesday or a Friday; these are past their cut-off.
  const closed = onOrAfter(today.subtract({ days: 2 }), [TUESDAY, FRIDAY]);
  const extra = today.add({ days: closed.equals(today.add({ days: 1 })) ? 2 : 1 });
  const stamp = sydneyTime(`${today}T00:00`);

  const entry = (
    day: Temporal.PlainDate,
    area: DeliveryArea,
    menuIds: string[],
    soldOut: string[],
  ): ActiveDate => {
    const deliveryDate = sydneyTime(`${day}T12:00`);
    return {
      deliveryDate,
      finishDate: sydneyTime(`${day.subtract({ days: 2 })}T17:00`),
      orderDone: false,
      active: true,
      day: koreanWeekday(deliveryDate),
      menus: Object.fromEntries(menuIds.map((menuId) => [menuId, !soldOut.includes(menuId)])),
      menuLimitForPerson: listed(limits, menuIds),
      menuLimitInAll: listed(limitsInAll, menuIds),
      area,
    };
  };
  const isTuesday = closed.dayOfWeek === TUESDAY;
  const dates = [
    entry(tuesday, 'sydney', tuesdayMenus, ['sundae', 'oi-sobagi', 'jangjorim', 'hotteok']),
    entry(friday, 'sydney', fridayMenus, ['galbijjim', 'kkakdugi', 'twigim']),
    entry(friday.add({ days: 1 }), 'gosford', gosfordMenus, ['galbijjim', 'jangjorim', 'kkakdugi']),
    {
      ...entry(closed, 'sydney', isTuesday ? tuesdayMenus : fridayMenus, ['jangjorim']),
      orderDone: true,
    },
    {
      ...entry(extra, 'sydney', extraDay, ['twigim', 'gyeran-mari', 'sikhye']),
      finishDate: now + 12 * 60_000,
    },
  ];
  return Object.fromEntries(dates.map((date, i) => [dateIdOf(date.deliveryDate, stamp + i), date]));
}

function onOrAfter(day: Temporal.PlainDate, weekdays: number[]): Temporal.PlainDate {
  let found = day;
  while (!weekdays.includes(found.dayOfWeek)) found = found.add({ days: 1 });
  return found;
}

function listed(limits: Record<string, number>, menuIds: readonly string[]) {
  return Object.fromEntries(Object.entries(limits).filter(([menuId]) => menuIds.includes(menuId)));
}
