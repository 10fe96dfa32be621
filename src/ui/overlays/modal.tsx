import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './modal.module.css';
import { isGuarded } from './tap-guard.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { usePageBehind } from './use-page-behind.ts';
import { useTapGuard } from './use-tap-guard.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** What the back button does instead of closing. */
  onBack?: (() => void) | undefined;
  shape: 'sheet' | 'drawer';
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  /** For a question that must be answered: a tap outside does nothing. */
  alert?: boolean | undefined;
  /** True while a request is pending whose result must be seen: nothing closes the dialog. */
  locked?: boolean | undefined;
  hasDescription?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}

/** The open dialog above all others. */
function topDialog(): HTMLElement | undefined {
  const open = '[data-state="open"]';
  const dialogs = `[role="dialog"]${open}, [role="alertdialog"]${open}`;
  return [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);
}

/** The same key once more. */
const again = { key: 'Escape', bubbles: true, cancelable: true };

/** What opened the dialog that made way for the one that is open. */
let openedReplaced: HTMLElement | null = null;

/**
 * Returns the focus to the element that opened a dialog. If that no longer exists (the log-in button after the
 * log-in), the dialog below is focused; otherwise the keyboard would move through the page behind it. With none below,
 * it is what opened the dialog whose place this one has taken: the order is sent, and a dialog says so.
 */
function returnFocus(opener: HTMLElement | null) {
  const below = topDialog();
  // Radix returns the focus a task later. Whatever has taken it since the dialog closed keeps it: what opened another
  // dialog that closed at the same moment, or where somebody types already.
  const taken = document.activeElement;
  if (taken && taken !== document.body && taken !== below) return;
  const from = opener?.isConnected && opener !== document.body ? opener : null;
  if (below && from && !below.contains(from)) openedReplaced = from;
  from?.focus({ preventScroll: true });
  if (from && document.activeElement === from) return;
  (below ?? openedReplaced)?.focus({ preventScroll: true });
  if (!below) openedReplaced = null;
}

/**
 * The base of sheet, confirm dialog and drawer: modal, closed by back, Esc and a tap outside; returns the
 * focus.
 */
export function Modal({
  open,
  onClose,
  onBack,
  shape,
  width = 'normal',
  alert = false,
  locked = false,
  hasDescription = false,
  initialFocus,
  children,
}: ModalProps) {
  const opener = useRef<HTMLElement | null>(null);
  const { dialog, guarded } = useTapGuard(open);
  const shutPage = usePageBehind(open);
  const close = () => {
    if (!locked) onClose();
  };
  useCloseOnBack(open, onBack && !locked ? onBack : close);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          ref={guarded}
          role={alert ? 'alertdialog' : 'dialog'}
          className={clsx(styles.modal, styles[shape], styles[width])}
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // Not the first field: on a phone its keyboard would cover the dialog's text.
            event.preventDefault();
            const active = document.activeElement;
            if (active instanceof HTMLElement && !dialog.current?.contains(active)) {
              opener.current = active;
            }
            shutPage();
            (initialFocus?.current ?? dialog.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger; our dialogs are opened by state.
            event.preventDefault();
            returnFocus(opener.current);
          }}
          onEscapeKeyDown={(event) => {
            // One that has just been drawn doesn't listen yet, but is the one that is meant: the key waits for it.
            const top = topDialog();
            if (top && top !== dialog.current) {
              event.preventDefault();
              requestAnimationFrame(() => {
                top.dispatchEvent(new KeyboardEvent('keydown', again));
              });
            }
            // With an open list of suggestions, the first Esc closes the list and the next one the dialog.
            const active = document.activeElement;
            if (active?.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (alert || isToast(event.target) || isGuarded(dialog.current, event.target)) {
              event.preventDefault();
            }
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
