import { toDeliveryInfo } from '../../../src/domain/customer/delivery-form-values.ts';
import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import { listLocOf, type User } from '../../../src/domain/customer/user.ts';
import type { Role } from '../../../src/domain/staff/roles.ts';

/** The password of every sample account. */
export const samplePassword = 'hansang1';

export interface SampleAccount {
  /** users/{uid}. */
  user: User;
  /** Of staff; null for a customer. */
  role: Role | null;
}

/** A made-up address in a real suburb. */
interface Home {
  number: string;
  route: string;
  suburb: string;
  council: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

function delivery(
  name: string,
  phone: string,
  unit: string,
  home: Home,
  note: string,
): DeliveryInfo {
  return toDeliveryInfo({
    orderDeliverType: 'deliver',
    name,
    phone,
    addr_unit: unit,
    addressFull: {
      street_number: home.number,
      route: home.route,
      locality: home.suburb,
      administrative_area_level_1: 'NSW',
      administrative_area_level_2: home.council,
      country: 'Australia',
      postal_code: home.postcode,
      latitude: home.latitude,
      longitude: home.longitude,
    },
    typed: null,
    note,
  });
}

function account(
  key: string,
  name: string,
  signedUp: string,
  rest: Partial<User> = {},
  role: Role | null = null,
): SampleAccount {
  const createdTime = Date.parse(signedUp);
  return {
    user: {
      uid: `sample-${key}`,
      email: `${key}@example.com`,
      name,
      created: new Date(createdTime),
      createdTime,
      lang: 'ko',
      listLoc: listLocOf(createdTime),
      ...rest,
    },
    role,
  };
}

/**
 * One account for each kind of customer (spec §6) and each role of staff. Names, numbers and streets are made up.
 */
export const sampleAccounts: SampleAccount[] = [
  account('customer', '한소라', '2024-03-12T09:20:00+11:00', {
    deliveryInfo: delivery(
      '한소라',
      '0491-570-006',
      '12',
      {
        number: '48',
        route: 'Persimmon Street',
        suburb: 'Strathfield',
        council: 'Municipality of Strathfield',
        postcode: '2135',
        latitude: -33.8731,
        longitude: 151.0945,
      },
      '공동현관 앞에 두고 문자 주세요.',
    ),
  }),
  account('cash', '오단비', '2023-06-02T14:05:00+10:00', {
    isCashAvailable: true,
    deliveryInfo: delivery(
      '오단비',
      '0491-570-156',
      '',
      {
        number: '7',
        route: 'Ginkgo Avenue',
        suburb: 'Eastwood',
        council: 'City of Ryde',
        postcode: '2122',
        latitude: -33.7905,
        longitude: 151.0818,
      },
      '강아지가 있어요. 문을 꼭 닫아 주세요.',
    ),
  }),
  account('care', '배은솔', '2024-08-19T10:45:00+10:00', {
    isAgedCare: true,
    acName: 'Pinewood Home Care (sample)',
    deliveryInfo: delivery(
      '배은솔',
      '0491-570-157',
      '3',
      {
        number: '21',
        route: 'Wattlebird Lane',
        suburb: 'Gosford',
        council: 'Central Coast Council',
        postcode: '2250',
        latitude: -33.4247,
        longitude: 151.3421,
      },
      '어르신이 문까지 나오시는 데 시간이 걸려요. 기다려 주세요.',
    ),
  }),
  account('invoice', 'Riley Marlow', '2023-11-27T16:30:00+11:00', {
    lang: 'en',
    invoiceAuth: true,
    invoiceAuthType: 'normal',
    deliveryInfo: delivery(
      'Riley Marlow',
      '0491-570-158',
      'Level 2',
      {
        number: '150',
        route: 'Lantern Road',
        suburb: 'Chatswood',
        council: 'City of Willoughby',
        postcode: '2067',
        latitude: -33.7971,
        longitude: 151.1829,
      },
      'Please leave at reception.',
    ),
  }),
  account(
    'staff',
    '한상 담당자',
    '2023-01-09T08:00:00+11:00',
    {
      isCashAvailable: true,
      deliveryInfo: delivery(
        '한상 담당자',
        '0491-570-159',
        '',
        {
          number: '5',
          route: 'Barley Court',
          suburb: 'Lidcombe',
          council: 'Cumberland City Council',
          postcode: '2141',
          latitude: -33.8642,
          longitude: 151.0464,
        },
        '',
      ),
    },
    'owner',
  ),
  account('kitchen', '민부엌', '2025-02-03T08:00:00+11:00', {}, 'kitchen'),
  account('driver', '길배송', '2025-02-03T08:10:00+11:00', {}, 'driver'),
  account('books', 'Morgan Ledger', '2025-02-03T08:20:00+11:00', { lang: 'en' }, 'books'),
  account('new', '남새봄', '2026-11-01T19:12:00+11:00'),
];
