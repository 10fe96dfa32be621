import { expect, it } from 'vitest';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { labelAllergens } from './label-allergens.ts';

it('puts what a box contains and may contain on its label, and how many dishes are not stated', () => {
  const { soup, ...others } = cashOrder.menus;
  const menu = { title: '국', price: 20, active: true };
  const statement = { contains: ['egg'], mayContain: ['sesame'], checked: true };
  const menus = { soup: { ...menu, allergens: statement } } as never;
  const unstated = Object.keys(others).length;
  expect(soup).toBeDefined();
  expect(labelAllergens(i18n.getFixedT('ko'), cashOrder, menus, 'ko')).toBe(
    [
      '알레르기: 달걀 들어 있음; 참깨 섞일 수 있음',
      unstated > 0 && `${unstated}가지는 표시되지 않음`,
    ]
      .filter(Boolean)
      .join('; '),
  );
});
