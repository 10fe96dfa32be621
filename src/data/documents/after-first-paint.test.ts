// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';

type Module = typeof import('./after-first-paint.ts');
let module: Module;
let settled: boolean;
let idle: ((deadline: IdleDeadline) => void)[];

/** Loads the module as on a new page, and tracks whether its `afterFirstPaint` has resolved. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) =>
    idle.push(callback),
  );
  readyState('complete');
  module = await import('./after-first-paint.ts');
  settled = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function readyState(state: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

function wait() {
  module.afterFirstPaint().then(() => {
    settled = true;
  });
  return pass();
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Lets the browser become idle. */
function beIdle() {
  for (const callback of idle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
  return pass();
}

it('waits for the page to load, then for its first screen, then for an idle moment', async () => {
  readyState('interactive');
  module.markScreenDrawn();
  await wait();
  expect(idle).toHaveLength(0);
  dispatchEvent(new Event('load'));
  await pass();
  expect(idle).toHaveLength(1);
  expect(settled).toBe(false);
  await beIdle();
  expect(settled).toBe(true);
});

it('waits 10 s at most for a screen to be drawn', async () => {
  await wait();
  await beIdle();
  await pass(9999);
  expect(settled).toBe(false);
  await pass(1);
  expect(settled).toBe(true);
});

it('waits until what delays it has loaded or failed, and for anything requested after that', async () => {
  const { promise: read, resolve } = deferred<void>();
  const { promise: next, reject } = deferred<void>();
  module.holdBackgroundWork(read);
  module.markScreenDrawn();
  await wait();
  expect(idle).toHaveLength(0);
  resolve();
  await pass();
  expect(idle).toHaveLength(1);
  module.holdBackgroundWork(next);
  await beIdle();
  expect(settled).toBe(false);
  reject(new Error('refused'));
  await pass();
  expect(settled).toBe(false);
  await beIdle();
  expect(settled).toBe(true);
});

it('waits 10 s at most for a request that never ends', async () => {
  module.holdBackgroundWork(new Promise(() => {}));
  module.markScreenDrawn();
  await wait();
  await pass(9999);
  expect(settled).toBe(false);
  await pass(1);
  expect(settled).toBe(true);
});

it('waits 1 s in a browser without requestIdleCallback', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  module.markScreenDrawn();
  await wait();
  await pass(999);
  expect(settled).toBe(false);
  await pass(1);
  expect(settled).toBe(true);
});

it('stays resolved for later callers', async () => {
  module.markScreenDrawn();
  await wait();
  await beIdle();
  module.holdBackgroundWork(new Promise(() => {}));
  settled = false;
  await wait();
  expect(settled).toBe(true);
});

it('gives each caller a task of its own', async () => {
  const called: string[] = [];
  for (const caller of ['first', 'second', 'third']) {
    module.afterFirstPaint().then(() => called.push(caller));
  }
  module.markScreenDrawn();
  await pass();
  for (const callback of idle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
  for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(called).toEqual(expected);
    vi.advanceTimersToNextTimer();
  }
});
