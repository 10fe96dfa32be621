// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../domain/lib/app-error.ts';
import { planRefund } from '../../../domain/refunds/plans/refund-plan.ts';
import type { CustomerRefund } from '../../../domain/refunds/refund.ts';
import type { RefundDecision } from '../../../domain/refunds/refund-decision.ts';
import type { CustomerRequest } from '../../../domain/refunds/requests/refund-request.ts';
import type { InputOf } from '../../../domain/staff/actions/function-actions.ts';
import { applyWrites } from '../../../domain/testing/apply-writes.ts';
import { menus } from '../../../domain/testing/fixtures.ts';
import {
  orderOf,
  type PaidShop,
  paidShop,
  pay,
  refundSnapshot,
} from '../../../domain/testing/paid-shop.ts';
import { staffActor } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { ActionHost } from '../common/changes/action-host.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { useRunQuestions } from '../common/changes/run-state.ts';
import { RefundForm } from './refund-form.tsx';

interface Call {
  do: 'preview' | 'run' | 'outcome';
  decision: RefundDecision;
}

/** The refund functions over a shop in memory; `fault` can lose or change a response. */
const server = vi.hoisted(() => ({
  calls: [] as Call[],
  shop: undefined as unknown as PaidShop,
  fault: (_call: Call, _response: unknown): void => {},
}));
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({}));
vi.mock('../../../data/staff/common/watch-collection.ts', () => ({}));
vi.mock('../../../data/firebase/functions-client.ts', () => ({
  callFunction: async (path: string, { form }: { form: Record<string, string> }) => {
    const { attempt: id = '', mode, input = '', decision: previewed } = form;
    const decision =
      previewed === undefined ? giveBackInput(input).decision : JSON.parse(previewed);
    const what = path === '/app/preview-refund' ? 'preview' : (mode as 'run' | 'outcome');
    const call: Call = { do: what, decision: { ...decision, id } };
    server.calls.push(call);
    const response = responseTo(call);
    server.fault(call, response);
    return response;
  },
}));

const giveBackInput = (text: string) => JSON.parse(text) as InputOf<'refund'>;

function responseTo(call: Call) {
  const plan = planRefund(call.decision, refundSnapshot(server.shop), staffActor);
  if (plan.kind === 'already-done') return { kind: 'done', result: null };
  if (call.do === 'outcome') return { kind: 'pending' };
  if (plan.kind === 'refused') return plan;
  if (call.do === 'preview') return { kind: 'preview', preview: plan.preview, key: '' };
  server.shop = { ...server.shop, documents: applyWrites(server.shop.documents, plan.writes) };
  return { kind: 'done', result: null };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.calls = [];
  server.shop = paidShop;
  server.fault = () => {};
});
/** What is left after a reload is on the phone. */
function reload() {
  cleanup();
  useRunQuestions.setState({ questions: [] });
  setLastChange(undefined);
}
afterEach(() => {
  reload();
  toast.remove();
});

const lost = () => {
  throw new AppError('network');
};
const refundsMade = () =>
  Object.keys(server.shop.documents['refundsForCustomer/u1']?.refunds ?? {}).length;
/** The ids under which something was to be given back. */
const ids = () =>
  new Set(server.calls.filter((call) => call.do === 'run').map(({ decision }) => decision.id));

function openForm(
  request?: CustomerRequest,
  shop = paidShop,
  refunds: readonly CustomerRefund[] = [],
) {
  const order = orderOf(shop);
  if (!order) throw new Error('the fixture has an order');
  render(
    <MemoryRouter>
      <RefundForm order={order} request={request} menus={menus} language="ko" refunds={refunds} />
      <Toaster label="알림" afterFirstPaint={async () => {}} />
      <ActionHost />
    </MemoryRouter>,
  );
}

function fill(amount: string, reason = '국이 샜어요') {
  fireEvent.click(screen.getByRole('radio', { name: '금액' }));
  fireEvent.change(screen.getByRole('textbox', { name: '돌려줄 금액 ($)' }), {
    target: { value: amount },
  });
  fireEvent.change(screen.getByRole('textbox', { name: '이유 (손님이 읽어요)' }), {
    target: { value: reason },
  });
}

