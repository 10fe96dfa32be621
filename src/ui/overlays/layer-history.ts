/**
 * Keeps the browser's history as deep as the stack of open dialogs, so that the back button closes the top
 * dialog.
 *
 * Each open dialog stands for one extra history entry with the same address, marked with its depth. Entries
 * have no identity: after every change the depth is compared with the stack and corrected. The correction is
 * deferred to the next task, so that StrictMode's unmount and remount, or one dialog replacing another,
 * changes nothing. The router keeps its own state in the entries and is not notified of a step between two
 * entries of one page.
 */

type Layer = { close: () => void };

const MARK = 'hansangLayer';
const stack: Layer[] = [];

/** A pending history.go of our own; browsers perform it, and fire popstate, only later. */
type Step = {
  /** The depth and the history's length when it began. */
  from: number;
  length: number;
  /** Whether the router must be notified when it completes, because an earlier step left one of its pages. */
  routed: boolean;
  giveUp: ReturnType<typeof setTimeout>;
};

/**
 * A browser that ignores the step (there was no entry, or a push came first) fires no event; after this time,
 * ms, it is given up.
 */
const GIVE_UP_MS = 1000;

let step: Step | undefined;
let evening: ReturnType<typeof setTimeout> | undefined;
let href = '';

function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return 0;
  return typeof state[MARK] === 'number' ? state[MARK] : 0;
}

function stepBy(delta: number, routed: boolean) {
  const giveUp = setTimeout(() => {
    step = undefined;
    if (stack.length > depthOf(history.state)) evenOut();
  }, GIVE_UP_MS);
  step = { from: depthOf(history.state), length: history.length, routed, giveUp };
  history.go(delta);
}

function evenOut() {
  evening = undefined;
  if (step) return;
  const depth = depthOf(history.state);
  for (let next = depth + 1; next <= stack.length; next++) {
    history.pushState({ ...history.state, [MARK]: next }, '');
  }
  if (depth > stack.length) stepBy(stack.length - depth, false);
  href = location.href;
}

function scheduleEvening() {
  if (evening === undefined) evening = setTimeout(evenOut, 0);
}

function land(landed: Step, event: PopStateEvent) {
  clearTimeout(landed.giveUp);
  step = undefined;
  const pushed = history.length - landed.length;
  if (!landed.routed || pushed > 0) event.stopImmediatePropagation();
  // A page was pushed while the step was pending, so the step left that page: return to it.
  if (pushed > 0) stepBy(landed.from + pushed - depthOf(event.state), false);
  else scheduleEvening();
}

function handlePop(event: PopStateEvent) {
  if (step) {
    land(step, event);
    return;
  }
  const depth = depthOf(event.state);
  if (depth > stack.length) {
    // An entry whose dialog no longer exists (left behind by a navigation, or reached by "forward"): skip it.
    event.stopImmediatePropagation();
    stepBy(stack.length - depth, true);
    return;
  }
  if (depth === stack.length) return;
  if (location.href === href) event.stopImmediatePropagation();
  // The top dialog first. One that stays open (busy) gets its entry back when the depth is corrected.
  for (const layer of stack.slice(depth).reverse()) layer.close();
  scheduleEvening();
}

// On import, so that it runs before the router's listener: Chromium calls the window's listeners in the order
// of their registration, capturing or not. If it runs later, the router only renders the same page again.
if (typeof window !== 'undefined') window.addEventListener('popstate', handlePop, true);

/** Registers an open dialog. Call the returned function when the dialog has closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  stack.push(layer);
  scheduleEvening();
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    scheduleEvening();
  };
}
