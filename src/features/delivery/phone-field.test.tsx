// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatPhone } from '../../domain/customer/delivery.ts';
import { PhoneField } from '../../ui/forms/phone-field.tsx';

function Phone({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored);
  return <PhoneField label="전화번호" mask={formatPhone} value={value} onChange={setValue} />;
}

const phone = () => screen.getByLabelText<HTMLInputElement>('전화번호');

afterEach(cleanup);

describe('phone field with the shop’s mask', () => {
  it('shows a stored number', () => {
    render(<Phone stored="0498-765-432" />);
    expect(phone().value).toBe('0498-765-432');
  });

  it('does not pad an unfinished number and accepts at most ten digits', async () => {
    render(<Phone />);
    await userEvent.type(phone(), '041234');
    expect(phone().value).toBe('0412-34');
    await userEvent.type(phone(), '567899');
    expect(phone().value).toBe('0412-345-678');
    await userEvent.type(phone(), '{Backspace}{Backspace}{Backspace}');
    expect(phone().value).toBe('0412-345');
  });

  it.each(['+61 412 345 678', '0061 412 345 678', '+61 (0)412 345 678'])(
    'accepts %s when it is pasted',
    async (text) => {
      render(<Phone />);
      phone().focus();
      await userEvent.paste(text);
      expect(phone().value).toBe('0412-345-678');
    },
  );
});
