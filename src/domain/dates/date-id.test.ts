import { describe, expect, it } from 'vitest';
import { date } from '../testing/fixtures.ts';
import { dateIdOf, dayNumber, isDateId } from './date-id.ts';

const at = (utc: string) => Date.parse(utc);

describe('dateId', () => {
  it.each(['20261124_1764000000000', '20210910_0', '20261124_1234567890123456'])(
    'accepts %s',
    (id) => {
      expect(isDateId(id)).toBe(true);
    },
  );

  it.each([
    '',
    '20261124',
    '20261124_',
    '2026112_1764000000000',
    '20261124-1764000000000',
    '20261124_12345678901234567',
    ' 20261124_1',
    '20261124_1\n',
    '20261124_1/../x',
  ])('refuses %j', (id) => {
    expect(isDateId(id)).toBe(false);
  });

  it('names the day in Sydney, not in Greenwich', () => {
    expect(dateIdOf(at('2026-11-23T13:00:00Z'), 7)).toBe('20261124_7');
    expect(dateIdOf(at('2026-11-23T12:59:59Z'), 7)).toBe('20261123_7');
    expect(dateIdOf(at('2026-07-01T14:00:00Z'), 7)).toBe('20260702_7');
  });

  it('creates valid date ids and reads their day back', () => {
    const id = dateIdOf(date.deliveryDate, 1_764_000_000_000);
    expect(isDateId(id)).toBe(true);
    expect(dayNumber(id)).toBe(20_261_124);
  });
});
