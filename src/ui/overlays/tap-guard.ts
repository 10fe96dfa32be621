import styles from './tap-guard.module.css';

/**
 * Keeps a double tap from pressing what it was not meant for. Many customers tap twice by habit, and the second tap
 * falls on whatever lies under the finger by then: the button of a confirmation that nobody has read, or of the screen
 * below one that has closed. So
 * - what has just opened takes no tap at all,
 * - nothing else that has just come to lie under the finger takes one: what a closed dialog uncovers, and what changes
 *   or moves in an open one; a button that stays where it is takes as many as before,
 * - a button that confirms doesn't lie where the finger was (`data-confirms`), and
 * - a tap that began in one dialog doesn't end in another, or on the page.
 *
 * The browser's hit testing does it, so that keyboards and screen readers are not concerned: they press an element
 * and no place.
 */

/** How long, ms, from when it is first painted. */
const GUARD_MS = 700;
/** The name of the animations that measure it. */
const GUARD_ID = 'tap-guard';
/** How far from the finger a button that confirms lies at least, px. */
const CLEAR_PX = 12;
/** A panel that has grown to its greatest height shrinks while it is raised, which moves its buttons again. */
const MOST_RAISES = 8;

const COVER = '[data-tap-cover]';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const CONTROLS =
  ':is(a, button, input, label, select, summary, textarea, [role="option"]):not(:disabled, [aria-disabled="true"])';

interface Finger {
  x: number;
  y: number;
  /** The dialog in which the tap began; null on the page. */
  dialog: Element | null;
  /** What it would press, by name. */
  under: string | undefined;
}

/** Where a finger or mouse was last pressed; undefined while the keyboard is used. */
let finger: Finger | undefined;

const dialogOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(DIALOGS) : null;

/**
 * The name of the control at a place. React may keep the element of one button for the next, and may replace the
 * one of a button that stays; amounts change while it is tapped.
 */
function nameAt({ x, y }: Pick<Finger, 'x' | 'y'>): string | undefined {
  const top = document.elementsFromPoint(x, y).find((one) => !one.matches(COVER));
  const control = top?.closest(CONTROLS);
  if (!control) return undefined;
  const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return name.replace(/\d/g, '');
}

function notePress({ isPrimary, clientX: x, clientY: y, target }: PointerEvent): void {
  if (isPrimary) finger = { x, y, dialog: dialogOf(target), under: nameAt({ x, y }) };
}

function endWhereItBegan(event: MouseEvent): void {
  // Keyboards and screen readers click without a press.
  if (event.detail === 0 || !finger || dialogOf(event.target) === finger.dialog) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', notePress, true);
  window.addEventListener('click', endWhereItBegan, true);
  window.addEventListener(
    'keydown',
    () => {
      finger = undefined;
    },
    true,
  );
}

/** An animation and no timer, because it begins with the first frame that shows the element, however late. */
function afterGuardTime(element: Element, over: () => void): void {
  element.animate(null, { duration: GUARD_MS, id: GUARD_ID }).onfinish = over;
}

const keepFocus = (event: Event) => event.preventDefault();

/** Covers the place where the finger was, for a moment. */
export function coverFinger(): void {
  if (!finger) return;
  const cover = document.createElement('div');
  cover.className = styles.cover ?? '';
  cover.dataset.tapCover = '';
  cover.style.left = `${finger.x}px`;
  cover.style.top = `${finger.y}px`;
  cover.addEventListener('mousedown', keepFocus);
  document.body.append(cover);
  afterGuardTime(cover, () => cover.remove());
}

/** Whether a tap outside a dialog is to close it: not the second of a double tap. */
export function isGuarded(dialog: Element | null, target: EventTarget | null): boolean {
  const onCover = target instanceof Element && target.matches(COVER);
  return onCover || dialog?.matches('[data-just-opened]') === true;
}

/** Covers the finger if something else has come to lie under it. */
function lookUnderFinger(): void {
  if (!finger) return;
  const name = nameAt(finger);
  if (name === undefined || name === finger.under) return;
  finger.under = name;
  coverFinger();
}

/** Raises the panel until none of its buttons that confirm lies where the finger was. */
function raiseFromFinger(dialog: HTMLElement): void {
  if (!finger) return;
  const { x, y } = finger;
  const buttons = [...dialog.querySelectorAll('[data-confirms]')];
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    x > left - CLEAR_PX && x < right + CLEAR_PX && y > top - CLEAR_PX && y < bottom + CLEAR_PX;
  // Where it will lie, and not where it comes from.
  const opening = dialog.getAnimations();
  for (const one of opening) one.currentTime = one.effect?.getComputedTiming().endTime ?? 0;
  let raised = 0;
  for (let step = 0; step < MOST_RAISES; step += 1) {
    const under = buttons.map((one) => one.getBoundingClientRect()).find(isUnder);
    if (!under) break;
    raised += under.bottom - y + CLEAR_PX;
    dialog.style.setProperty('--raised', `${raised}px`);
    dialog.dataset.raised = '';
  }
  for (const one of opening) one.currentTime = 0;
}

/** Guards a dialog from when it opens; the returned function ends it. */
export function guardDialog(dialog: HTMLElement): () => void {
  raiseFromFinger(dialog);
  dialog.dataset.justOpened = '';
  // The field that has the focus keeps it, and its keyboard.
  const keepIts = (event: Event) => isGuarded(dialog, null) && event.preventDefault();
  dialog.addEventListener('mousedown', keepIts);
  afterGuardTime(dialog, () => {
    delete dialog.dataset.justOpened;
    if (finger) finger.under = nameAt(finger);
  });
  const changes = new MutationObserver(lookUnderFinger);
  changes.observe(dialog, { childList: true, characterData: true, subtree: true });
  const moves = new ResizeObserver(lookUnderFinger);
  moves.observe(dialog);
  return () => {
    dialog.removeEventListener('mousedown', keepIts);
    changes.disconnect();
    moves.disconnect();
  };
}
