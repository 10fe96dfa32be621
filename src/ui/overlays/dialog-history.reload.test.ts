// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { runTasks } from '../testing/run-tasks.ts';

it.each([1, 2])(
  'a page that is loaded with the state of %i open dialogs goes back to its own entry, so that the next step leaves it',
  async (depth) => {
    const heard = vi.fn();
    history.pushState({ page: 'before' }, '', '/before');
    history.pushState({ page: 'shop' }, '', '/shop');
    for (let next = 1; next <= depth; next += 1) {
      history.pushState({ page: 'shop', hansangDialogs: next }, '');
    }
    vi.resetModules();
    await import('./dialog-history.ts');
    window.addEventListener('popstate', heard);
    await runTasks();
    expect(history.state).toEqual({ page: 'shop' });
    expect(heard).not.toHaveBeenCalled();
    history.back();
    await runTasks();
    expect(location.pathname).toBe('/before');
    window.removeEventListener('popstate', heard);
  },
);
