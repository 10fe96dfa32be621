// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { optionalPart } from './lazy-part.tsx';

it('shows nothing for an optional part that cannot be loaded, and retries once online', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn(async () => () => <p>there</p>)
    .mockRejectedValueOnce(new Error('no connection'));
  const Part = optionalPart(load);
  const { container } = render(<Part />);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('there')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
