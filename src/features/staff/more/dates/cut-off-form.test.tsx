// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { CutOffForm } from './cut-off-form.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});
afterEach(cleanup);

it('says beside the field that a cut-off is missing', () => {
  render(<CutOffForm dateId={dateId} date={date} />);
  expect(screen.queryByText('마감 시각을 적어 주세요')).toBeNull();
  fireEvent.change(screen.getByLabelText('마감 시각'), { target: { value: '' } });
  expect(screen.getByText('마감 시각을 적어 주세요')).toBeTruthy();
});
