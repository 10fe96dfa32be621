// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Throws({ error }: { error: unknown }): never {
  throw error;
}

const shown = (error: unknown, of = 'one') => (
  <ErrorBoundary of={of} fallback={(failure) => <p>{failure}</p>}>
    {error === undefined ? <p>content</p> : <Throws error={error} />}
  </ErrorBoundary>
);

it.each([
  ['TypeError: Failed to fetch dynamically imported module: https://shop.example/a.js', 'Chromium'],
  ['TypeError: error loading dynamically imported module: https://shop.example/a.js', 'Firefox'],
  ['TypeError: Importing a module script failed.', 'Safari'],
  ['Error: Unable to preload CSS for /assets/a.css', 'the loader of styles'],
])('knows code that could not be loaded: %s (%s)', (message) => {
  render(shown(new Error(message)));
  expect(screen.getByText('not-loaded')).toBeTruthy();
});

it.each([new TypeError('undefined is not a function'), 'a text', new Error('Failed to fetch')])(
  'blames nobody’s connection for %s',
  (error) => {
    render(shown(error));
    expect(screen.getByText('broken')).toBeTruthy();
  },
);

it('shows what comes next', () => {
  const { rerender } = render(shown(new Error('broken')));
  rerender(shown(undefined, 'two'));
  expect(screen.getByText('content')).toBeTruthy();
});

it('tells of a failure once', () => {
  const onFailure = vi.fn();
  render(
    <ErrorBoundary of="one" fallback={() => null} onFailure={onFailure}>
      <Throws error={new Error('broken')} />
    </ErrorBoundary>,
  );
  expect(onFailure).toHaveBeenCalledOnce();
});

/** A text beside an element, which React removes by itself. */
function Notice({ text }: { text: string }) {
  return (
    <p data-testid="notice">
      {text !== '' && <>{text} of </>}
      <b>the basket</b>
    </p>
  );
}

it('renders anew what others have taken apart', () => {
  const boundary = (text: string) => (
    <ErrorBoundary of="one" fallback={(failure) => <p>{failure}</p>}>
      <Notice text={text} />
    </ErrorBoundary>
  );
  const { rerender } = render(boundary('3 dishes'));
  const notice = screen.getByTestId('notice');
  notice.textContent = 'rewritten';
  rerender(boundary(''));
  expect(screen.getByTestId('notice').textContent).toBe('the basket');
  expect(screen.getByTestId('notice')).not.toBe(notice);
});

it('gives up on what can never be shown', () => {
  render(shown(new DOMException('not a child of this node', 'NotFoundError')));
  expect(screen.getByText('broken')).toBeTruthy();
});
