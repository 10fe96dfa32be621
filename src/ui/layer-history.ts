/**
 * Keeps the browser's history as deep as the stack of open dialogs, so that the back button closes the top one.
 *
 * Each open dialog stands for one extra entry of the same address, marked with its depth. Entries carry no identity:
 * after every change the depth is compared with the stack and evened out. Evening out is put off to the next task, so
 * that StrictMode's unmount and remount, or one dialog replacing another, changes nothing. The router keeps its own
 * state in the entries and never hears of a step between two entries of one page.
 */

type Layer = { close: () => void };

const MARK = 'hansangLayer';
const stack: Layer[] = [];

/** Our own step back that is under way; browsers take it, and tell, only later. */
type Step = {
  /** How deep it began, and how long the history was then. */
  from: number;
  length: number;
  /** Whether the router hears of the landing, because an earlier step left a page of its own. */
  routed: boolean;
  giveUp: ReturnType<typeof setTimeout>;
};

/** A browser that drops the step (there was no entry, or a push overtook it) never tells. */
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
  // A page was pushed while the step back was under way, so the step left that page: return to it.
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
    // A mark whose dialog is gone (left behind by a navigation, or reached by "forward"): pass over it.
    event.stopImmediatePropagation();
    stepBy(stack.length - depth, true);
    return;
  }
  if (depth === stack.length) return;
  if (location.href === href) event.stopImmediatePropagation();
  // The top one first. A dialog that stays open (busy) gets its entry back when the depth is evened out.
  for (const layer of stack.slice(depth).reverse()) layer.close();
  scheduleEvening();
}

// On import, to come before the router's listener: Chromium calls the window's own listeners in the order of their
// registration, capturing or not. Coming later does no harm, the router then renders the same place again.
if (typeof window !== 'undefined') window.addEventListener('popstate', handlePop, true);

/** Registers an open dialog. The function that it returns says that the dialog has closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  stack.push(layer);
  scheduleEvening();
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    scheduleEvening();
  };
}
