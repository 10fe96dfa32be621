// @vitest-environment jsdom
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { basketKey } from '../../../data/device/storage-keys.ts';
import '../../../i18n/i18n.ts';
import { BasketBar } from './basket-bar.tsx';

vi.mock('../../../data/documents/live-document.ts', () => ({ useLiveDocument: () => ({}) }));

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
      <BasketBar dateId="d" open first note="" onOpen={onOpen} />
      <EarlyTap />
    </>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  startTransition(() => void hydrateRoot(root, page));
  await vi.waitFor(() => expect(root.textContent).toContain('2'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
