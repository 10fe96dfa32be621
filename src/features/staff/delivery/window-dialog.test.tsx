// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../data/testing/deferred.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import '../../../i18n/i18n.ts';
import { WindowDialog } from './window-dialog.tsx';

afterEach(cleanup);

it('says what is missing or wrong instead of saving a delivery time', () => {
  const onSave = vi.fn(async () => {});
  const stop = { order: { customerInfo: { name: '김하늘' } } } as Stop;
  const noon = Date.parse('2026-11-24T01:00:00Z');
  render(<WindowDialog deliveryDate={noon} stop={stop} onSave={onSave} onClose={() => {}} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: '저장' }));
  save();
  expect(screen.getAllByText('시각을 적어 주세요')).toHaveLength(2);
  type('부터', '11:00');
  type('까지', '10:00');
  save();
  expect(screen.getByText('끝나는 시간이 더 늦어야 해요')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  type('까지', '12:00');
  save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ from: noon - 3_600_000, to: noon });
});

it('refuses a time in the hour that the clock skips', () => {
  const onSave = vi.fn(async () => {});
  const stop = { order: { customerInfo: { name: '김하늘' } } } as Stop;
  const noon = Date.parse('2026-10-04T01:00:00Z');
  render(<WindowDialog deliveryDate={noon} stop={stop} onSave={onSave} onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('부터'), { target: { value: '02:30' } });
  fireEvent.change(screen.getByLabelText('까지'), { target: { value: '04:00' } });
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(screen.getByText(/서머타임이 시작되어 건너뛰는 시각이에요/)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('stays open while it is being saved', async () => {
  const saving = deferred<void>();
  const onClose = vi.fn();
  const window = { from: Date.parse('2026-11-24T01:00Z'), to: Date.parse('2026-11-24T02:00Z') };
  const stop = { order: { customerInfo: { name: '김하늘' } }, window } as Stop;
  const dialog = { deliveryDate: window.from, stop, onSave: () => saving.promise, onClose };
  render(<WindowDialog {...dialog} />);
  const button = screen.getByRole('button', { name: '저장' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  saving.resolve(undefined);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
