// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const hour = 3_600_000;

/** A fake service worker registration with the parts that the shop uses. */
class Registration extends EventTarget {
  waiting: EventTarget | null = null;
  installing: EventTarget | null = null;
  update = vi.fn(async () => {});
}
class Container extends EventTarget {
  controller: object | null = {};
  registration = new Registration();
  register = vi.fn(async (_address: string) => this.registration);
}

let workers: Container;
let module: typeof import('./new-version.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  vi.stubEnv('DEV', false);
  workers = new Container();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  hidden(false);
  module = await import('./new-version.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const hidden = (is: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(is);
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const offered = () => module.useNewVersion.getState().waiting;

/** Opens the shop's page; it is idle already. */
async function keep() {
  const kept = module.registerServiceWorker();
  (await import('../data/documents/after-first-paint.ts')).markScreenDrawn();
  await vi.advanceTimersByTimeAsync(5000);
  return kept;
}

/** Installs a newer version while the page is open. */
function install() {
  const { registration } = workers;
  const worker = new EventTarget();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

it('registers the service worker 4 s after the page is idle, which is 10 s after its load at the latest', async () => {
  const kept = module.registerServiceWorker();
  await vi.advanceTimersByTimeAsync(13_999);
  expect(workers.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await kept;
  expect(workers.register.mock.calls).toEqual([['/sw.js']]);
});

it('registers no service worker on the dev server or in a browser without support', async () => {
  vi.stubEnv('DEV', true);
  await keep();
  vi.stubEnv('DEV', false);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await keep();
  expect(workers.register).not.toHaveBeenCalled();
});

it('offers a newer version that is already waiting or arrives later', async () => {
  const waiting = new EventTarget();
  workers.registration.waiting = waiting;
  await keep();
  expect(offered()).toBe(waiting);
  const newer = install();
  expect(offered()).toBe(newer);
});

it('offers nothing on the first visit', async () => {
  workers.controller = null;
  await keep();
  install();
  expect(offered()).toBeUndefined();
});

it('checks for a newer version when the page is shown again after an hour, not more often', async () => {
  const { update } = workers.registration;
  await keep();
  update.mockRejectedValueOnce(new TypeError('offline'));
  vi.advanceTimersByTime(hour - 1);
  lookAgain();
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  hidden(true);
  lookAgain();
  expect(update).not.toHaveBeenCalled();
  hidden(false);
  lookAgain();
  lookAgain();
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(hour);
  lookAgain();
  expect(update).toHaveBeenCalledTimes(2);
});

it('activates the newer version and reloads the page once', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const postMessage = vi.fn();
  module.changeToNewVersion({ state: 'installed', postMessage } as unknown as ServiceWorker);
  expect(postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads the page at once when another tab has activated the newer version', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  module.changeToNewVersion({ state: 'activated' } as ServiceWorker);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads the page when the newer version does not take over in time', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  module.changeToNewVersion({ state: 'installed', postMessage() {} } as unknown as ServiceWorker);
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
