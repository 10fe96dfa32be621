// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../../data/documents/live-document.ts';
import { useInbox } from '../../../data/staff/inbox/inbox.ts';
import { staff as staffPhrases } from '../../../i18n/en/staff-phrases.ts';
import { i18n, setLanguage } from '../../../i18n/i18n.ts';
import { ActionHost } from '../common/changes/action-host.tsx';
import { store } from '../testing/fake-store.ts';
import { InboxScreen } from './inbox-screen.tsx';

vi.mock('../../../data/documents/live-document.ts', () => ({
  isPending: () => false,
  observeShown: () => undefined,
  useLiveDocument: ({ path, parse }: DocumentSource<unknown>) => {
    const stored = store.documents[path];
    return { value: stored && parse(stored), loading: false };
  },
}));
vi.mock('../../../data/documents/load-sdk.ts', () => ({ loadAuth: async () => ({ auth: {} }) }));
vi.mock('../../../data/staff/common/watch-collection.ts', () => ({
  watchCollection: () => () => {},
}));
vi.mock('../../../data/staff/common/run-staff-plan.ts', () => import('../testing/fake-store.ts'));
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({
  queryOnce: async () => [],
  presentIds: async () => new Set(),
  readFields: async () =>
    new Map([['u1', { name: '김하늘', deliveryInfo: { phone: '0412345678' } }]]),
}));

const refunds = { loaded: true, requests: [], failed: [], pending: [], open: 0 };

function Screen() {
  return (
    <MemoryRouter>
      <InboxScreen
        inbox={useInbox()}
        refunds={refunds}
        dates={{}}
        menus={{}}
        overdue={0}
        language="ko"
      />
      <ActionHost />
    </MemoryRouter>
  );
}

/** A customer with a landline has ordered at this time. */
const orderWithoutMobile = (time: number) => {
  const about = { time, uid: 'u1', dateId: '', orderKey: '', name: 'Sky Kim' };
  store.documents['errors/smsUnsent'] = { 'no-mobile_u1': { ...about, error: 'no mobile' } };
};

const handle = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '처리했어요' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), '전화함');
  await userEvent.click(dialog.getByRole('button', { name: '처리했어요' }));
};

beforeEach(() => setLanguage('ko'));
afterEach(cleanup);

it('asks again about what happens again after it was resolved, and takes the same note again', async () => {
  for (const time of [100, 200]) {
    orderWithoutMobile(time);
    render(<Screen />);
    await handle();
    await waitFor(() =>
      expect(store.documents['staffInbox/handled']?.['text-no-mobile_u1']).toMatchObject({ time }),
    );
    cleanup();
    render(<Screen />);
    expect(await screen.findByText('확인할 일이 없어요')).toBeTruthy();
    cleanup();
  }
});

it.each([
  ['ko', /^3번, 마지막 .*2:05/],
  ['en', /^3 times, last .*2:05/],
] as const)(
  'says how often it happened and when last, and asks again after the next: %s',
  async (language, words) => {
    await setLanguage(language);
    i18n.addResourceBundle('en', 'translation', staffPhrases, true, true);
    const time = Date.parse('2026-11-24T14:05:00+11:00');
    orderWithoutMobile(time);
    const again = (times: number) =>
      Object.assign(store.documents['errors/smsUnsent']?.['no-mobile_u1'] as object, { times });
    again(3);
    render(<Screen />);
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    const mark = { at: time + 1, by: 'boss', note: '', time, times: 3 };
    store.documents['staffInbox/handled'] = { 'text-no-mobile_u1': mark };
    render(<Screen />);
    expect(await screen.findByRole('heading', { name: /처리한 일|Resolved/ })).toBeTruthy();
    cleanup();
    // In the same millisecond, or by a clock that is behind.
    again(4);
    render(<Screen />);
    expect(await screen.findByRole('button', { name: /처리했어요|Mark as resolved/ })).toBeTruthy();
  },
);

it('says of a payment link whose text failed that nobody can pay yet, and whom to call', async () => {
  const entry = { time: 300, uid: 'u1', dateId: '20261128', orderId: 'o1', error: 'no answer' };
  store.documents['errors/smsUnsent'] = { x: { ...entry, about: 'pay-link', link: 'pl_1' } };
  render(<Screen />);
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { name: '결제 링크 문자가 가지 않았어요' })).toBeTruthy();
  expect(card.getByText(/손님이 아직 결제하지 못해요/)).toBeTruthy();
  expect(card.queryByText(/주문은 저장되었어요/)).toBeNull();
  const linkTo = (name: string) => card.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('주문 보기')).toBe('/staff/20261128/pay/pl_1');
  expect(await card.findByText(/김하늘/)).toBeTruthy();
  expect(linkTo('전화')).toBe('tel:0412-345-678');
});
