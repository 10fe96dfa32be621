// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function openSheet() {
  const pressed = vi.fn();
  render(
    <>
      <button type="button" onClick={() => pressed('page')}>
        주문하기
      </button>
      <Sheet open onClose={() => {}} title="주문서" closeLabel="닫기">
        <button type="button" onClick={() => pressed('sheet')}>
          결제
        </button>
      </Sheet>
    </>,
  );
  return pressed;
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('a tap that began in a dialog does not end on the page, and not the other way round', () => {
  const pressed = openSheet();
  for (const [from, to] of [
    ['결제', '주문하기'],
    ['주문하기', '결제'],
  ] as const) {
    fireEvent.pointerDown(button(from), { isPrimary: true });
    fireEvent.click(button(to), { detail: 1 });
  }
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.pointerDown(button('결제'), { isPrimary: true });
  fireEvent.click(button('결제'), { detail: 1 });
  expect(pressed).toHaveBeenCalledExactlyOnceWith('sheet');
});

it('a click without a press, of a keyboard or a screen reader, counts wherever it is', () => {
  const pressed = openSheet();
  fireEvent.pointerDown(button('주문하기'), { isPrimary: true });
  fireEvent.click(button('결제'), { detail: 0 });
  expect(pressed).toHaveBeenCalledExactlyOnceWith('sheet');
});
