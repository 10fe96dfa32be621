import { expect, it } from 'vitest';
import { info, otherInfo } from '../testing/fixtures.ts';
import type { DeliveryInfo } from './delivery-info.ts';
import {
  isSameRecipient,
  maxRecipients,
  parseRecipients,
  storedRecipients,
  withCorrectedRecipient,
  withoutRecipient,
  withRecipient,
} from './recipients.ts';

const five = Array.from(
  { length: maxRecipients },
  (_, i): DeliveryInfo => ({ ...info, name: `받는 분 ${i}` }),
);

it('reads stored recipients and leaves out invalid ones', () => {
  const handTyped = { ...otherInfo, addressFull: null };
  expect(
    parseRecipients([
      ...storedRecipients([info]),
      '{"name":"이름만"}',
      'x',
      1,
      ...storedRecipients([handTyped]),
    ]),
  ).toEqual([info, handTyped]);
});

it('reads no recipients where none are stored', () => {
  expect(parseRecipients(undefined)).toEqual([]);
  expect(parseRecipients({ a: '{}' })).toEqual([]);
});

it('tells recipients apart by name and address, not by phone or note', () => {
  expect(isSameRecipient(info, { ...info, phone: '0400-000-000', note: '' })).toBe(true);
  expect(isSameRecipient(info, { ...info, address: '5/12 Smith St., Epping' })).toBe(true);
  expect(isSameRecipient(info, { ...info, name: '다른 분' })).toBe(false);
  expect(isSameRecipient(info, { ...otherInfo, name: info.name })).toBe(false);
});

it('adds a recipient at the end and removes an earlier entry of the same one', () => {
  expect(withRecipient([info], otherInfo)).toEqual([info, otherInfo]);
  const corrected = { ...info, note: '벨을 눌러 주세요' };
  expect(withRecipient([info, otherInfo], corrected)).toEqual([otherInfo, corrected]);
});

it('refuses a sixth recipient, but accepts a correction of one of the five', () => {
  expect(withRecipient(five, otherInfo)).toBeUndefined();
  expect(withRecipient(five, { ...info, name: '받는 분 0', note: '' })).toHaveLength(5);
});

it('removes a recipient and leaves the others', () => {
  expect(withoutRecipient([info, otherInfo], info)).toEqual([otherInfo]);
});

it('corrects name, address, phone or note of a recipient in its place', () => {
  const noted = { ...info, note: '벨을 눌러 주세요' };
  expect(withCorrectedRecipient([info, otherInfo], info, noted)).toEqual([noted, otherInfo]);
  const moved = { ...otherInfo, name: '다른 분' };
  expect(withCorrectedRecipient([info, otherInfo], info, moved)).toEqual([moved, otherInfo]);
  expect(withCorrectedRecipient(five, five[1] ?? info, moved)).toEqual([
    five[0],
    moved,
    ...five.slice(2),
  ]);
});

it('keeps one entry of a recipient that a correction has made the same as another', () => {
  const corrected = { ...otherInfo, note: '경비실에' };
  expect(withCorrectedRecipient([otherInfo, info], info, corrected)).toEqual([corrected]);
});

it('adds the correction of a recipient who was removed meanwhile, if there is room', () => {
  expect(withCorrectedRecipient([info], otherInfo, otherInfo)).toEqual([info, otherInfo]);
  expect(withCorrectedRecipient(five, otherInfo, otherInfo)).toBeUndefined();
});

it('reads recipients who lack a note or a unit, or have a field of the older shop', () => {
  const { note: _, addr_unit: _unit, ...older } = otherInfo;
  const [read] = parseRecipients([JSON.stringify({ ...older, addr2: 'x' })]);
  expect(read).toEqual({ ...otherInfo, note: '', addr_unit: '' });
});

it('leaves out a recipient who picks up, and one without an address', () => {
  const odd = [
    { ...info, orderDeliverType: 'selfPickup' },
    { ...info, address: '' },
  ];
  expect(parseRecipients([...odd.map((one) => JSON.stringify(one)), 'null', '"x"'])).toEqual([]);
});
