// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from '../overlays/sheet.tsx';
import { Combobox, type Suggestion } from './combobox.tsx';

afterEach(cleanup);

const STREETS: Suggestion[] = [
  { id: 'a', text: '12 Beamish Street', secondary: 'Campsie' },
  { id: 'b', text: '12 Beatrice Street', secondary: 'Lidcombe' },
];

function Address({
  onSelect,
  loading = false,
}: {
  onSelect: (id: string) => void;
  loading?: boolean;
}) {
  const [value, setValue] = useState('');
  const found = value ? STREETS.filter(({ text }) => text.includes(value)) : [];
  return (
    <Combobox
      label="주소"
      value={value}
      onValueChange={setValue}
      items={loading ? [] : found}
      onSelect={(item) => {
        onSelect(item.id);
        setValue(item.text);
      }}
      loading={loading}
      loadingLabel="찾고 있어요"
      emptyText={value ? '찾은 주소가 없어요' : undefined}
      clearLabel="지우기"
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: '주소' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('suggests while typing, moves with arrow keys and selects with Enter', async () => {
    const onSelect = vi.fn();
    render(<Address onSelect={onSelect} />);
    await userEvent.type(input(), '12 Bea');
    expect(options()).toEqual(['12 Beamish StreetCampsie', '12 Beatrice StreetLidcombe']);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('12 Beatrice StreetLidcombe');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
    expect(input().value).toBe('12 Beatrice Street');
    expect(options()).toEqual([]);
  });

  it('does not submit the form by Enter while suggestions are shown or on their way', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Address onSelect={vi.fn()} loading={loading} />
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(input(), '12 Bea{Enter}');
    rerender(form(false));
    await userEvent.keyboard('{Enter}');
    expect(options()).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('selects by tap, even the same option twice', async () => {
    const onSelect = vi.fn();
    render(<Address onSelect={onSelect} />);
    for (let time = 0; time < 2; time++) {
      await userEvent.clear(input());
      await userEvent.type(input(), '12 Beam');
      await userEvent.click(screen.getByRole('option'));
    }
    expect(onSelect.mock.calls).toEqual([['a'], ['a']]);
  });

  it('keeps the caret position while typing in the middle', async () => {
    render(<Address onSelect={vi.fn()} />);
    await userEvent.type(input(), '12 Bmish');
    await userEvent.type(input(), 'ea', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input().value).toBe('12 Beamish');
    expect(input().selectionStart).toBe(6);
  });

  it('selects nothing on blur and keeps the text', async () => {
    const onSelect = vi.fn();
    render(<Address onSelect={onSelect} />);
    await userEvent.type(input(), '12 Bea');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(document.body);
    await waitFor(() => expect(options()).toEqual([]));
    expect(onSelect).not.toHaveBeenCalled();
    expect(input().value).toBe('12 Bea');
  });

  it('stays open while something else is pressed, so that it does not move away before its click', async () => {
    const onClick = vi.fn();
    render(
      <>
        <Address onSelect={vi.fn()} />
        <button type="button" onClick={onClick}>
          아래
        </button>
      </>,
    );
    const user = userEvent.setup();
    await user.type(input(), '12 Bea');
    await user.pointer({ target: screen.getByText('아래'), keys: '[MouseLeft>]' });
    expect(options()).toHaveLength(2);
    await user.pointer('[/MouseLeft]');
    expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(options()).toEqual([]));
  });

  it('announces loading and no results', async () => {
    const { rerender } = render(<Address onSelect={vi.fn()} loading />);
    await userEvent.type(input(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('찾고 있어요');
    rerender(<Address onSelect={vi.fn()} />);
    expect(screen.getByRole('status').textContent).toBe('찾은 주소가 없어요');
  });

  it('still says that nothing was found once the field is left, so that nothing below it moves', async () => {
    render(<Address onSelect={vi.fn()} />);
    await userEvent.type(input(), 'xyz');
    await userEvent.click(document.body);
    expect(screen.getByRole('status').textContent).toBe('찾은 주소가 없어요');
  });

  it('clears by its button and returns focus to the field', async () => {
    render(<Address onSelect={vi.fn()} />);
    await userEvent.type(input(), '12');
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('in a sheet, Esc closes the list first, then the sheet, and keeps the text', async () => {
    const onClose = vi.fn();
    render(
      <Sheet open onClose={onClose} title="배송 정보" closeLabel="닫기">
        <Address onSelect={vi.fn()} />
      </Sheet>,
    );
    await userEvent.type(input(), '12 Bea');
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input().value).toBe('12 Bea');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
