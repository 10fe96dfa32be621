// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAction } from '../../../../data/staff/common/run-action.ts';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { TellOpeningSection } from './tell-opening-section.tsx';

vi.mock('../../../../data/device/server-clock.ts', async () => {
  const { now } = await import('../../../../domain/testing/fixtures.ts');
  return { serverNow: () => now };
});
vi.mock('../../../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: undefined, loading: false }),
}));
const line = vi.hoisted(() => ({ down: false }));
vi.mock('../../../../data/staff/common/count-documents.ts', () => ({
  countDocuments: async () => {
    if (line.down) throw new TypeError('Failed to fetch');
    return 3;
  },
}));
vi.mock('../../../../data/staff/common/run-action.ts', () => ({
  runAction: vi.fn(),
  Attempt: class {},
}));

beforeEach(() => {
  line.down = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

function open(): void {
  render(<TellOpeningSection dateId={dateId} date={date} language="ko" />);
  fireEvent.click(screen.getByRole('button', { name: '알림을 부탁한 손님께 알리기' }));
}

it('says how many are told at most', async () => {
  open();
  expect(await screen.findByText(/많아야 이메일 3명, 문자 3명이에요/)).toBeTruthy();
});

it('tells nobody while it is not known how many that are, says so, and can be left', async () => {
  line.down = true;
  open();
  const dialog = screen.getByRole('alertdialog');
  expect(
    await screen.findByText('손님 수를 불러오지 못했어요. 연결되면 다시 불러와요.'),
  ).toBeTruthy();
  expect(dialog.textContent).not.toContain('불러오고 있어요');
  fireEvent.click(screen.getByRole('button', { name: /^알리기/ }));
  expect(runAction).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '알리지 않기' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
