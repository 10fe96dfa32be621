// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { basketOf, setBasket, setQuantity } from '../../data/order/use-basket.ts';
import '../../i18n/i18n.ts';
import { type MenuLimit, useMenuQuantity } from './use-menu-quantity.ts';

vi.mock('../../ui/feedback/toast.tsx', () => ({ notify: { negative: () => {} }, TOAST_MS: {} }));

const dateId = '20261124_1';
const closedWords = '마감된 메뉴예요. 감사합니다!';
const limits: MenuLimit = { open: true, limit: undefined, allowed: Number.POSITIVE_INFINITY };

const changeOf = (more: Partial<MenuLimit> = {}) =>
  renderHook(() => useMenuQuantity(dateId, 'soup', '국', { ...limits, ...more })).result.current;

beforeEach(() => {
  setBasket(dateId, {});
  setQuantity(dateId, 'soup', 2);
});

it('accepts a typed quantity within the limit while the menu is open', () => {
  expect(changeOf().type('5')).toBeUndefined();
  expect(basketOf(dateId)).toEqual({ soup: 5 });
  expect(changeOf({ limit: 3, allowed: 3 }).type('6')).not.toBe(closedWords);
  expect(changeOf().type('many')).toContain('0부터');
  expect(basketOf(dateId)).toEqual({ soup: 5 });
});

it('a typed quantity can reduce a closed menu but not increase it', () => {
  const closed = changeOf({ open: false });
  expect(closed.type('3')).toBe(closedWords);
  closed.plus();
  expect(basketOf(dateId)).toEqual({ soup: 2 });
  expect(closed.type('2')).toBeUndefined();
  expect(closed.type('1')).toBeUndefined();
  expect(closed.type('2')).toBe(closedWords);
  expect(basketOf(dateId)).toEqual({ soup: 1 });
});
