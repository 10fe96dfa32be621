import { expect, it } from 'vitest';
import { date } from '../testing/fixtures.ts';
import { parseActiveDates } from './active-date.ts';

it('accepts stored dates with or without limits and area', () => {
  const { menuLimitForPerson: _, ...plain } = date;
  const gosford = { ...date, area: 'gosford' as const };
  expect(parseActiveDates({ plain, gosford })).toEqual({
    plain: { ...plain, menuLimitForPerson: {} },
    gosford,
  });
});
