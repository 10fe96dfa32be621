// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../data/customer/use-session.ts';
import '../../i18n/i18n.ts';
import { UnsentMarksDialog } from '../../features/account/unsent-marks-dialog.tsx';
import { useDialogs } from '../../screen-state/dialogs.ts';
import { DrawerLinks } from './drawer-links.tsx';

const logOut = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../data/customer/log-out.ts', () => ({ logOut }));
vi.mock('../../data/staff/common/current-role.ts', () => ({ currentRole: async () => 'kitchen' }));

const At = () => <p>{useLocation().pathname}</p>;

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  logOut.mockClear();
  useDialogs.setState({ stack: [] });
  const person = { email: 'cook@hansang.example', displayName: '', provider: '' };
  useSession.setState({ status: 'signed-in', uid: 's1', ...person }, true);
  render(
    <MemoryRouter>
      <DrawerLinks onLeave={() => {}} />
      <At />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

it('logs out with one tap', () => {
  tap('로그아웃');
  expect(logOut).toHaveBeenCalledOnce();
});

it('asks before logging out removes marks that are not sent yet', () => {
  for (const id of [1, 2]) localStorage.setItem(`staff-marks:${id}`, '{}');
  tap('로그아웃');
  expect(logOut).not.toHaveBeenCalled();
  expect(useDialogs.getState().stack).toMatchObject([
    { kind: 'unsent-marks', count: 2, changesUser: false },
  ]);
  cleanup();
  const onClose = vi.fn();
  render(<UnsentMarksDialog count={2} changesUser={false} onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: '보내지 못한 표시가 2건 있어요' })).toBeTruthy();
  tap('로그아웃하지 않기');
  expect(logOut).not.toHaveBeenCalled();
  tap('지우고 로그아웃하기');
  expect(logOut).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leads staff to their screens', async () => {
  fireEvent.click(await screen.findByRole('button', { name: '관리 화면' }));
  expect(screen.getByText('/staff')).toBeTruthy();
});
