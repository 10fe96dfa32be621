import { describe, expect, it } from 'vitest';
import { formatWindow } from '../dates/delivery-window.ts';
import { sydneyTime } from '../dates/sydney-time.ts';
import { datesKeptText, givenBackText, limitReachedText, readLoggedText } from './logged-text.ts';

describe('readLoggedText', () => {
  it.each([
    [givenBackText(500, 'card'), { order: undefined, amount: '$5.00', to: 'card' }],
    [
      givenBackText(123_450, 'points', '$60.00: 곰탕 ×3, 김치 ×1'),
      { order: '$60.00: 곰탕 ×3, 김치 ×1', amount: '$1,234.50', to: 'points' },
    ],
    [givenBackText(500, 'card', '–'), { order: '–', amount: '$5.00', to: 'card' }],
  ])('reads %s as money given back', (text, expected) => {
    expect(readLoggedText(text)).toEqual({ kind: 'given-back', ...expected });
  });

  it('reads how many dates keep the orders of a deleted customer', () => {
    expect(readLoggedText(datesKeptText(3))).toEqual({ kind: 'dates-kept', count: 3 });
  });

  it('reads that a limit in all was reached', () => {
    const reached = { ordered: 21, limit: 20 };
    expect(readLoggedText(limitReachedText(reached))).toEqual({
      kind: 'limit-reached',
      ...reached,
    });
  });

  it.each([
    ['13:00', '14:30'],
    ['11:30', '12:30'],
    ['00:05', '12:00'],
  ])('reads the times of a delivery, %s to %s', (from, to) => {
    const on = (day: string) => ({
      from: sydneyTime(`${day}T${from}`),
      to: sydneyTime(`${day}T${to}`),
    });
    const read = readLoggedText(formatWindow(on('2026-11-24'), 'en'));
    expect(read).toMatchObject({ kind: 'window' });
    if (read.kind !== 'window') return;
    expect(formatWindow(read, 'ko')).toBe(formatWindow(on('2026-11-24'), 'ko'));
  });

  it.each(['sent', '', '–', 'dates kept', '1201', '$5.00', '$5.00 cash'])('keeps %j', (text) => {
    expect(readLoggedText(text)).toEqual({ kind: 'other', text });
  });
});
