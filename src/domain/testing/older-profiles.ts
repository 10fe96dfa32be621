import type { OrderProblemCode } from '../order/plan/order-problems.ts';

type Stored = Record<string, unknown>;

/** A profile as the older shop, or a fault, may have left it, and what becomes of an order to it. */
export interface OlderProfile {
  title: string;
  /** From a whole profile that can be ordered to. */
  change: (profile: Stored) => Stored;
  /** What the customer is asked for; undefined where the order is placed. */
  asked?: OrderProblemCode;
}

const without = (name: string) => (stored: Stored) => {
  const { [name]: _, ...rest } = stored;
  return rest;
};
const having = (more: Stored) => (stored: Stored) => ({ ...stored, ...more });
const details = (change: (info: Stored) => Stored) => (profile: Stored) => ({
  ...profile,
  deliveryInfo: change(profile.deliveryInfo as Stored),
});
const place = (change: (place: Stored) => unknown) =>
  details((info) => ({ ...info, addressFull: change(info.addressFull as Stored) }));

export const olderProfiles: OlderProfile[] = [
  { title: 'no note', change: details(without('note')) },
  { title: 'a note that is null', change: details(having({ note: null })) },
  { title: 'no unit', change: details(without('addr_unit')) },
  { title: 'a unit that is a number', change: details(having({ addr_unit: 5 })) },
  { title: 'no way of delivery', change: details(without('orderDeliverType')) },
  { title: 'an unknown way of delivery', change: details(having({ orderDeliverType: 'normal' })) },
  { title: 'no digits of the phone', change: details(without('phone2')) },
  { title: 'a field of the older shop', change: details(having({ addr2: '5' })) },
  { title: 'no parts of the address', change: details(without('addressFull')) },
  { title: 'parts without a street', change: place(without('route')) },
  { title: 'parts without suburb and state', change: place(() => ({ route: 'Smith St' })) },
  { title: 'parts that are a text', change: place(() => '12 Smith St, Epping') },
  { title: 'parts that are null within', change: place(having({ country: null })) },
  { title: 'a part of the older shop', change: place(having({ subpremise: '5' })) },
  { title: 'no position', change: place((all) => without('latitude')(without('longitude')(all))) },
  { title: 'a position as text', change: place(having({ latitude: '-33.77' })) },
  { title: 'a position that is none', change: place(having({ longitude: 1510 })) },
  { title: 'a phone as digits', change: details(having({ phone: '0491570006' })) },
  { title: 'a phone as a number', change: details(having({ phone: 491570006 })) },
  { title: 'a phone from abroad', change: details(having({ phone: '+82 10 0000 0000' })) },
  { title: 'a phone and a word', change: details(having({ phone: '0491 570 006 (아들)' })) },
  {
    title: 'a unit of many words',
    change: details(having({ addr_unit: 'Back house, blue gate' })),
  },
  { title: 'no language', change: without('lang') },
  { title: 'a language that is null', change: having({ lang: null }) },
  { title: 'a language of the older shop', change: having({ lang: 'kr' }) },
  { title: 'no list', change: without('listLoc') },
  { title: 'a care provider that is null', change: having({ acName: null }) },
  { title: 'no name and e-mail', change: (all) => without('name')(without('email')(all)) },
  { title: 'null for rights', change: having({ isCashAvailable: null, isTrusted: null }) },
  { title: 'no phone', change: details(without('phone')), asked: 'no-delivery-info' },
  { title: 'no name of who receives', change: details(without('name')), asked: 'no-delivery-info' },
  { title: 'no address', change: details(without('address')), asked: 'no-delivery-info' },
  {
    title: 'details that are null',
    change: having({ deliveryInfo: null }),
    asked: 'no-delivery-info',
  },
  {
    title: 'details that are a text',
    change: having({ deliveryInfo: '-' }),
    asked: 'no-delivery-info',
  },
  {
    title: 'a text without street and parts',
    change: details(having({ address: 'Epping', addressFull: null })),
    asked: 'address-incomplete',
  },
  {
    title: 'pick-up',
    change: details(having({ orderDeliverType: 'selfPickup' })),
    asked: 'pickup-unavailable',
  },
];
