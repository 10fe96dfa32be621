import { create } from 'zustand';
import { serverNow } from '../device/server-clock.ts';
import { fetchDocuments } from './fetch-documents.ts';
import { restartListeners } from './keep-listening.ts';
import { loadFirestore } from './load-sdk.ts';

/** How often the page has begun to listen anew; staff are told of each. */
export const useRestarts = create<{ count: number }>(() => ({ count: 0 }));

/** A listener without the server for this long, ms, while the line is there, is cut off by the phone itself. */
const cutOffMs = 20_000;

/** Restarts follow each other no sooner than this, ms. */
const pauseMs = 60_000;
let lastAt = -Infinity;

/**
 * Begins to listen anew, with nothing kept on the phone: iPhones lose the connection to a page's storage, with which the SDK
 * falls silent for a minute or for good. What is shown, typed or waits to be sent stays where it is.
 */
export function restartDocuments(why: string): void {
  if (serverNow() - lastAt < pauseMs) return;
  lastAt = serverNow();
  console.warn(`listening anew: ${why}`);
  loadFirestore().then(
    (sdk) => {
      sdk.restartInMemory();
      restartListeners();
    },
    // Those that listen try to load it again themselves.
    (error: unknown) => console.warn('not begun anew', error),
  );
  useRestarts.setState(({ count }) => ({ count: count + 1 }));
}

/** Returns a function to tell whether a listener hears from the phone's cache alone; `signal` ends the watch. */
export function restartWhenCutOff(signal: AbortSignal): (fromCache: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard = false;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  signal.addEventListener('abort', stop);
  const check = () => {
    // A plain request shows whether it is the line.
    fetchDocuments(['dates/activeDates']).then(
      () => timer !== undefined && restartDocuments('the listeners are cut off'),
      () => {
        if (timer !== undefined) timer = setTimeout(check, cutOffMs);
      },
    );
  };
  return (fromCache) => {
    if (!fromCache) heard = true;
    if (!fromCache || !heard) stop();
    else timer ??= setTimeout(check, cutOffMs);
  };
}

/** What the SDK throws, into nobody's hands, when it has failed for good. */
const fatal = /INTERNAL (ASSERTION FAILED|UNHANDLED ERROR)|Indexed ?D(B|atabase)/i;

/** Begins anew at errors after which the SDK does nothing more; returns the function that ends it. */
export function restartAfterFatalErrors(): () => void {
  const judge = (reason: string) => {
    if (fatal.test(reason)) restartDocuments(reason);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => judge(String(reason));
  const onError = ({ message }: ErrorEvent) => judge(message);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('error', onError);
  return () => {
    removeEventListener('unhandledrejection', onRejection);
    removeEventListener('error', onError);
  };
}
