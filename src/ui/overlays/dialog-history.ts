/**
 * Keeps the browser's history as deep as the stack of open dialogs, so that the back button closes the top
 * dialog.
 *
 * Each open dialog has one extra history entry with the same address, marked with its depth. Entries
 * have no identity: after every change the depth is compared with the stack and corrected. The correction is
 * deferred to the next task, so that StrictMode's unmount and remount, or one dialog replacing another,
 * changes nothing. The router keeps its own state in the entries and is not notified of a step between two
 * entries of one page. Where it replaces the page while a dialog's entry is the current one, all entries of the page get
 * the new one, as soon as they are reached.
 */

/** The key of an entry's state that says how many open dialogs it stands for; missing on a page's own. */
const DEPTH_KEY = 'hansangDialogs';

type OpenDialog = { close: () => void };

const stack: OpenDialog[] = [];

/** A pending history.go of our own; browsers perform it, and fire popstate, only later. */
type Step = {
  /** The depth and the history's length when it began. */
  from: number;
  length: number;
  /** Whether the router must be notified when it completes, because an earlier step left one of its pages. */
  routed: boolean;
  timeout: ReturnType<typeof setTimeout>;
};

/**
 * A browser that ignores the step (there was no entry, or a push came first) fires no event; after this time,
 * ms, the step is abandoned. A busy phone performs a step a second or two late; a step abandoned before that would
 * close a dialog opened meanwhile.
 */
const TIMEOUT_MS = 5000;

let step: Step | undefined;
let syncTimer: ReturnType<typeof setTimeout> | undefined;
let href = '';

/** In the state of a dialog's entry at which the page was replaced: the page before it. A reload keeps it. */
const REPLACED_KEY = 'hansangReplaced';

/** The router's state of a page that was replaced at an entry of a dialog, and what has taken its place. */
let replaced: { page: string; state: unknown; href: string } | undefined;

function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(DEPTH_KEY in state)) return 0;
  return typeof state[DEPTH_KEY] === 'number' ? state[DEPTH_KEY] : 0;
}

function withoutMarks(state: unknown): object {
  return { ...(state as object | null), [DEPTH_KEY]: undefined, [REPLACED_KEY]: undefined };
}

/** The router's part of an entry's state: the same in all entries of a page. */
function pageOf(state: unknown): string {
  return JSON.stringify(withoutMarks(state));
}

const replaceState: History['replaceState'] | undefined =
  typeof window === 'undefined' ? undefined : history.replaceState.bind(history);

/** The router's `replaceState`: the entry of a dialog stays one. */
function replacePage(state: unknown, unused: string, url?: string | URL | null): void {
  const depth = depthOf(history.state);
  if (depth === 0) {
    replaceState?.(state, unused, url);
    return;
  }
  const current = pageOf(history.state);
  const page = replaced && pageOf(replaced.state) === current ? replaced.page : current;
  const marks = { [DEPTH_KEY]: depth, [REPLACED_KEY]: page };
  replaceState?.({ ...(state as object | null), ...marks }, unused, url);
  replaced = { page, state, href: location.href };
  href = location.href;
}

/** Replaces the page at an entry that has been reached, if it was replaced at the entry of a dialog. */
function catchUp(): void {
  if (!replaced || pageOf(history.state) !== replaced.page) return;
  const depth = depthOf(history.state);
  const mark = depth > 0 && { [DEPTH_KEY]: depth };
  replaceState?.({ ...(replaced.state as object | null), ...mark }, '', replaced.href);
  if (depth === 0) replaced = undefined;
}

function stepBy(delta: number, routed: boolean) {
  const timeout = setTimeout(() => {
    step = undefined;
    if (stack.length > depthOf(history.state)) syncDepth();
  }, TIMEOUT_MS);
  step = { from: depthOf(history.state), length: history.length, routed, timeout };
  history.go(delta);
}

function syncDepth() {
  syncTimer = undefined;
  if (step) return;
  const depth = depthOf(history.state);
  for (let next = depth + 1; next <= stack.length; next++) {
    history.pushState({ ...history.state, [DEPTH_KEY]: next }, '');
  }
  if (depth > stack.length) stepBy(stack.length - depth, false);
  href = location.href;
}

function scheduleSync() {
  if (syncTimer === undefined) syncTimer = setTimeout(syncDepth, 0);
}

function completeStep(completed: Step, event: PopStateEvent) {
  clearTimeout(completed.timeout);
  step = undefined;
  const pushed = history.length - completed.length;
  if (!completed.routed || pushed > 0) event.stopImmediatePropagation();
  // A page was pushed while the step was pending, so the step left that page: return to it.
  if (pushed > 0) stepBy(completed.from + pushed - depthOf(event.state), false);
  else scheduleSync();
}

function handlePop(event: PopStateEvent) {
  catchUp();
  if (step) {
    completeStep(step, event);
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
  for (const dialog of stack.slice(depth).reverse()) dialog.close();
  scheduleSync();
}

// On import, which main.tsx does before the router's: Chromium calls the window's listeners in the order of their
// registration, capturing or not, and a router that hears first shows the page of an entry before it catches up.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', handlePop, true);
  history.replaceState = replacePage;
  // A page that was reloaded while a dialog was open stands at the dialog's entry: without this, the next step
  // back would show the same page again, or one that it has replaced.
  if (depthOf(history.state) > 0) {
    const page: unknown = history.state[REPLACED_KEY];
    if (typeof page === 'string') {
      replaced = { page, state: withoutMarks(history.state), href: location.href };
    }
    scheduleSync();
  }
}

/** Registers an open dialog. Call the returned function when the dialog has closed. */
export function registerDialog(close: () => void): () => void {
  const dialog = { close };
  stack.push(dialog);
  scheduleSync();
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    scheduleSync();
  };
}
