import { describe, expect, it } from 'vitest';
import { date } from '../../testing/fixtures.ts';
import { parseRunTimes, type RunTimesForm, runTimesOf } from './run-times.ts';
import { atClock, windowsFrom } from './stop-windows.ts';

const noon = date.deliveryDate;
const form = { start: '13:00', minutes: '8', length: '60', last: '20:00' };

it('reads a time of day and minutes', () => {
  expect(parseRunTimes(form, noon)).toEqual({
    times: {
      start: atClock(noon, '13:00'),
      minutes: 8,
      length: 60,
      last: atClock(noon, '20:00'),
    },
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
  [{ length: '9', last: '20:00' }, ['length']],
  [{ length: '481', last: '20:00' }, ['length']],
  [{ start: '', minutes: '', length: '' }, ['start', 'minutes', 'length']],
])('names the fields of %j that are wrong', (changes, wrong) => {
  const parsed = parseRunTimes({ ...form, ...changes }, noon);
  expect(parsed.wrong).toEqual(wrong);
  expect(parsed.times === undefined).toBe(wrong.length > 0);
});

describe('runTimesOf', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  /** Stops with the times that a form gives them. */
  function stopsWith(typed: RunTimesForm) {
    const { times } = parseRunTimes(typed, noon);
    if (!times) throw new Error('no times');
    const windows = windowsFrom(ids, times);
    return ids.map(({ id }) => ({ id, window: windows[id] }));
  }

  it.each([
    { start: '15:00', minutes: '10', length: '30', last: '20:00' },
    { start: '09:30', minutes: '4', length: '120', last: '20:00' },
    { start: '18:05', minutes: '0', length: '60', last: '20:00' },
    form,
  ])('is what was typed: %j', (typed) => {
    expect(runTimesOf(stopsWith(typed), noon, form)).toEqual(typed);
  });

  it('leaves out stops without a time, such as that of a new order', () => {
    const typed = { start: '15:00', minutes: '10', length: '30', last: '20:00' };
    const stops = stopsWith(typed);
    stops.splice(2, 0, { id: 'new', window: undefined });
    expect(runTimesOf([{ id: 'newer', window: undefined }, ...stops], noon, form)).toEqual(typed);
  });

  it('is what most stops follow, if one has a time of its own', () => {
    const typed = { start: '15:00', minutes: '10', length: '30', last: '20:00' };
    const early = { from: atClock(noon, '09:00'), to: atClock(noon, '10:00') };
    const stops = stopsWith(typed);
    const last = stops.map((stop) => (stop.id === 'e' ? { ...stop, window: early } : stop));
    expect(runTimesOf(last, noon, form)).toEqual(typed);
    const first = stops.map((stop) => (stop.id === 'a' ? { ...stop, window: early } : stop));
    expect(runTimesOf(first, noon, typed)).toEqual(typed);
  });

  it('is what was typed last where the times do not tell it from another', () => {
    const typed = { start: '15:02', minutes: '7', length: '30', last: '20:00' };
    const stops = stopsWith(typed).slice(0, 2);
    expect(runTimesOf(stops, noon, typed)).toEqual(typed);
    expect(runTimesOf(stops, noon, form)).toEqual({
      start: '15:00',
      minutes: '8',
      length: '30',
      last: '20:00',
    });
  });

  it('is what is usual without times, and with one that nobody can type here', () => {
    expect(runTimesOf([{ id: 'a', window: undefined }], noon, form)).toEqual(form);
    const moment = { from: noon, to: noon + 60_000 };
    expect(runTimesOf([{ id: 'a', window: moment }], noon, form)).toEqual(form);
  });
});
