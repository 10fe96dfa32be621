// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTasks } from '../testing/run-tasks.ts';
import { registerDialog } from './dialog-history.ts';

const heard: string[] = [];
const router = () => heard.push(location.pathname);

beforeEach(async () => {
  history.pushState({ page: 'before' }, '', '/before');
  history.pushState({ page: 'shop' }, '', '/shop');
  heard.length = 0;
  window.addEventListener('popstate', router);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('popstate', router);
});

async function openAndSettle() {
  const close = vi.fn();
  const closed = registerDialog(close);
  await runTasks();
  return { close, closed };
}

describe('navigation during a pending history.back', () => {
  // Browsers differ in where the step then lands: one entry before the new page, or at its original target.
  it.each([
    ['one before the new page', -1],
    ['at the page underneath', -2],
  ])('is returned to when the step lands %s', async (_, delta) => {
    const { closed } = await openAndSettle();
    const go = history.go.bind(history);
    vi.spyOn(history, 'go').mockImplementationOnce(() => {
      history.pushState({ page: 'done' }, '', '/done');
      go(delta);
    });
    closed();
    await runTasks();
    expect(location.pathname).toBe('/done');
    expect(history.state).toEqual({ page: 'done' });
    expect(heard).toEqual([]);
  });
});

describe('a page that is replaced', () => {
  const replace = () => history.replaceState({ page: 'done' }, '', '/done');

  it('while a dialog is open is the page when the dialog has closed, and back leaves it', async () => {
    const { closed } = await openAndSettle();
    replace();
    await runTasks();
    expect(location.pathname).toBe('/done');
    closed();
    await runTasks();
    expect(history.state).toEqual({ page: 'done' });
    expect(location.pathname).toBe('/done');
    expect(heard).toEqual([]);
    history.back();
    await runTasks();
    expect(location.pathname).toBe('/before');
  });

  it.each(['before', 'after'] as const)(
    '%s the step back of the closed dialog begins is the page when it has completed',
    async (when) => {
      const { closed } = await openAndSettle();
      const go = history.go.bind(history);
      vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
        if (when === 'after') replace();
        go(delta);
      });
      closed();
      if (when === 'before') replace();
      await runTasks();
      expect(history.state).toEqual({ page: 'done' });
      expect(location.pathname).toBe('/done');
      expect(heard).toEqual([]);
      history.back();
      await runTasks();
      expect(location.pathname).toBe('/before');
    },
  );

  it('is the page below both of two dialogs', async () => {
    const below = await openAndSettle();
    const above = await openAndSettle();
    replace();
    above.closed();
    await runTasks();
    expect(location.pathname).toBe('/done');
    below.closed();
    await runTasks();
    expect(history.state).toEqual({ page: 'done' });
    expect(location.pathname).toBe('/done');
  });
});

describe('a page that was replaced while a dialog was open, and loaded again', () => {
  it('is the page below the entry of the dialog too', async () => {
    const page = JSON.stringify(history.state);
    const marks = { hansangDialogs: 1, hansangReplaced: page };
    history.pushState({ page: 'done', ...marks }, '', '/done');
    vi.resetModules();
    await import('./dialog-history.ts');
    await runTasks();
    expect(history.state).toEqual({ page: 'done' });
    expect(location.pathname).toBe('/done');
  });
});

describe('a history.back that the browser ignores', () => {
  it('blocks nothing for longer than five seconds', async () => {
    const { closed } = await openAndSettle();
    vi.spyOn(history, 'go').mockImplementationOnce(() => {
      history.pushState({ page: 'done' }, '', '/done');
    });
    vi.useFakeTimers();
    closed();
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    const { close, closed: closedAgain } = await openAndSettle();
    history.back();
    await runTasks();
    expect(close).toHaveBeenCalledTimes(1);
    closedAgain();
    await runTasks();
    expect(location.pathname).toBe('/done');
  });
});

describe('a history.back that a busy phone performs seconds later', () => {
  it('does not close the dialog opened meanwhile', async () => {
    const below = await openAndSettle();
    const { closed } = await openAndSettle();
    const go = history.go.bind(history);
    const step = vi.spyOn(history, 'go').mockImplementationOnce(() => {});
    vi.useFakeTimers();
    closed();
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    const { close, closed: closedAbove } = await openAndSettle();
    go(step.mock.calls[0]?.[0]);
    await runTasks();
    expect(close).not.toHaveBeenCalled();
    expect(below.close).not.toHaveBeenCalled();
    closedAbove();
    below.closed();
    await runTasks();
  });
});

describe('two dialogs opened during a pending history.back', () => {
  it('push their history entries once it has completed', async () => {
    const { closed } = await openAndSettle();
    const go = history.go.bind(history);
    let leave: (() => void)[] = [];
    const first = vi.fn(() => leave[0]?.());
    const second = vi.fn(() => leave[1]?.());
    const step = vi.spyOn(history, 'go').mockImplementationOnce(() => {
      leave = [registerDialog(first), registerDialog(second)];
    });
    closed();
    await runTasks();
    go(step.mock.calls[0]?.[0]);
    await runTasks();
    history.back();
    await runTasks();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    history.back();
    await runTasks();
    expect(first).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/shop');
    expect(heard).toEqual([]);
  });
});

describe('closing a dialog below another one', () => {
  it('leaves the back button to the dialog above', async () => {
    const { close: below, closed: closedBelow } = await openAndSettle();
    const above = vi.fn();
    const closedAbove = registerDialog(above);
    await runTasks();
    closedBelow();
    await runTasks();
    above.mockImplementation(() => closedAbove());
    history.back();
    await runTasks();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
    expect(history.state).toEqual({ page: 'shop' });
    expect(heard).toEqual([]);
  });
});

describe('history entries', () => {
  it('keep the router’s state of the page below', async () => {
    const { closed } = await openAndSettle();
    expect(history.state).toMatchObject({ page: 'shop' });
    closed();
    await runTasks();
    expect(history.state).toEqual({ page: 'shop' });
  });
});
