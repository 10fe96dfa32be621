// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAction } from '../../../data/staff/common/run-action.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { textHash } from '../../../domain/lib/text-hash.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { ActionHost } from '../common/changes/action-host.tsx';
import { DoorPhotoButton } from './door-photo-button.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});
vi.mock('../../../data/staff/delivery/door-picture.ts', () => ({
  doorPicture: async (file: File) => file.name,
}));
vi.mock('../../../data/staff/common/run-action.ts', () => ({
  runAction: vi.fn(),
  Attempt: class {},
}));
vi.mock('../../../data/staff/orders/read-staff-view.ts', () => ({ outdateView: () => {} }));
vi.mock('../../../data/documents/until-shown.ts', () => ({ untilShown: async () => {} }));

beforeEach(() => {
  vi.mocked(runAction).mockReset().mockRejectedValue(new AppError('network'));
});
afterEach(cleanup);

/** The button of an order whose stored photo, if any, is this one. */
function button(photo?: string) {
  const marks = {
    delivered: { at: 1, by: 'd' },
    ...(photo && { photo: { hash: textHash(photo) } }),
  };
  return (
    <MemoryRouter>
      <ActionHost />
      <DoorPhotoButton one={{ order: cashOrder(), marks } as never} />
    </MemoryRouter>
  );
}

/** Takes a photo that can't be stored, and closes the question whether to send it again. */
async function takeInVain() {
  const shown = render(button());
  const input = shown.container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'door')] } });
  const failed = await screen.findByRole('alertdialog');
  expect(failed.textContent).not.toContain('입력한 내용은');
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return shown;
}
const send = () => screen.findByRole('button', { name: /찍은 사진 보내기/ });
const thumbnail = () => screen.queryByRole('img', { name: '문 앞 사진' });

it('keeps a photo that could not be stored, and sends that one again', async () => {
  await takeInVain();
  expect(thumbnail()?.getAttribute('src')).toContain('base64,door');
  expect(screen.getByText('다시 찍기')).toBeTruthy();
  vi.mocked(runAction).mockResolvedValue({ kind: 'already-done', state: null });
  fireEvent.click(await send());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /찍은 사진 보내기/ })).toBeNull(),
  );
  expect(vi.mocked(runAction).mock.calls.map(([, input]) => input)).toMatchObject([
    { photo: 'door' },
    { photo: 'door' },
  ]);
});

it('offers no photo again that was stored although no answer came', async () => {
  const { rerender } = await takeInVain();
  rerender(button('door'));
  expect(screen.queryByRole('button', { name: /찍은 사진 보내기/ })).toBeNull();
  expect(thumbnail()).toBeTruthy();
});
