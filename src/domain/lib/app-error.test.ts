import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it('carries its code and its cause', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new AppError('network', cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'network', message: 'network', cause });
});