const preview = () => fireEvent.click(screen.getByRole('button', { name: '미리 보기' }));
const confirm = async () => {
  const button = await screen.findByRole('button', { name: '$5.00 카드로 돌려주기' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await act(async () => fireEvent.click(button));
};

it('counts what goes back of a dish, and says what stays', async () => {
  openForm();
  const [[key = '', line] = []] = Object.entries(orderOf(paidShop)?.menus ?? {});
  const title = line?.menuTitle ?? '';
  const dish = screen.getByRole('group', { name: `${title} 돌려줄 수량` });
  expect(dish.textContent).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: `${title} 하나 더 돌려주기` }));
  expect(dish.textContent).toBe('1');
  screen.getByText('카드로 돌려줄 돈 $20.00');
  fireEvent.click(screen.getByRole('radio', { name: '포인트' }));
  screen.getByText('돌려줄 포인트 20.00점');
  expect(screen.queryByText(/카드로 돌려줄 돈/)).toBeNull();
  const q = line?.q ?? 0;
  expect(screen.getByText(`${q}개 가운데 ${q - 1}개 남음`)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: '이유 (손님이 읽어요)' }), {
    target: { value: '국이 샜어요' },
  });
  preview();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]?.decision.action).toMatchObject({ quantities: { [key]: q - 1 } });
});

it('leads whoever takes every dish out to the cancellation', () => {
  openForm();
  const more = screen.getByRole('button', { name: /하나 더 돌려주기$/ });
  for (let taken = 0; taken < 3; taken += 1) fireEvent.click(more);
  screen.getByText('모두 빼시려면 위에서 ‘주문 취소’를 골라 주세요.');
});

it('looks up the outcome of a refund whose response was lost, and makes it once', async () => {
  server.fault = (call) => call.do === 'run' && lost();
  openForm();
  fill('5');
  preview();
  await confirm();
  await screen.findByText('환불을 시작했어요. 돌려준 내역에서 상태를 보실 수 있어요.');
  expect(server.calls.map((call) => call.do)).toEqual(['preview', 'run', 'outcome']);
  expect(ids().size).toBe(1);
  expect(refundsMade()).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a lost refund may have been made, and sends it again under its own id', async () => {
  const before = server.shop;
  server.fault = (call) => {
    if (call.do !== 'run') return;
    server.shop = before;
    server.fault = () => {};
    throw new AppError('unknown');
  };
  openForm();
  fill('5');
  preview();
  await confirm();
  await screen.findByRole('alertdialog', { name: '처리되었는지 알 수 없어요' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '다시 보내기' })));
  await screen.findByText('환불을 시작했어요. 돌려준 내역에서 상태를 보실 수 있어요.');
  expect(ids().size).toBe(1);
  expect(refundsMade()).toBe(1);
});

/** Makes a refund whose outcome the page cannot learn, and closes the page. */
async function closeWhileUnknown(): Promise<void> {
  server.fault = (call) => {
    if (call.do === 'run') lost();
    else if (refundsMade() > 0) throw new AppError('unknown');
  };
  openForm();
  fill('5');
  preview();
  await confirm();
  await screen.findByRole('alertdialog', { name: '처리되었는지 알 수 없어요' });
  reload();
}

it('recognises a refund whose outcome was unknown when the page was closed', async () => {
  await closeWhileUnknown();
  server.fault = () => {};
  openForm();
  fill('5');
  preview();
  await screen.findByText('이미 시작한 환불이에요. 돌려준 내역에서 상태를 보실 수 있어요.');
  expect(refundsMade()).toBe(1);
  fill('5');
  preview();
  await confirm();
  await waitFor(() => expect(refundsMade()).toBe(2));
});

const unsaved = '저장하지 않은 내용을 이어서 쓰고 있어요';
const reason = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: '이유 (손님이 읽어요)' }).value;

