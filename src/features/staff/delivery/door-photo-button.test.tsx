// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/customer/use-session.ts';
import { countUnsentMarks } from '../../../data/device/count-unsent-marks.ts';
import { runAction } from '../../../data/staff/common/run-action.ts';
import { useSendWaiting } from '../../../data/staff/common/use-send-waiting.ts';
import { maxPhotosWaiting, photoQueue } from '../../../data/staff/delivery/photo-queue.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { textHash } from '../../../domain/lib/text-hash.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { useLastChange } from '../common/changes/last-change.ts';
import { useMarking } from '../orders/use-marking.ts';
import { DoorPhotoButton } from './door-photo-button.tsx';

/** A photo of the camera as it is stored. */
const jpeg = (name: string) => `/9j/${name}`;
const code = vi.hoisted(() => ({ isThere: false }));
vi.mock('../../../data/staff/delivery/door-picture.ts', () => {
  code.isThere = true;
  return { doorPicture: async (file: File) => `/9j/${file.name}` };
});
const cameWithScreen = code.isThere;
vi.mock('../../../data/staff/common/run-action.ts', () => ({
  runAction: vi.fn(),
  Attempt: class {},
}));
vi.mock('../../../data/staff/orders/read-staff-view.ts', () => ({ outdateView: () => {} }));
vi.mock('../../../data/documents/until-shown.ts', () => ({ untilShown: async () => {} }));

const by = 'driver@example.com';
const stored = { kind: 'already-done', state: null } as const;

beforeEach(() => {
  localStorage.clear();
  photoQueue.use.setState({ waiting: [], awaitingSnapshot: [], problems: [] });
  useSession.setState({ status: 'signed-in', uid: 'd', email: by } as never, true);
  vi.mocked(runAction).mockReset().mockRejectedValue(new AppError('network'));
});
afterEach(cleanup);

/** The button of an order whose stored photo, if any, is this one. */
function button(photo?: string) {
  const marks = {
    delivered: { at: 1, by: 'd' },
    ...(photo && { photo: { hash: textHash(jpeg(photo)) } }),
  };
  return <DoorPhotoButton one={{ order: cashOrder(), marks } as never} />;
}

/** Takes a photo; the line is down. */
async function takeInVain() {
  const shown = render(button());
  const input = shown.container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'door')] } });
  await send();
  return shown;
}
function OtherScreen() {
  useSendWaiting(by);
  return null;
}
const send = () => screen.findByRole('button', { name: /찍은 사진 보내기/ });
const noSend = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /찍은 사진 보내기/ })).toBeNull());
const thumbnail = () => screen.queryByRole('img', { name: '문 앞 사진' });
const photosSent = () => vi.mocked(runAction).mock.calls.map(([, input]) => input);

it('has the code that reads a photo before one is taken: where it is, nothing can be loaded', () => {
  expect(cameWithScreen).toBe(true);
});

it('keeps a photo that could not be stored, and sends that one again', async () => {
  await takeInVain();
  expect(thumbnail()?.getAttribute('src')).toContain(`base64,${jpeg('door')}`);
  expect(screen.getByText('다시 찍기')).toBeTruthy();
  vi.mocked(runAction).mockResolvedValue(stored);
  fireEvent.click(await send());
  await noSend();
  expect(photosSent()).toMatchObject([{ photo: jpeg('door') }, { photo: jpeg('door') }]);
});

it('keeps it when its screen is left or loaded again, and sends it by itself from any other', async () => {
  await takeInVain();
  cleanup();
  // Whoever logs out is asked about it.
  expect(countUnsentMarks()).toBe(1);
  // The page that is loaded again has nothing but what the phone keeps.
  photoQueue.use.setState({ waiting: [], awaitingSnapshot: [], problems: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const { unmount } = render(button());
  expect(thumbnail()).toBeTruthy();
  expect(await send()).toBeTruthy();
  unmount();
  vi.mocked(runAction).mockResolvedValue(stored);
  render(<OtherScreen />);
  await waitFor(() => expect(countUnsentMarks()).toBe(0));
  expect(photosSent().at(-1)).toMatchObject({ ...refOf(cashOrder()), photo: jpeg('door') });
});

it.each(['taken back', 'undone'])(
  'drops it once “delivered” is %s: nothing was left at that door',
  async (how) => {
    await takeInVain();
    const { result } = renderHook(() => useMarking(cashOrder().dateId, by));
    const marks = how === 'undone' ? {} : { delivered: { version: 'try-1', at: 1, by } };
    const one = { order: cashOrder(), marks, delivered: how === 'taken back', due: 0 } as never;
    act(() => result.current(one, 'delivered'));
    if (how === 'undone') act(() => useLastChange.getState().last?.undo?.());
    expect(photoQueue.use.getState().waiting).toEqual([]);
  },
);

it('shows one that another account has left to nobody else', async () => {
  await takeInVain();
  cleanup();
  act(() => void useSession.setState({ email: 'other@example.com' } as never));
  render(button());
  expect(thumbnail()).toBeNull();
});

it('offers no photo again that was stored although no answer came', async () => {
  const { rerender } = await takeInVain();
  vi.mocked(runAction).mockResolvedValue(stored);
  fireEvent.click(await send());
  rerender(button('door'));
  await noSend();
  expect(thumbnail()).toBeTruthy();
});

it('takes no further photo where too many wait: the phone has no room for all', async () => {
  const order = cashOrder();
  for (let count = 0; count < maxPhotosWaiting; count++) {
    const other = { dateId: order.dateId, uid: 'u1', orderId: `try-${count + 10}` };
    photoQueue.add(by, { ...other, photo: jpeg('other'), seen: null });
  }
  const { container } = render(button());
  const opened = vi.spyOn(container.querySelector('input') as HTMLInputElement, 'click');
  fireEvent.click(screen.getByRole('button', { name: /문 앞 사진/ }));
  expect(opened).not.toHaveBeenCalled();
});
