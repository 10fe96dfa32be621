// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function description(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

function FilledField({ onChange }: { onChange: (text: string) => void }) {
  const [value, setValue] = useState('');
  const take = (text: string) => {
    onChange(text);
    setValue(text);
  };
  return <TextField label="이름" value={value} onChange={({ target }) => take(target.value)} />;
}

describe('Field', () => {
  it('is labelled by its label and described by error and hint', () => {
    render(<TextField label="이름" hint="받는 분 이름" error="이름을 써 주세요" />);
    const input = screen.getByLabelText('이름');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(description(input)).toEqual(['이름을 써 주세요', '받는 분 이름']);
  });

  it('is given decomposed Hangul in whole syllables when it is pasted, and other text as it is', () => {
    render(<TextField label="이름" />);
    // jsdom has no editing commands.
    const insert = vi.fn();
    Object.assign(document, { execCommand: insert });
    const paste = (text: string) =>
      fireEvent.paste(screen.getByLabelText('이름'), { clipboardData: { getData: () => text } });
    expect(paste('김순자')).toBe(true);
    expect(insert).not.toHaveBeenCalled();
    expect(paste('김순자'.normalize('NFD'))).toBe(false);
    expect(insert.mock.calls).toEqual([['insertText', false, '김순자']]);
  });

  it('is composed however it was filled in, with the caret where it was', () => {
    const onChange = vi.fn();
    render(<FilledField onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>('이름');
    const fill = (value: string, caret: number) => {
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      own?.set?.call(input, value);
      input.setSelectionRange(caret, caret);
      fireEvent(input, new InputEvent('input', { bubbles: true }));
    };
    fill(`${'김'.normalize('NFD')}순자`, 3);
    expect(onChange.mock.calls).toEqual([['김순자']]);
    expect([input.value, input.selectionStart]).toEqual(['김순자', 1]);
    // The same text in letters again, as a browser may fill it in twice.
    fill('김순자'.normalize('NFD'), 8);
    expect(input.value).toBe('김순자');
  });

  it('leaves alone what a keyboard is composing', () => {
    render(<TextField label="이름" />);
    const input = screen.getByLabelText<HTMLInputElement>('이름');
    input.value = '김'.normalize('NFD');
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value).toBe('김'.normalize('NFD'));
  });

  it('has no error description without an error', () => {
    render(<TextField label="이름" />);
    const input = screen.getByLabelText('이름');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

type Form = { name: string; phone: string; agedCare: boolean };

const asTyped = (text: string) => text;

function SampleForm({ onSave }: { onSave: (form: Form) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Form>({
    defaultValues: { name: '', phone: '', agedCare: false },
  });
  return (
    <form onSubmit={handleSubmit((form) => onSave(form))}>
      <TextField
        label="이름"
        error={formState.errors.name?.message}
        {...register('name', { required: '이름을 써 주세요' })}
      />
      <Controller
        name="phone"
        control={control}
        render={({ field }) => <PhoneField label="전화번호" mask={asTyped} {...field} />}
      />
      <Checkbox label="요양 서비스" {...register('agedCare')} />
      <button type="submit">저장</button>
    </form>
  );
}

describe('fields in react-hook-form', () => {
  it('submit the typed and ticked values', async () => {
    const onSave = vi.fn();
    render(<SampleForm onSave={onSave} />);
    await userEvent.type(screen.getByLabelText('이름'), '김순자');
    await userEvent.type(screen.getByLabelText('전화번호'), '0412345678');
    await userEvent.click(screen.getByLabelText('요양 서비스'));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        name: '김순자',
        phone: '0412345678',
        agedCare: true,
      }),
    );
  });

  it('show the error and receive focus', async () => {
    render(<SampleForm onSave={vi.fn()} />);
    await userEvent.click(screen.getByRole('button'));
    const input = screen.getByLabelText('이름');
    await waitFor(() => expect(description(input)).toEqual(['이름을 써 주세요']));
    expect(document.activeElement).toBe(input);
  });
});
