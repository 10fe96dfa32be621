import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './panel.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

type PanelProps = {
  open: boolean;
  onClose: () => void;
  shape: 'sheet' | 'drawer';
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  /** An alert dialog asks something that must be answered: tapping beside it does nothing. */
  alert?: boolean | undefined;
  /** True while something is under way that must not be lost sight of: nothing closes the panel. */
  locked?: boolean | undefined;
  hasDescription?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}

/**
 * Focuses what opened a panel. It may be gone by now (the log-in button, after the log-in): then the panel
 * below takes the focus, or the keyboard would walk through the page behind it.
 */
function giveFocusBack(opener: HTMLElement | null) {
  opener?.focus({ preventScroll: true });
  if (opener && document.activeElement === opener) return;
  const open = '[data-state="open"]';
  const below = document.querySelectorAll<HTMLElement>(
    `[role="dialog"]${open}, [role="alertdialog"]${open}`,
  );
  [...below].at(-1)?.focus({ preventScroll: true });
}

/** The base of sheet, confirm dialog and drawer: modal, closed by back, Esc and the scrim, focus given back. */
export function Panel({
  open,
  onClose,
  shape,
  width = 'normal',
  alert = false,
  locked = false,
  hasDescription = false,
  initialFocus,
  children,
}: PanelProps) {
  const opener = useRef<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!locked) onClose();
  };
  useCloseOnBack(open, close);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          ref={panel}
          role={alert ? 'alertdialog' : 'dialog'}
          className={clsx(styles.panel, styles[shape], styles[width])}
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // Not the first field: on a phone its keyboard would cover what the dialog says.
            event.preventDefault();
            const active = document.activeElement;
            if (active instanceof HTMLElement && !panel.current?.contains(active)) {
              opener.current = active;
            }
            (initialFocus?.current ?? panel.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to its own trigger only; our dialogs are opened by state.
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          onEscapeKeyDown={(event) => {
            // In an open list of suggestions Esc closes the list, and only the next one the dialog.
            const active = document.activeElement;
            if (active?.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (alert || isToast(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
