import { expect, it } from 'vitest';
import { date } from '../../testing/fixtures.ts';
import { atClock } from './delivery-run.ts';
import { parseRunTimes } from './run-times.ts';

const noon = date.deliveryDate;
const form = { start: '13:00', minutes: '8', length: '60' };

it('reads a time of day and minutes', () => {
  expect(parseRunTimes(form, noon)).toEqual({
    times: { start: atClock(noon, '13:00'), minutes: 8, length: 60 },
    wrong: [],
  });
});

it.each([
  [{ start: '00:00', minutes: '0', length: '10' }, []],
  [{ start: '23:59', minutes: '120', length: '480' }, []],
  [{ start: '' }, ['start']],
  [{ start: '24:00' }, ['start']],
  [{ start: '1 pm' }, ['start']],
  [{ minutes: '121' }, ['minutes']],
  [{ minutes: '-1' }, ['minutes']],
  [{ minutes: '1.5' }, ['minutes']],
  [{ length: '9' }, ['length']],
  [{ length: '481' }, ['length']],
  [{ start: '', minutes: '', length: '' }, ['start', 'minutes', 'length']],
])('names the fields of %j that are wrong', (changes, wrong) => {
  const parsed = parseRunTimes({ ...form, ...changes }, noon);
  expect(parsed.wrong).toEqual(wrong);
  expect(parsed.times === undefined).toBe(wrong.length > 0);
});
