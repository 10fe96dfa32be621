import { newUser, type User } from '../../../src/domain/customer/user.ts';
import { info } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  reads,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import {
  type Actor,
  cardCustomer,
  customer,
  newcomer,
  staff,
  visitor,
} from '../../support/rules/actors.ts';
import { people } from '../../support/rules/rules-shop.ts';

const long = (size: number) => '가'.repeat(size);
const recipient = JSON.stringify(info);

/** The shop requires a confirmed e-mail address at sign-up. */
const confirming: Given = (shop) => ({ ...shop, 'common/registration': { confirmedEmail: true } });

const list = 'userList/1700';

/** Nobody is in the user list yet. */
const withoutList: Given = ({ [list]: _, ...shop }) => shop;

/** u3 is not in the user list yet. */
const withoutNeighbour: Given = (shop) => {
  const { u3: _, ...others } = shop[list] ?? {};
  return { ...shop, [list]: others };
};

/** The profile of u1 is of the older shop. */
const older: Given = (shop) => {
  const { lang: _, name: _name, ...profile } = shop['users/u1'] ?? {};
  const deliveryInfo = { ...info, vip: true };
  return { ...shop, 'users/u1': { ...profile, acName: null, isAgedCare: 'yes', deliveryInfo } };
};

/** A sign-up with other fields than the form sends. */
const signsUp = (title: string, more: Record<string, unknown>, by: Actor = newcomer): Attack =>
  writes(by, title, () => {
    const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
    const user = newUser({ ...form, isAgedCare: false, acName: '', provider: '' }, Date.now());
    return [{ path: 'users/u9', replace: { ...user, ...more } }];
  });

/** A change of the customer's own profile. */
const changes = (title: string, field: string, value: unknown): Attack =>
  setsFields(customer, title, 'users/u1', [[field], value]);

const details = (title: string, more: Record<string, unknown>): Attack =>
  changes(title, 'deliveryInfo', { ...info, ...more });

/** A change of the customer's saved preferences. */
const remembers = (title: string, field: string, value: unknown): Attack =>
  setsFields(customer, title, 'preferences/u1', [[field], value]);

