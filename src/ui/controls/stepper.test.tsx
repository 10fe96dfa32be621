// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardStepper } from './card-stepper.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

afterEach(cleanup);

const labels = {
  group: '잡채 수량',
  minus: '빼기',
  plus: '담기',
  manual: (quantity: number) => `수량 ${quantity}, 직접 입력`,
};

function Counting({
  as: Component,
  onManual,
}: {
  as: ComponentType<StepperProps>;
  onManual: () => void;
}) {
  const [quantity, setQuantity] = useState(0);
  return (
    <Component
      quantity={quantity}
      onMinus={() => setQuantity(quantity - 1)}
      onPlus={() => setQuantity(quantity + 1)}
      onManual={onManual}
      labels={labels}
    />
  );
}

const minus = () => screen.queryByRole<HTMLButtonElement>('button', { name: '빼기' });
const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: '담기' });

describe('Stepper', () => {
  it('disables minus at 0 and counts up and down', async () => {
    render(<Counting as={Stepper} onManual={vi.fn()} />);
    expect(minus()?.disabled).toBe(true);
    await userEvent.click(plus());
    await userEvent.click(plus());
    expect(screen.getByRole('button', { name: '수량 2, 직접 입력' }).textContent).toBe('2');
    expect(minus()?.disabled).toBe(false);
  });

  it('opens number entry by tapping the number', async () => {
    const onManual = vi.fn();
    render(<Counting as={Stepper} onManual={onManual} />);
    await userEvent.click(screen.getByRole('button', { name: '수량 0, 직접 입력' }));
    expect(onManual).toHaveBeenCalledTimes(1);
  });

  it('keeps minus enabled at the maximum', () => {
    render(
      <Stepper quantity={2} onMinus={vi.fn()} onPlus={vi.fn()} labels={labels} plusDisabled />,
    );
    expect(minus()?.disabled).toBe(false);
    expect(plus().disabled).toBe(true);
  });
});

describe('CardStepper', () => {
  it('shows only plus at 0, expands in place and collapses without losing focus', async () => {
    render(<Counting as={CardStepper} onManual={vi.fn()} />);
    const button = plus();
    expect(screen.getAllByRole('button')).toEqual([button]);
    await userEvent.click(button);
    expect(plus()).toBe(button);
    expect(document.activeElement).toBe(button);
    const reduce = minus();
    if (!reduce) throw new Error('no minus after adding');
    await userEvent.click(reduce);
    expect(minus()).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
