// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { datePromotionContent } from '../../../../domain/staff/dates/date-promotion.ts';
import { parseRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import { boardOf } from '../../../../domain/testing/drawn-board.ts';
import { dateId, menus } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { PackingLists } from './packing-lists.tsx';

afterEach(cleanup);

it('names what a promotion adds to the orders that have reached it', () => {
  const order = cashOrder();
  const orders = boardOf({ u1: { [order.orderKey]: order } }, new Map(), {});
  const counted = Object.values(order.menus).reduce((sum, { subTotal }) => sum + subTotal * 100, 0);
  const words = { ko: '무료 국', en: 'a free soup' };
  const show = (fromCents: number, catalogue: Menus = menus) => {
    cleanup();
    const gift = { fromCents, words };
    const promotions = [datePromotionContent(dateId, { title: words, text: words, gift })];
    const run = parseRun(undefined);
    render(<PackingLists {...{ orders, run, menus: catalogue, promotions }} language="ko" />);
    return screen.queryByText('더 드려요: 무료 국') !== null;
  };
  expect(show(counted)).toBe(true);
  expect(show(counted + 1)).toBe(false);
  // Promised at the price of the order, whatever the dishes cost now.
  const cheaper = Object.entries(menus).map(([menuId, menu]) => [menuId, { ...menu, price: 1 }]);
  expect(show(counted, Object.fromEntries(cheaper))).toBe(true);
});