export const profiles: Attack[] = [
  ...['name', 'phone', 'address', 'addr_unit', 'note'].map((field) =>
    details(`a customer saves a number as the ${field} of their delivery details`, { [field]: 0 }),
  ),
  details('a customer saves a number as the suburb of their delivery details', {
    addressFull: { ...info.addressFull, locality: 0 },
  }),
  remembers('a customer saves a sixth recipient', 'recipients', Array(6).fill(recipient)),
  remembers('a customer saves recipients that are not a list', 'recipients', { a: 1 }),
  remembers('a customer saves a recipient that is not a text', 'recipients', [info]),
  remembers('a customer saves a recipient that is too long', 'recipients', [long(4001)]),
  setsFields(customer, 'a customer adds a recipient for a neighbour', 'preferences/u3', [
    ['recipients'],
    [recipient],
  ]),
  remembers('a customer keeps a list of allergens that is too long', 'without', [long(401)]),
  remembers('a customer keeps a list of too many empty allergens', 'without', Array(101).fill('')),
  remembers('a customer keeps a list of too many empty diets', 'diet', Array(101).fill('')),
  remembers('a customer keeps allergens that are not a list', 'without', { a: 1 }),
  remembers('a customer keeps diets that are too long', 'diet', [long(101)]),
  remembers('a customer stores a text for a choice of copies', 'copyTexts', 'yes'),
  remembers('a customer adds an unknown field to the filter', 'note', 'x'),
  setsFields(customer, "a customer changes a neighbour's filter", 'preferences/u3', [
    ['without'],
    [],
  ]),
  setsFields(cardCustomer, 'a customer changes a filter that a neighbour has', 'preferences/u1', [
    ['without'],
    [],
  ]),
  setsFields(newcomer, 'a newcomer begins with a filter of an unknown field', 'preferences/u9', [
    ['note'],
    'x',
  ]),
  reads(cardCustomer, "a customer opens a neighbour's filter", 'preferences/u1'),
  writes(customer, 'a customer deletes their own filter', () => [
    { path: 'preferences/u1', delete: true },
  ]),
  ...inShop(confirming, [
    signsUp('a newcomer signs up without a confirmed address', {}),
    setsFields(
      newcomer,
      'a newcomer turns off the requirement of a confirmed address',
      'common/registration',
      [['confirmedEmail'], false],
    ),
  ]),
  signsUp('a newcomer signs up with cash allowed', { isCashAvailable: true }),
  signsUp('a newcomer signs up as trusted', { isTrusted: true }),
  signsUp('a newcomer signs up with the field of a role set to false', {
    isCashAvailable: false,
  }),
  signsUp('a newcomer signs up as an invoice user', { invoiceAuth: true }),
  signsUp('a newcomer signs up with a type of invoices', { invoiceAuthType: 'comm25' }),
  signsUp('a newcomer signs up with an own point rate', { customPointRate: 100 }),
  signsUp('a newcomer signs up as staff by a field', { staff: true }),
  signsUp('a newcomer signs up with a field that is unknown', { note: 'x' }),
  signsUp("a newcomer writes somebody else's uid into the profile", { uid: 'u3' }),
  signsUp("a newcomer signs up with somebody else's e-mail address", { email: 'sky@example.com' }),
  signsUp('a newcomer signs up with a time years ago', {
    createdTime: 1_600_000_000_000,
    listLoc: '1600',
  }),
  signsUp('a newcomer signs up with a time in the future', { createdTime: Date.now() + 3_600_000 }),
  signsUp('a newcomer signs up at a time that is not a whole number', {
    createdTime: Date.now() + 0.5,
  }),
  signsUp('a newcomer chooses another bucket of the user list', { listLoc: '1700' }),
  signsUp('a newcomer signs up at a time that is text', { created: '2026-01-01' }),
  signsUp('a newcomer signs up with a name that is too long', { name: long(81) }),
  signsUp('a newcomer signs up without a name', { name: '' }),
  writes(newcomer, 'a newcomer signs up with no field for a name', () => {
    const form = { uid: 'u9', email: 'new@example.com', name: '', lang: 'ko' as const };
    const { name: _, ...user } = newUser(
      { ...form, isAgedCare: false, acName: '', provider: '' },
      Date.now(),
    );
    return [{ path: 'users/u9', replace: user }];
  }),
  signsUp('a newcomer signs up with a name that is a map', { name: { first: 'x' } }),
  signsUp('a newcomer signs up in another language', { lang: 'xx' }),
  signsUp('a newcomer comes from another provider', { provider: 'admin' }),
  signsUp('a newcomer signs up with an aged-care flag that is text', { isAgedCare: 'yes' }),
  signsUp('a newcomer signs up with a care name that is too long', { acName: long(81) }),
  signsUp('a newcomer signs up with a list as care name', { acName: ['x'] }),
  signsUp('a newcomer signs up with invalid delivery details', { deliveryInfo: 'here' }),
  signsUp('a newcomer signs up with more search words than a profile has', {
    searchWords: Array(301).fill('김순자김순자김순자'),
  }),
  signsUp('a newcomer signs up with a text as search words', { searchWords: '김' }),
  signsUp('a visitor creates a profile', {}, visitor),
  signsUp("a customer makes somebody else's profile", { email: 'sky@example.com' }, customer),

  setsFields(cardCustomer, 'a customer allows themselves to pay cash', 'users/u2', [
    ['isCashAvailable'],
    true,
  ]),
  changes('a customer allows themselves to issue invoices', 'invoiceAuth', true),
  changes('a customer chooses a type of invoices', 'invoiceAuthType', 'comm25'),
  changes('a customer raises their own point rate', 'customPointRate', 50),
  changes('a customer changes the uid on their own profile', 'uid', 'u3'),
  changes(
    'a customer changes the e-mail address on their own profile',
    'email',
    'next@example.com',
  ),
  changes('a customer changes when he signed up', 'createdTime', 1),
  changes('a customer changes the sign-up time', 'created', new Date(0)),
  changes('a customer moves to another bucket', 'listLoc', '1600'),
  changes('a customer comes from another provider', 'provider', 'google'),
  changes('a customer adds a field to their own profile', 'vip', true),
  changes('a customer adds a field with dots and back-ticks', 'a.`b`.c', true),
  changes('a customer hides a role behind a dotted name', 'users.invoiceAuth', true),
  changes('a customer sets a name that is too long', 'name', long(81)),
  changes('a customer sets an empty name', 'name', ''),
  changes('a customer sets a number as their name', 'name', 1),
  changes('a customer speaks another language', 'lang', 'de'),
  changes('a customer has an aged-care flag that is text', 'isAgedCare', 'true'),
  changes('a customer has a care name that is too long', 'acName', long(81)),
  changes('a customer has one search word that is too long', 'searchWords', [long(3001)]),
  changes('a customer has thousands of empty search words', 'searchWords', Array(3002).fill('')),
  changes('a customer has search words that are no list', 'searchWords', { a: '김' }),
  writes(customer, 'a customer removes the name of their own profile', () => [
    unset('users/u1', ['name']),
  ]),
  ...inShop(older, [
    details('a customer with older details changes only a part of them', { vip: true, note: '' }),
    changes('a customer without a language chooses one that is none', 'lang', 'kr'),
    changes('a customer without a name chooses an empty one', 'name', ''),
    changes('a customer whose care provider is null writes a list', 'acName', ['x']),
    changes('a customer with an odd aged-care flag writes another', 'isAgedCare', 'no'),
    setsFields(customer, 'a customer with older details copies others for staff', 'users/users', [
      ['u1', 'deliveryInfo'],
      info,
    ]),
  ]),
  setsFields(customer, "a customer changes a neighbour's search words", 'users/u3', [
    ['searchWords'],
    ['바보'],
  ]),
  details('a customer adds a field to the delivery details', { vip: true }),
  details('a customer has a note that is too long', { note: long(667) }),
  details('a customer has a delivery name that is too long', { name: long(667) }),
  details('a customer has a phone number that is too long', { phone: '0'.repeat(2001) }),
  details('a customer has phone digits that are too long', { phone2: '0'.repeat(21) }),
  details('a customer has an address that is too long', { address: long(667) }),
  details('a customer has a unit that is too long', { addr_unit: long(667) }),
  details('a customer has delivery details in another format', { orderDeliverType: 'drone' }),
  details('a customer has an address that is text', { addressFull: 'Smith St' }),
  details('a customer has coordinates that are not numbers', {
    addressFull: { ...info.addressFull, latitude: Number.NaN },
  }),
  details('a customer has coordinates too far east', {
    addressFull: { ...info.addressFull, longitude: 181 },
  }),
  details('a customer has coordinates too far west', {
    addressFull: { ...info.addressFull, longitude: -181 },
  }),
  details('a customer has coordinates too far north', {
    addressFull: { ...info.addressFull, latitude: 90.5 },
  }),
  details('a customer has coordinates too far south', {
    addressFull: { ...info.addressFull, latitude: -90.5 },
  }),
  details('a customer has a suburb that is too long', {
    addressFull: { ...info.addressFull, locality: long(501) },
  }),
  details('a customer adds a field to the place', {
    addressFull: { ...info.addressFull, vip: true },
  }),
  setsFields(customer, "a customer changes a neighbour's name", 'users/u3', [['name'], '바보']),
  setsFields(customer, "a customer sends a neighbour's parcels elsewhere", 'users/u3', [
    ['deliveryInfo'],
    info,
  ]),
  setsFields(visitor, "a visitor changes a customer's name", 'users/u1', [['name'], '바보']),
  writes(customer, 'a customer removes the field of a role', () => [
    unset('users/u1', ['isCashAvailable']),
  ]),
  writes(customer, 'a customer deletes their own profile', () => [
    { path: 'users/u1', delete: true },
  ]),
  writes(customer, "a customer deletes a neighbour's profile", () => [
    { path: 'users/u3', delete: true },
  ]),
  writes(customer, 'a customer replaces their own profile with a shorter one', () => [
    { path: 'users/u1', replace: { uid: 'u1', name: 'x', lang: 'ko' } },
  ]),
  setsFields(
    customer,
    'a customer writes a document below their own profile',
    'users/u1/private/x',
    [['a'], 1],
  ),

  setsFields(customer, "a customer changes a neighbour's details for staff", 'users/users', [
    ['u3', 'deliveryInfo'],
    info,
  ]),
  setsFields(
    customer,
    'a customer stores other details for staff than in their own profile',
    'users/users',
    [['u1', 'deliveryInfo'], { ...info, address: '1 Elsewhere' }],
  ),
  setsFields(customer, 'a customer adds a role to the details for staff', 'users/users', [
    ['u1'],
    { deliveryInfo: people.u1?.deliveryInfo, invoiceAuth: true },
  ]),
  writes(customer, "a customer replaces everybody's details for staff", () => [
    { path: 'users/users', replace: { u1: { deliveryInfo: info } } },
  ]),
  writes(visitor, 'a visitor adds details for staff', () => [
    merge('users/users', [['u1', 'deliveryInfo'], info]),
  ]),
  writes(customer, "a customer deletes everybody's details for staff", () => [
    { path: 'users/users', delete: true },
  ]),
  setsFields(customer, "a customer adds a neighbour's details for staff", 'users/users', [
    ['u3'],
    { deliveryInfo: people.u3?.deliveryInfo },
  ]),
  setsFields(staff, 'staff add other details than the profile has', 'users/users', [
    ['u3'],
    { deliveryInfo: info },
  ]),
  setsFields(staff, 'staff add more than the details', 'users/users', [
    ['u3'],
    { deliveryInfo: people.u3?.deliveryInfo, name: '바보' },
  ]),
  writes(staff, "staff add a customer's details and remove another's", () => [
    {
      collection: 'users',
      id: 'users',
      fields: [
        { path: ['u3', 'deliveryInfo'], set: people.u3?.deliveryInfo },
        { path: ['u2'], remove: true },
      ],
    },
  ]),
  setsFields(staff, 'staff change details without an entry in the log', 'users/users', [
    ['u2', 'deliveryInfo'],
    info,
  ]),
  setsFields(customer, 'a customer adds their details to the sheet of their uid', 'users/users~1', [
    ['u1', 'deliveryInfo'],
    people.u1?.deliveryInfo,
  ]),
  writes(customer, 'a customer takes their details off a sheet', () => [
    unset('users/users~1', ['u1']),
  ]),
  setsFields(customer, 'a customer fills a sheet of an invented name', 'users/users~zz', [
    ['u1'],
    { deliveryInfo: people.u1?.deliveryInfo },
  ]),
  setsFields(customer, 'a customer makes a profile of a sheet', 'users/users~9', [['uid'], 'u1']),
  setsFields(customer, 'a customer joins a sheet of the user list', 'userList/1700~1', [
    ['u1'],
    people.u1 as User,
  ]),
  setsFields(customer, 'a customer fills a sheet of another bucket', 'userList/1600~1', [
    ['u1'],
    { ...people.u1, name: 'x'.repeat(100_000) },
  ]),
  setsFields(customer, "a customer changes a neighbour's entry on a sheet", 'userList/1700~1', [
    ['x1', 'uid'],
    'u1',
  ]),
  setsFields(staff, 'staff add a copy to a sheet without an entry in the log', 'userList/1700~1', [
    ['u3'],
    people.u3 as User,
  ]),
  setsFields(customer, "a customer changes a neighbour's entry of the user list", 'userList/1700', [
    ['u3', 'name'],
    '바보',
  ]),
  setsFields(
    customer,
    'a customer adds a role to their own entry of the user list',
    'userList/1700',
    [['u1', 'invoiceAuth'], true],
  ),
  setsFields(
    customer,
    'a customer stores another name in the user list than in the profile',
    'userList/1700',
    [['u1', 'name'], '다른 이름'],
  ),
  setsFields(customer, 'a customer stores search words in the user list', 'userList/1700', [
    ['u1', 'searchWords'],
    ['김'],
  ]),
  setsFields(customer, 'a customer joins another bucket of the user list', 'userList/1600', [
    ['u1'],
    people.u1 as User,
  ]),
  writes(customer, 'a customer removes themselves from the user list', () => [
    unset('userList/1700', ['u1']),
  ]),
  writes(customer, 'a customer replaces a bucket of the user list', () => [
    { path: 'userList/1700', replace: { u1: people.u1 as User } },
  ]),
  writes(customer, 'a customer deletes a bucket of the user list', () => [
    { path: 'userList/1700', delete: true },
  ]),
  writes(customer, 'a customer creates an empty entry of the user list', () => [
    merge('userList/1700', [['u1'], {}]),
  ]),
  ...inShop(withoutList, [
    setsFields(customer, 'a customer creates a bucket of the user list with a neighbour', list, [
      ['u3'],
      people.u3 as User,
    ]),
    setsFields(staff, 'staff create a bucket with a customer of another one', 'userList/1600', [
      ['u3'],
      people.u3 as User,
    ]),
  ]),
  setsFields(staff, 'staff copy a customer into the user list with other rights', list, [
    ['u3', 'isCashAvailable'],
    'perhaps',
  ]),
  ...inShop(withoutNeighbour, [
    setsFields(customer, 'a customer adds a neighbour to the user list', list, [
      ['u3'],
      people.u3 as User,
    ]),
    setsFields(staff, 'staff add a customer to the user list with another name', list, [
      ['u3'],
      { ...people.u3, name: '바보' },
    ]),
    writes(staff, 'staff add a customer to the user list and remove another one', () => [
      {
        collection: 'userList',
        id: '1700',
        fields: [
          { path: ['u3'], set: people.u3 },
          { path: ['u1'], remove: true },
        ],
      },
    ]),
  ]),
  writes(visitor, 'a visitor adds to the user list', () => [merge('userList/1700', [['x'], {}])]),
];
