// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart, optionalPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('renders a part that was loaded ahead at once', async () => {
  const Part = lazyPart(async () => () => <p>there</p>);
  await Part.preload();
  expect(render(<Part />).container.textContent).toBe('there');
});

/** Renders an optional part whose first loading fails; resolves once it has failed. */
async function renderFailing() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn(async () => () => <p>there</p>)
    .mockRejectedValueOnce(new Error('no connection'));
  const Part = optionalPart(load);
  const { container } = render(<Part />);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  return load;
}

it('shows nothing for an optional part that cannot be loaded, and retries once online', async () => {
  const load = await renderFailing();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('there')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries an optional part after 15 s where the browser has not noticed that it was offline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const load = await renderFailing();
  vi.advanceTimersByTime(14_000);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(await screen.findByText('there')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
