import { afterAll, vi } from 'vitest';

// The page and the packages are shared with the files before; the shop's own modules are loaded anew, so that
// they import what this file puts in the place of others.
vi.resetModules();

// What these modules add to the page leaves it with them: a dialog history (dialog-history.ts) of the file before
// would take the step back that this file's own waits for.
if (typeof window !== 'undefined') {
  const { addEventListener } = window;
  const { replaceState } = history;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  afterAll(() => {
    window.addEventListener = addEventListener;
    history.replaceState = replaceState;
    for (const listener of added) window.removeEventListener(...listener);
  });
}
