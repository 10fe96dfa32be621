import * as fc from 'fast-check';
import { invoiceTypes } from '../../../customer/user.ts';
import { planConsents } from '../../../messages/consent.ts';
import { balanceWrite, runningBalance } from '../../../points/balance.ts';
import { earnedKey } from '../../../points/points.ts';
import { applyWrites } from '../../../testing/apply-writes.ts';
import { addressFull, dateId, grant, info, user } from '../../../testing/fixtures.ts';
import { grantKey } from '../../customers/grant-points.ts';
import type { ActionCase } from './action-case.ts';

const rights = fc.record({
  isCashAvailable: fc.boolean(),
  isTrusted: fc.boolean(),
  invoiceAuth: fc.boolean(),
  invoiceAuthType: fc.constantFrom(...invoiceTypes),
  customPointRate: fc.option(fc.integer({ min: 0, max: 10 })),
  isAgedCare: fc.boolean(),
});
type Rights = typeof rights extends fc.Arbitrary<infer Value> ? Value : never;

/** The profile fields of drawn rights: without an individual point rate there is no such field. */
const profileWith = ({ customPointRate, ...rest }: Rights) => ({
  ...user,
  ...rest,
  acName: rest.isAgedCare ? 'Pinewood' : '',
  ...(customPointRate === null ? {} : { customPointRate }),
});

const reasons = ['늦은 배송', '감사'];

/** A customer who may have a grant for each reason, and points earned on a date. */
const pointsStore = fc
  .record({
    grants: fc.array(fc.constantFrom(...reasons), { maxLength: 2 }),
    earned: fc.boolean(),
    confirmed: fc.boolean(),
  })
  .map(({ grants, earned, confirmed }) => {
    const ledger = {
      ...Object.fromEntries(grants.map((reason) => [grantKey(reason), grant(5)])),
      ...(earned && {
        [earnedKey(dateId, 'k')]: {
          ...grant(1.2),
          dateId,
          orderKey: 'k',
          type: 'add-order-cash',
          confirmed,
        },
      }),
    };
    return applyWrites({ 'points/u1': ledger }, [balanceWrite('u1', runningBalance(ledger))]);
  });
/** Another change of the same balance counts as well. */
const shared = ['pointBalances/u1#'];

const terms = fc.record({
  points: fc.integer({ min: 1, max: 2000 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  from: fc.constantFrom(null, '2026-01-01T00:00'),
  until: fc.constantFrom(null, '2026-02-01T00:00'),
  times: fc.option(fc.integer({ min: 1, max: 50 })),
});

const moved = { ...addressFull, route: 'King St', latitude: null, longitude: null };
const savedInfo = fc.option(
  fc.constantFrom(info, { ...info, phone: '0400-000-009', phone2: '0400000009' }),
);
const correctedInfo = fc.constantFrom(
  info,
  { ...info, note: '벨을 눌러 주세요' },
  { ...info, address: '12 King St, Epping', addr_unit: '', addressFull: moved },
);
const person = {
  name: fc.constantFrom('김하늘', '김하는'),
  acName: fc.constantFrom('', 'Pinewood'),
};

const note = fc.constantFrom('chargeback', 'two chargebacks');

export const customerCases = {
  customer: {
    store: rights.map((drawn) => ({ 'users/u1': profileWith(drawn) })),
    input: fc
      .record(
        {
          isCashAvailable: fc.boolean(),
          invoiceAuth: fc.boolean(),
          invoiceAuthType: fc.constantFrom(...invoiceTypes),
          customPointRate: fc.option(fc.integer({ min: 0, max: 10 })),
          care: fc.constantFrom(
            { isAgedCare: true, acName: 'Pinewood' },
            { isAgedCare: true, acName: 'Oakdale' },
            { isAgedCare: false },
          ),
        },
        { requiredKeys: [] },
      )
      .map(({ care, ...changed }) => ({ uid: 'u1', rights: { ...changed, ...care } })),
  },
  'customer-details': {
    store: fc.record({ ...person, saved: savedInfo }).map(({ name, acName, saved }) => ({
      'users/u1': {
        ...{ ...user, name, acName, isAgedCare: acName !== '' },
        ...(saved && { deliveryInfo: saved }),
      },
      'users/users': saved ? { u1: { deliveryInfo: saved } } : {},
    })),
    input: fc.record({ ...person, info: correctedInfo }).map((details) => ({ uid: 'u1', details })),
    // The copy follows both.
    keptByUndo: ['users/users#u1'],
  },
  points: {
    store: pointsStore,
    input: fc
      .record({
        reason: fc.constantFrom(...reasons),
        points: fc.option(fc.integer({ min: 1, max: 900 })),
      })
      .map((input) => ({ uid: 'u1', ...input })),
    // A grant that is given again has a new time.
    keptByUndo: reasons.flatMap((reason) =>
      ['time', 'nowTime'].map((field) => `points/u1#${grantKey(reason)}#${field}`),
    ),
    shared,
  },
  'points-confirmed': {
    store: pointsStore,
    input: fc.constant({ uid: 'u1', dateId }),
    shared,
  },
  'point-rate': {
    store: fc.integer({ min: 0, max: 10 }).map((pointRate) => ({ 'common/point': { pointRate } })),
    input: fc.record({ rate: fc.integer({ min: 0, max: 10 }) }),
  },
  'point-code': {
    store: fc
      .option(fc.record({ terms, used: fc.integer({ min: 0, max: 1 }) }))
      .map((stored) =>
        stored === null ? {} : { 'pointCodes/GIFT24': { ...stored.terms, used: stored.used } },
      ),
    input: fc.option(terms).map((drawn) => ({ code: 'GIFT24', terms: drawn })),
    // A deleted code was used by nobody.
    keptByUndo: ['pointCodes/GIFT24#used'],
  },
  'blocked-phone': {
    store: fc
      .option(note)
      .map((reason) =>
        reason === null ? {} : { 'blacklist/0412345678': { time: 1, note: reason } },
      ),
    input: fc.option(note).map((reason) => ({
      phone: '0412-345-678',
      block: reason === null ? null : { note: reason },
    })),
  },
  'consent-ended': {
    store: fc.record({ opening: fc.boolean(), closing: fc.boolean() }).map((on) => {
      const choice = { ...on, channel: 'email' as const };
      return applyWrites({}, planConsents('u1', undefined, choice, 'ko', 1));
    }),
    input: fc.constant({ uid: 'u1' }),
    // Two who end the same consents agree.
    shared: ['consents/u1#'],
  },
} satisfies Record<string, ActionCase>;
