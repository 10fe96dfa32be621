// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketOf, setBasket } from '../../../data/order/use-basket.ts';
import { date, menus } from '../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { ClosedOverlay } from './closed-overlay.tsx';

const day = 86_400_000;
const closedId = '20991124_1';
const laterId = '20991201_1';
const nextId = '20991127_1';
const [soup = '', other = ''] = Object.keys(menus);
const closed = { ...date, orderDone: true };
const dates = vi.hoisted(() => ({ value: {} as Record<string, unknown> }));
vi.mock('../../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: dates.value, loading: false, error: undefined }),
}));
vi.mock('../../../data/documents/sources.ts', () => ({ activeDates: 'dates' }));
vi.mock('../../../data/env.ts', () => ({ env: {} }));

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function open(language: 'ko' | 'en' = 'ko') {
  render(
    <MemoryRouter>
      <Toaster label="알림" afterFirstPaint={async () => {}} />
      <ClosedOverlay
        dateId={closedId}
        language={language}
        day="11월 24일"
        screenState={{ date: closed, menus, orders: {} }}
      />
      <Place />
    </MemoryRouter>,
  );
}

beforeEach(async () => {
  await setLanguage('ko');
  const sells = (key: string) => ({ ...date, orderDone: false, menus: { [key]: true } });
  const deliveryDate = (id: string) =>
    Date.UTC(+id.slice(0, 4), +id.slice(4, 6) - 1, +id.slice(6, 8), 2);
  dates.value = {
    [closedId]: closed,
    [laterId]: { ...sells(soup), deliveryDate: deliveryDate(laterId) },
    [nextId]: { ...sells(soup), deliveryDate: deliveryDate(nextId) },
  };
  expect(deliveryDate(laterId) - deliveryDate(nextId)).toBe(4 * day);
});
afterEach(() => {
  cleanup();
  for (const id of [closedId, nextId, laterId]) setBasket(id, {});
});

it.each([
  ['ko', '11월 27일'],
  ['en', '27 Nov'],
] as const)(
  'carries the basket to the next date that sells any of it, and names what stays behind (%s)',
  async (language, words) => {
    await setLanguage(language);
    setBasket(closedId, { [soup]: 2, [other]: 1 });
    open(language);
    const carry = await screen.findByRole('button', { name: new RegExp(words) });
    const title = menus[other];
    const missing = language === 'en' ? title?.titleEn || title?.title : title?.title;
    expect(screen.getByRole('alertdialog').textContent).toContain(missing ?? 'no title');
    await userEvent.click(carry);
    expect(basketOf(nextId)).toEqual({ [soup]: 2 });
    expect(basketOf(laterId)).toEqual({});
    expect(basketOf(closedId)).toEqual({});
    expect(document.querySelector('output')?.textContent).toContain(nextId);
  },
);

it.each([
  ['the basket is empty', {}],
  ['no other date sells any of it', { [other]: 1 }],
])('offers only the way back to the start when %s', async (_, basket) => {
  setBasket(closedId, basket);
  open();
  await vi.dynamicImportSettled();
  expect(screen.getByRole('link', { name: '처음으로 돌아가기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /장바구니로 옮기기/ })).toBeNull();
});
