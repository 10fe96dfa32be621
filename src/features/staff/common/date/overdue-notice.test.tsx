// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { RoleContext } from '../shell/role.ts';
import { OverdueNotice } from './overdue-notice.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minute = 60_000;

it.each([
  [-1, undefined],
  [39, 'still a reminder'],
  [40, 'an error'],
])('%i minutes after the cut-off, a date that takes orders is %s', (minutes, shown) => {
  vi.setSystemTime(date.finishDate + minutes * minute);
  render(
    <RoleContext value="driver">
      <OverdueNotice dateId={dateId} date={date} dates={{}} menus={menus} language="ko" />
    </RoleContext>,
  );
  expect(screen.queryByText(/아직 마감하지 않은 날짜/) !== null).toBe(shown !== undefined);
  expect(screen.queryByRole('alert') !== null).toBe(shown === 'an error');
});
