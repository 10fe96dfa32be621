// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
