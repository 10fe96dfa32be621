// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../../i18n/i18n.ts';
import { FileButton } from './file-button.tsx';

afterEach(cleanup);

it('lets the same file be chosen again: a browser tells nothing while the input still holds it', () => {
  const chosen: string[] = [];
  render(<FileButton name="" accept=".csv" onChoose={({ name }) => chosen.push(name)} />);
  const input = screen.getByLabelText<HTMLInputElement>('파일 고르기');
  let held = 'week.csv';
  Object.defineProperties(input, {
    files: { value: [new File(['id'], 'week.csv')] },
    value: {
      get: () => held,
      set: (value: string) => {
        held = value;
      },
    },
  });
  fireEvent.change(input);
  expect(chosen).toEqual(['week.csv']);
  expect(held).toBe('');
});
