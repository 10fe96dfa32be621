// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setBasket, setQuantity } from '../../../data/order/use-basket.ts';
import { datePromotionContent } from '../../../domain/staff/dates/date-promotion.ts';
import { dateId, menus, now } from '../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { screenState } from '../testing/screen-state.ts';
import { BasketBar } from './basket-bar.tsx';
import { BasketColumn } from './basket-column.tsx';
import { BasketOrderDialog } from './basket-order-dialog.tsx';

const read = vi.hoisted(() => ({
  values: {} as Record<string, unknown>,
  paths: new Set<string>(),
}));
vi.mock('../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: (source?: { path: string }) => {
    if (source) read.paths.add(source.path);
    return { value: source && read.values[source.path], loading: false, error: undefined };
  },
}));
// A test page is never idle by itself.
const idle = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((begin) => {
    resolve = begin;
  });
  return { promise, resolve };
});
vi.mock('../../../data/documents/after-first-paint.ts', async (original) => ({
  ...(await original<object>()),
  afterFirstPaint: () => idle.promise,
}));
vi.mock('../../../data/refunds/use-order-refunds.ts', () => ({
  useOrderRefunds: () => ({ refunds: [], request: undefined }),
}));
vi.mock('../form/recipients-sheet.tsx', () => ({ RecipientsSheet: () => null }));

const words = { ko: '무료 국', en: 'a free soup' };
const promotion = datePromotionContent(dateId, {
  title: words,
  text: words,
  gift: { fromCents: 100_00, words },
});

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await setLanguage('ko');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  sessionStorage.clear();
  setBasket(dateId, {});
  read.values = { 'manages/menus': menus, 'common/gongji': { sale: promotion } };
  read.paths.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => document.body.textContent ?? '';
const bar = (first = true) => (
  <BasketBar {...{ dateId, first }} open note="until Sunday" onOpen={() => {}} />
);

it('reads the promotions once the page is idle, and keeps the cut-off until then', async () => {
  render(bar());
  act(() => setQuantity(dateId, 'soup', 4));
  expect(text()).toContain('until Sunday');
  expect(read.paths).not.toContain('common/gongji');
  idle.resolve();
  expect(await screen.findByText('무료 국까지 $20.00 남았어요')).toBeTruthy();
  expect(read.paths).toContain('common/gongji');
});

it('says on the menus from how much on an order comes with a gift, and what is missing once the smallest is reached', () => {
  render(bar());
  expect(text()).toContain('$100.00부터 무료 국도 드려요');
  act(() => setQuantity(dateId, 'soup', 1));
  expect(text()).toContain('$30.00 더 담으시면');
  act(() => setQuantity(dateId, 'soup', 4));
  expect(text()).toContain('무료 국까지 $20.00 남았어요');
  expect(text()).not.toContain('until Sunday');
  act(() => setQuantity(dateId, 'set', 1));
  expect(text()).toContain('무료 국까지 $20.00 남았어요');
  act(() => setQuantity(dateId, 'soup', 5));
  expect(text()).toContain('무료 국, 함께 보내 드려요');
});

it('keeps the cut-off where nothing is promised, and where the basket may join another order', () => {
  const { rerender } = render(bar(false));
  expect(text()).toContain('until Sunday');
  act(() => setQuantity(dateId, 'soup', 4));
  expect(text()).toContain('until Sunday');
  read.values = { 'manages/menus': menus };
  rerender(bar());
  expect(text()).toContain('until Sunday');
});

it('says it in the column beside the menus and in English', async () => {
  await setLanguage('en');
  const props = { dateId, screenState, first: true, note: 'until Sunday', onOpen: () => {} };
  render(<BasketColumn {...props} open language="en" />);
  expect(text()).toContain('From $100.00: a free soup');
  expect(text()).not.toContain('until Sunday');
  act(() => setQuantity(dateId, 'soup', 4));
  expect(text()).toContain('until Sunday');
  expect(text()).toContain('$20.00 more for a free soup');
  act(() => setQuantity(dateId, 'soup', 6));
  expect(text()).toContain('Your order comes with a free soup');
});

it('promises nothing in the column of a date that is closed', () => {
  const props = { dateId, screenState, first: true, note: 'until Sunday', onOpen: () => {} };
  render(<BasketColumn {...props} open={false} language="ko" />);
  expect(text()).toContain('until Sunday');
  act(() => setQuantity(dateId, 'soup', 6));
  expect(text()).not.toContain('무료 국');
});

it('says it in the order form, and adds nothing to the order', () => {
  setQuantity(dateId, 'soup', 4);
  render(
    <BrowserRouter>
      <BasketOrderDialog
        {...{ dateId, screenState, language: 'ko' }}
        card={{ busy: false, pay: vi.fn(), resume: async () => ({ kind: 'handled' }) }}
        onClose={() => {}}
      />
    </BrowserRouter>,
  );
  expect(screen.getByText('무료 국까지 $20.00 남았어요')).toBeTruthy();
  act(() => setQuantity(dateId, 'soup', 5));
  expect(screen.getByText('무료 국, 함께 보내 드려요')).toBeTruthy();
  const lines = screen.getByRole('list', { name: '주문 내용' });
  expect(lines.querySelectorAll('li')).toHaveLength(1);
});
