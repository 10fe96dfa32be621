// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('calls onClick and is not a submit button by default', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>저장하기</Button>);
    const button = screen.getByRole('button', { name: '저장하기' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('type')).toBe('button');
  });

  it('ignores pointer and keyboard while busy but keeps focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>저장하기</Button>);
    const button = screen.getByRole('button');
    button.focus();
    rerender(
      <Button onClick={onClick} busy busyLabel="저장하고 있어요">
        저장하기
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toContain('저장하고 있어요');
  });

  it('submits a form unless it is busy', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="이름" />
        <Button type="submit" busy={busy}>
          저장하기
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByLabelText('이름'), '김순자{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
