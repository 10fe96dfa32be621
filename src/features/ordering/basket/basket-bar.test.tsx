// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketKey } from '../../../data/device/storage-keys.ts';
import { setQuantity } from '../../../data/order/use-basket.ts';
import '../../../i18n/i18n.ts';
import { setEditedOrder } from '../../../screen-state/edited-order.ts';
import { basketFiguresId } from '../../../ui/layout/first-content-id.ts';
import { BasketBar } from './basket-bar.tsx';

let catalogue: Record<string, { price: number }> | undefined;
vi.mock('../../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: catalogue }),
}));

beforeEach(() => {
  catalogue = { soup: { price: 12 } };
});
afterEach(cleanup);

/** Taps the button when React has taken the page over but has not yet looked into the browser's storage. */
function EarlyTap() {
  useLayoutEffect(() => document.querySelector('button')?.click(), []);
  return null;
}

it('opens the stored basket for a tap that comes while React takes the prerendered page over', async () => {
  localStorage.setItem(basketKey('d'), JSON.stringify({ soup: 2 }));
  const onOpen = vi.fn();
  const page = (
    <>
      <BasketBar dateId="d" open first={false} note="" onOpen={onOpen} />
      <EarlyTap />
    </>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  startTransition(() => void hydrateRoot(root, page));
  await vi.waitFor(() => expect(root.textContent).toContain('2 · $24.00'));
  expect(onOpen).toHaveBeenCalledTimes(1);
  root.remove();
});

it('says what was added to an order, and that it is not ordered yet', () => {
  const bar = () => (
    <BasketBar dateId="e" open first={false} note="until Sunday" onOpen={() => {}} />
  );
  setEditedOrder('e', 'k1');
  render(bar());
  const button = screen.getByRole('button');
  expect(button.textContent?.trim()).toBe('주문 변경 계속하기');
  expect(screen.getByText('until Sunday')).toBeTruthy();
  act(() => setQuantity('e', 'soup', 2));
  expect(button.textContent).toMatch(/^주문 변경 계속하기 \+2/);
  expect(screen.getByText('고른 메뉴는 아직 주문되지 않았어요')).toBeTruthy();
  expect(screen.queryByText('until Sunday')).toBeNull();
});

it('leaves the figures of the inline script alone until there are prices', async () => {
  catalogue = undefined;
  localStorage.setItem(basketKey('f'), JSON.stringify({ soup: 2 }));
  const page = () => <BasketBar dateId="f" open first={false} note="" onOpen={() => {}} />;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page());
  const figures = root.querySelector(`#${basketFiguresId}`);
  if (figures) figures.textContent = '2 · $24.00';
  const app = hydrateRoot(root, page());
  const button = root.querySelector('button');
  const empty = button?.className;
  await vi.waitFor(() => expect(button?.className).not.toBe(empty));
  expect(figures?.textContent).toBe('2 · $24.00');
  catalogue = { soup: { price: 13 } };
  act(() => app.render(page()));
  expect(figures?.textContent).toBe('2 · $26.00');
  root.remove();
});
