import type { GuideTopicName } from '../../../../domain/staff/guide/staff-guide.ts';

/** What a screen of a date is about, by the word after the date in its address; the board has none. */
const ofDate: Record<string, GuideTopicName> = {
  '': 'orders',
  dishes: 'cook',
  shopping: 'shopping',
  run: 'delivery',
  times: 'times',
  print: 'print',
  order: 'phone-order',
  pay: 'phone-order',
  closing: 'closing',
  refund: 'refund',
};

/** What any other screen is about, by the first word of its address. */
const ofShop: Record<string, GuideTopicName> = {
  inbox: 'inbox',
  dates: 'dates',
  menus: 'menus',
  allergens: 'allergens',
  ingredients: 'ingredients',
  import: 'import',
  announcements: 'announcements',
  customers: 'customers',
  codes: 'codes',
  team: 'team',
  books: 'books',
  bell: 'bell',
};

/** The topic of the guide that a staff screen's address belongs to; undefined where the screen says all itself. */
export function guideTopicAt(pathname: string): GuideTopicName | undefined {
  const [first = '', second = ''] = pathname.replace(/^\/staff\/?/, '').split('/');
  return /^\d{8}_/.test(first) ? ofDate[second] : ofShop[first];
}
