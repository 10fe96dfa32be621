// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setBasket, setQuantity } from '../../../data/order/use-basket.ts';
import { dateId, info, user } from '../../../domain/testing/fixtures.ts';
import '../../../i18n/i18n.ts';
import { keepDraft } from '../../../screen-state/drafts.ts';
import { orderDraft } from '../../../screen-state/edited-order.ts';
import { useOrderDraft } from '../form/order-draft.ts';
import { useOrderForm } from '../form/use-order-form.ts';
import { orderedBefore, screenState } from '../testing/screen-state.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';

vi.mock('../../../screen-state/dialogs.ts', () => ({ openDialog: () => {} }));
const asked = vi.hoisted(() => ({ state: undefined as string | undefined }));
vi.mock('../../../data/refunds/use-order-refunds.ts', () => ({
  useOrderRefunds: () => ({ refunds: [], request: asked.state && { state: asked.state } }),
}));

/**
 * The comparison of a basket with an existing order, for a customer whose profile has the address `address`.
 */
function Comparison({ address, points = 0 }: { address: string; points?: number }) {
  const to = { ...info, address };
  const form = useOrderForm({
    dateId,
    language: 'ko',
    screenState: {
      ...screenState,
      user: { ...user, deliveryInfo: to },
      orders: orderedBefore({ usePoint: points > 0, usedPoint: points }),
    },
    info: to,
    draft: useOrderDraft(dateId),
  });
  return form.existing ? (
    <ComparisonDialog
      {...{ form, existing: form.existing, notice: null, busy: false }}
      texted={['확인 문자: 김하나 0400-111-222', '내 전화로도: 0412-345-678']}
      confirmLabel=""
      busyLabel=""
      onConfirm={() => {}}
      onClose={() => {}}
    />
  ) : null;
}

beforeEach(() => {
  setBasket(dateId, {});
  setQuantity(dateId, 'soup', 2);
  asked.state = undefined;
});
afterEach(cleanup);

it('names the address once if it does not change', () => {
  render(<Comparison address={info.address} />);
  expect(screen.getAllByText(info.address)).toHaveLength(1);
  expect(screen.queryByText('새 주소')).toBeNull();
});

it('says whose phones get the texts', () => {
  render(<Comparison address={info.address} />);
  const shown = screen.getByRole('dialog').textContent;
  expect(shown).toContain('확인 문자: 김하나 0400-111-222내 전화로도: 0412-345-678');
});

it('names both addresses if they differ but have the same order key', () => {
  render(<Comparison address="51 / 2 Smith St, Epping" />);
  expect(screen.getByText('기존 주소').parentElement?.textContent).toContain(info.address);
  expect(screen.getByText('새 주소').parentElement?.textContent).toContain('51 / 2 Smith St');
});

it('says that a change of the menus ends a request that waits for the shop’s answer', () => {
  const warning = /메뉴를 바꾸시면 그 요청은 취소돼요/;
  asked.state = 'declined';
  const { unmount } = render(<Comparison address={info.address} />);
  expect(screen.queryByText(warning)).toBeNull();
  unmount();
  asked.state = 'waiting';
  render(<Comparison address={info.address} />);
  expect(screen.getByText(warning)).toBeTruthy();
});

it('shows changed points and request with their previous values', () => {
  keepDraft(orderDraft(dateId), { usePoint: false, text: '벨을 눌러 주세요' });
  render(<Comparison address={info.address} points={7} />);
  const changes = screen.getByRole('list', { name: '바뀌는 내용' }).textContent;
  expect(changes).toContain('포인트 사용$7.00 → $0.00');
  expect(changes).toContain('주문 요청 사항없음 → 벨을 눌러 주세요');
  expect(screen.getByText('기존에 쓰신 포인트').parentElement?.textContent).toContain('-$7.00');
});
