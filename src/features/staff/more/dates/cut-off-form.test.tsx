// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { store } from '../../testing/fake-store.ts';
import { CutOffForm } from './cut-off-form.tsx';

vi.mock('../../../../data/documents/until-shown.ts', () => ({ untilShown: async () => {} }));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

afterEach(cleanup);

it('says beside the field that a cut-off is missing', () => {
  render(<CutOffForm dateId={dateId} date={date} />);
  expect(screen.queryByText('마감 시각을 적어 주세요')).toBeNull();
  fireEvent.change(screen.getByLabelText('마감 시각'), { target: { value: '' } });
  expect(screen.getByText('마감 시각을 적어 주세요')).toBeTruthy();
});

it('refuses a cut-off in the hour that the clock skips', () => {
  render(<CutOffForm dateId={dateId} date={date} />);
  fireEvent.change(screen.getByLabelText('마감 시각'), { target: { value: '2026-10-04T02:30' } });
  expect(screen.getByText(/서머타임이 시작되어 건너뛰는 시각이에요/)).toBeTruthy();
  const move = screen.getByRole<HTMLButtonElement>('button', { name: '마감 시각 옮기기' });
  expect(move.disabled).toBe(true);
});

it('takes a cut-off whose year is still being typed as a missing one', () => {
  render(<CutOffForm dateId={dateId} date={date} />);
  fireEvent.change(screen.getByLabelText('마감 시각'), { target: { value: '0002-10-04T02:30' } });
  expect(screen.getByText('마감 시각을 적어 주세요')).toBeTruthy();
  const move = screen.getByRole<HTMLButtonElement>('button', { name: '마감 시각 옮기기' });
  expect(move.disabled).toBe(true);
});

it('switches closing by itself on and off, and says what happens at the cut-off', async () => {
  await setLanguage('ko');
  store.documents = { 'dates/activeDates': { [dateId]: date } };
  const stored = () => store.documents['dates/activeDates']?.[dateId] as typeof date;
  const { rerender } = render(<CutOffForm dateId={dateId} date={stored()} />);
  for (const [on, hint] of [
    [true, /직접 마감해야 해요/],
    [false, /저절로 마감해요. 그 뒤에/],
  ] as const) {
    expect(screen.getByText(hint)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/저절로 마감/));
    await waitFor(() => expect(stored()).toMatchObject({ closesByItself: on }));
    rerender(<CutOffForm dateId={dateId} date={stored()} />);
    await waitFor(() =>
      expect(screen.getByLabelText(/저절로 마감/)).toHaveProperty('disabled', false),
    );
  }
});