it('keeps what was chosen through a reload, says so, and starts over', async () => {
  openForm();
  fill('5');
  preview();
  await screen.findByRole('dialog');
  reload();
  openForm();
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText(unsaved);
  expect(reason()).toBe('국이 샜어요');
  fireEvent.click(screen.getByRole('button', { name: '지우고 처음부터' }));
  expect(reason()).toBe('');
  reload();
  openForm();
  expect(reason()).toBe('');
  expect(screen.queryByText(unsaved)).toBeNull();
});

it('offers nothing again of a refund that was made, or may have been', async () => {
  await closeWhileUnknown();
  openForm();
  expect(reason()).toBe('');
  server.fault = () => {};
  fill('5');
  preview();
  await screen.findByText('이미 시작한 환불이에요. 돌려준 내역에서 상태를 보실 수 있어요.');
  reload();
  openForm();
  expect(reason()).toBe('');
});

it('keeps what was chosen where nothing was given back', async () => {
  server.fault = (call) => {
    if (call.do === 'run') throw new AppError('denied');
  };
  openForm();
  fill('5');
  preview();
  await confirm();
  fireEvent.click(await screen.findByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  reload();
  openForm();
  expect(reason()).toBe('국이 샜어요');
});

it('offers nothing that was chosen before another refund of the order', async () => {
  openForm();
  fill('5');
  reload();
  openForm(undefined, paidShop, [
    { id: 'r1', at: 1, amount: 500, kind: 'goodwill', state: 'done' } as unknown as CustomerRefund,
  ]);
  expect(reason()).toBe('');
});

it('shows the preview anew when something has changed since', async () => {
  server.fault = (call, response) => {
    if (call.do !== 'run') return;
    server.shop = paidShop;
    Object.assign(response as object, { kind: 'refused', problem: { code: 'preview-changed' } });
  };
  openForm();
  fill('5');
  preview();
  await confirm();
  await screen.findByText('그사이 바뀐 것이 있어요. 다시 확인해 주세요.');
  expect(ids().size).toBe(1);
});

it('is prefilled with what the request asks for, whatever the customer added since', () => {
  const lines = { soup: { menuTitle: '국', before: 3, after: 2 } };
  const request = { id: 'u1_ask-1', wish: 'less', lines, to: 'card' } as unknown as CustomerRequest;
  openForm(request, pay(paidShop, 'pi_2', { soup: 3, set: 1 }));
  const dishes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(dishes).toEqual([expect.stringMatching(/곰탕.*2/), expect.stringMatching(/세트.*1/)]);
});

it('agrees to a request in one tap, whatever else was chosen', async () => {
  const lines = { soup: { menuTitle: '국', before: 3, after: 2 } };
  const request = { id: 'u1_ask-1', wish: 'less', lines, to: 'card' } as unknown as CustomerRequest;
  openForm(request, pay(paidShop, 'pi_2', { soup: 3, set: 1 }));
  fireEvent.click(screen.getByRole('radio', { name: '주문 취소' }));
  fireEvent.click(screen.getByRole('button', { name: '요청대로 하기' }));
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls).toMatchObject([
    {
      do: 'preview',
      decision: {
        action: { kind: 'reduction', quantities: { soup: 2, set: 1 } },
        to: 'card',
        reason: '요청하신 대로 해 드렸어요.',
        requestId: 'u1_ask-1',
      },
    },
  ]);
});

it('says beside the field why a decision is refused', async () => {
  const described = (name: string) =>
    screen.getByRole('textbox', { name, description: /./ }).getAttribute('aria-describedby');
  openForm();
  fill('500');
  preview();
  await screen.findByText('결제에 $60.00만 남아 있어요.');
  expect(described('돌려줄 금액 ($)')).toContain('error');
  fill('5달러', ' ');
  expect(screen.queryByText('결제에 $60.00만 남아 있어요.')).toBeNull();
  preview();
  await screen.findByText('돌려줄 금액을 적어 주세요.');
  screen.getByText('이유를 적어 주세요.');
  fireEvent.click(screen.getByRole('radio', { name: '메뉴' }));
  fill('5');
  fireEvent.click(screen.getByRole('radio', { name: '메뉴' }));
  preview();
  await screen.findByText('뺄 메뉴의 수량을 줄여 주세요. 모두 빼시려면 ‘주문 취소’를 골라 주세요.');
});
