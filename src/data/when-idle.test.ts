// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from './testing/deferred.ts';

type Module = typeof import('./when-idle.ts');
let module: Module;
let quiet: boolean;
let idle: ((deadline: IdleDeadline) => void)[];

/** A new page, on which somebody waits for quiet. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) =>
    idle.push(callback),
  );
  readyState('complete');
  module = await import('./when-idle.ts');
  quiet = false;
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
  module.whenIdle().then(() => {
    quiet = true;
  });
  return pass();
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** The browser has nothing else to do. */
function beIdle() {
  for (const callback of idle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
  return pass();
}

it('waits for the page, then for its screen, then for an idle moment', async () => {
  readyState('interactive');
  module.markScreenDrawn();
  await wait();
  expect(idle).toHaveLength(0);
  dispatchEvent(new Event('load'));
  await pass();
  expect(idle).toHaveLength(1);
  expect(quiet).toBe(false);
  await beIdle();
  expect(quiet).toBe(true);
});

it('is not quiet before a screen has been drawn, but for a limited time', async () => {
  await wait();
  await beIdle();
  await pass(9999);
  expect(quiet).toBe(false);
  await pass(1);
  expect(quiet).toBe(true);
});

it('waits for what is held, come or failed, and for what that asks for in its turn', async () => {
  const { promise: read, resolve } = deferred<void>();
  const { promise: next, reject } = deferred<void>();
  module.delayIdle(read);
  module.markScreenDrawn();
  await wait();
  expect(idle).toHaveLength(0);
  resolve();
  await pass();
  expect(idle).toHaveLength(1);
  module.delayIdle(next);
  await beIdle();
  expect(quiet).toBe(false);
  reject(new Error('refused'));
  await pass();
  expect(quiet).toBe(false);
  await beIdle();
  expect(quiet).toBe(true);
});

it('does not wait for ever for an answer', async () => {
  module.delayIdle(new Promise(() => {}));
  module.markScreenDrawn();
  await wait();
  await pass(9999);
  expect(quiet).toBe(false);
  await pass(1);
  expect(quiet).toBe(true);
});

it('gives a browser that can’t tell idle moments one second', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  module.markScreenDrawn();
  await wait();
  await pass(999);
  expect(quiet).toBe(false);
  await pass(1);
  expect(quiet).toBe(true);
});

it('is settled once for everybody', async () => {
  module.markScreenDrawn();
  await wait();
  await beIdle();
  module.delayIdle(new Promise(() => {}));
  quiet = false;
  await wait();
  expect(quiet).toBe(true);
});
