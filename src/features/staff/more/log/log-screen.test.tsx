// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { LogScreen } from './log-screen.tsx';

const log = vi.hoisted(() => ({ pages: [] as Partial<StaffLogEntry>[][], asked: [] as unknown[] }));
vi.mock('../../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: menus, loading: false, error: undefined }),
}));
vi.mock('../../../../data/staff/common/read-staff-log.ts', () => ({
  readStaffLog: async (about: object, after?: { id: string }) => {
    log.asked.push(about);
    const page = after ? Number(after.id) + 1 : 0;
    const rows = (log.pages[page] ?? []).map((entry, index) => ({
      id: `${page}-${index}`,
      entry: { actor: 's', actorName: 'cook@example.com', before: null, after: null, ...entry },
    }));
    const at = Number(rows.at(-1)?.entry.at);
    return { rows, next: page + 1 < log.pages.length ? { at, id: String(page) } : undefined };
  },
}));
vi.mock('../../../../data/staff/customers/read-customers.ts', () => ({
  readContacts: async () => new Map([['u1', { name: '김하늘', phone: '' }]]),
}));
vi.mock('../../../../data/device/server-clock.ts', () => ({
  serverNow: () => Date.parse('2026-11-28T09:00:00Z'),
}));

const at = (day: number) => Date.parse(`2026-11-${day}T01:00:00Z`);
const open = (address = '/staff/log') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LogScreen language="ko" />
    </MemoryRouter>,
  );
const search = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('기록에서 찾기'), { target: { value: text } });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  void setLanguage('ko');
  log.asked = [];
  log.pages = [
    [
      { at: at(27), action: 'order', uid: 'u1' },
      { at: at(26), action: 'limit', subject: 'soup', after: 2 },
    ],
    [{ at: at(25), action: 'order', uid: 'u1' }],
  ];
});
afterEach(cleanup);

it.each([
  ['a customer by initial consonants', 'ㄱㅎㄴ', /^전화 주문: 김하늘/],
  ['a dish', menus.soup?.title ?? '', /^1인 제한/],
  ['what was done', '1인 제한', /^1인 제한/],
])('finds the entries about %s', async (_, text, found) => {
  open();
  await waitFor(() => expect(shown()).toHaveLength(2));
  await search(text);
  await waitFor(() => expect(shown()).toEqual([expect.stringMatching(found)]));
});

it('says back to when it has searched, and searches further back on request', async () => {
  open();
  await search('김하늘');
  const said = await screen.findByText(/기록 1개를 찾았어요\./);
  expect(said.textContent).toMatch(/11월 26일.*까지 찾아봤어요\. 그 전은 아직이에요\./);
  fireEvent.click(screen.getByRole('button', { name: '더 이전 기록에서 찾기' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  screen.getByText('기록 2개를 찾았어요. 처음 기록까지 모두 찾아봤어요.');
  expect(screen.queryByRole('button', { name: '더 이전 기록에서 찾기' })).toBeNull();
});

it('does not pass a search that found nothing yet for an empty log', async () => {
  open();
  await search('없는 손님');
  const said = await screen.findByText(/찾는 기록이 없어요\..*그 전은 아직이에요\./);
  expect(said).toBeTruthy();
  expect(screen.queryByText('아직 기록이 없어요')).toBeNull();
});

it('begins with the search of its address, which does not restrict what is read', async () => {
  open('/staff/log?uid=u1&q=1인');
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(log.asked).toEqual([{ uid: 'u1' }]);
});
