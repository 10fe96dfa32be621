// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../../i18n/i18n.ts';
import { PriceDialog } from './price-dialog.tsx';

vi.mock('../../../../data/staff/menus/read-price-effects.ts', () => ({
  readPriceEffects: () => new Promise(() => {}),
}));
afterEach(cleanup);

it('can be left, but not confirmed, while it looks for orders with the dish', () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <PriceDialog
      {...{ menuId: 'soup', before: 20, after: 22, dateIds: ['20261124_1'], language: 'ko' }}
      {...{ onConfirm, onClose }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /값 바꾸기/ }));
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '그대로 두기' }));
  expect(onClose).toHaveBeenCalled();
});
