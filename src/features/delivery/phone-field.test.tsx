// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AustralianPhone } from '../../parts/customer-phone.tsx';

function Phone({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored);
  return <AustralianPhone label="전화번호" value={value} onChange={setValue} />;
}

const phone = () => screen.getByLabelText<HTMLInputElement>('전화번호');

/** The text with the caret in it. */
const withCaret = () =>
  `${phone().value.slice(0, phone().selectionStart ?? 0)}|${phone().value.slice(phone().selectionStart ?? 0)}`;

/** Types keys at a place in the stored number 0412-345-678. */
async function edit(at: number, keys: string) {
  render(<Phone stored="0412-345-678" />);
  await userEvent.type(phone(), keys, { initialSelectionStart: at, initialSelectionEnd: at });
}

afterEach(cleanup);

describe('phone field with the shop’s mask', () => {
  it('shows a stored number', () => {
    render(<Phone stored="0498-765-432" />);
    expect(phone().value).toBe('0498-765-432');
  });

  it('does not pad an unfinished number, and drops no digit', async () => {
    render(<Phone />);
    await userEvent.type(phone(), '041234');
    expect(phone().value).toBe('0412-34');
    await userEvent.type(phone(), '567899');
    expect(phone().value).toBe('0412-345-67899');
    expect(screen.getByRole('status').textContent).toBe(
      '숫자가 더 있어요. 호주 번호는 열 자리예요.',
    );
    await userEvent.type(phone(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(phone().value).toBe('0412-345');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each(['+61 412 345 678', '0061 412 345 678', '+61 (0)412 345 678'])(
    'accepts %s, pasted or typed',
    async (text) => {
      render(<Phone />);
      phone().focus();
      await userEvent.paste(text);
      expect(phone().value).toBe('0412-345-678');
      await userEvent.clear(phone());
      await userEvent.type(phone(), text);
      expect(phone().value).toBe('0412-345-678');
    },
  );

  it('writes a number without its 0 in full when the field is left', async () => {
    render(<Phone />);
    await userEvent.type(phone(), '412345678');
    expect(phone().value).toBe('412345678');
    await userEvent.tab();
    expect(phone().value).toBe('0412-345-678');
  });

  it('says of a Korean number that it can’t be texted, and keeps it', async () => {
    render(<Phone />);
    await userEvent.type(phone(), '+82 10-1234-5678');
    expect(phone().value).toBe('+82 10-1234-5678');
    expect(screen.getByRole('status').textContent).toMatch(
      /^한국 번호로는 문자를 보내 드릴 수 없어요\.04로 시작하는/,
    );
  });

  it.each([
    ['a digit before the caret', 7, '{Backspace}', '0412-3|56-78'],
    ['a hyphen before the caret, with its digit', 5, '{Backspace}', '041|3-456-78'],
    ['two digits over a hyphen', 6, '{Backspace}{Backspace}', '041|4-567-8'],
    ['a hyphen after the caret, with its digit', 4, '{Delete}', '0412-|456-78'],
    ['the first digit', 0, '{Delete}', '|412-345-678'],
  ])('deletes %s', async (_, at, keys, expected) => {
    await edit(at, keys);
    expect(withCaret()).toBe(expected);
  });

  it.each([
    ['in the middle', 6, '9', '0412-39|4-5678'],
    ['at a hyphen', 4, '9', '0412-9|34-5678'],
    ['at the front', 0, '+61', '+61|0412-345-678'],
  ])('keeps the caret behind a digit typed %s', async (_, at, keys, expected) => {
    await edit(at, keys);
    if (keys === '+61') expect(phone().value).toBe('0412-345-678');
    else expect(withCaret()).toBe(expected);
  });

  it('leaves text alone while a keyboard composes it', () => {
    render(<Phone />);
    fireEvent.compositionStart(phone());
    fireEvent.change(phone(), { target: { value: '０４１２３' } });
    expect(phone().value).toBe('０４１２３');
    fireEvent.compositionEnd(phone());
    expect(phone().value).toBe('0412-3');
  });
});
