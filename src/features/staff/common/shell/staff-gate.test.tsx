// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../data/customer/use-session.ts';
import { writeJson } from '../../../../data/device/storage.ts';
import { dateId } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { useDialogs } from '../../../../screen-state/dialogs.ts';
import { StaffAccount } from './staff-account.tsx';
import { StaffGate } from './staff-gate.tsx';

const logOut = vi.hoisted(() => vi.fn(async () => {}));
const access = vi.hoisted(() => ({ now: { status: 'refused' } as object }));
vi.mock('../../../../data/customer/log-out.ts', () => ({ logOut }));
vi.mock('../../../../data/staff/common/use-staff.ts', () => ({ useStaff: () => access.now }));
vi.mock('../../../../data/staff/common/run-action.ts', () => ({ runAction: async () => {} }));

const cook = { uid: 's1', email: 'cook@hansang.example' };
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

function open(status: 'staff' | 'refused' | 'loading', more: object = {}) {
  access.now = { status, ...cook, role: 'kitchen', ...more };
  render(
    <MemoryRouter>
      <StaffGate>{() => <StaffAccount />}</StaffGate>
    </MemoryRouter>,
  );
}

/** A mark that this phone has not sent. */
function keepMark() {
  const change = { dateId, uid: 'u1', orderId: '12SmithStEpping', kind: 'packed', seen: null };
  writeJson('staff-marks:000000000000001-a', {
    by: cook.email,
    change: { ...change, mark: { version: '1' } },
  });
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

beforeEach(() => {
  localStorage.clear();
  logOut.mockClear();
  useDialogs.setState({ stack: [] });
  useSession.setState({ status: 'signed-in', ...cook, displayName: '', provider: '' }, true);
});
afterEach(cleanup);

it('says who is logged in, and logs out for somebody else to log in', async () => {
  open('staff');
  await tap('cook@hansang.example · 주방');
  await tap('다른 사람으로 로그인');
  expect(logOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(useDialogs.getState().stack).toMatchObject([{ kind: 'login' }]));
});

it('asks about marks that were not sent before it logs out', async () => {
  keepMark();
  open('staff');
  await tap('cook@hansang.example · 주방');
  await tap('다른 사람으로 로그인');
  expect(logOut).not.toHaveBeenCalled();
  expect(useDialogs.getState().stack).toMatchObject([
    { kind: 'unsent-marks', count: 1, changesUser: true },
  ]);
});

it('keeps a door’s photo of somebody who lost the role, too', () => {
  const change = { dateId, uid: 'u1', orderId: '12SmithStEpping', photo: '/9j/door', seen: null };
  writeJson('staff-photos:000000000000001-a', { by: cook.email, change });
  dispatchEvent(new StorageEvent('storage', { key: null }));
  open('refused');
  expect(screen.getByText('보내지 못한 표시가 1건 있어요')).toBeTruthy();
  expect(screen.getByText('문 앞 사진 · 12 Smith St Epping')).toBeTruthy();
});

it('keeps the marks of somebody who lost the role for the owner to see', async () => {
  keepMark();
  open('refused');
  expect(screen.getByText('보내지 못한 표시가 1건 있어요')).toBeTruthy();
  expect(screen.getByText('포장 · 12 Smith St Epping')).toBeTruthy();
  await tap('로그아웃');
  expect(logOut).not.toHaveBeenCalled();
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'unsent-marks', changesUser: false }]);
});

it('says that there is no connection while it can not be known who is signed in', () => {
  open('loading');
  expect(screen.getByText('계정을 확인하고 있어요')).toBeTruthy();
  cleanup();
  open('loading', { failed: true });
  expect(screen.getByRole('heading').textContent).toContain('인터넷');
});
