import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { preloadCallShop } from '../content/lazy-call-shop.tsx';
import { closeDialog, type DialogRequest, type OpenedDialog } from '../screen-state/dialogs.ts';
import { type DialogKind, dialogComponents } from './dialog-components.ts';

/** Any dialog's component; `dialogComponents` has checked that it fits its request. */
type AnyDialog = ComponentType<Omit<DialogRequest, 'kind'> & { onClose: () => void }>;

const components = new Map<DialogKind, LazyExoticComponent<AnyDialog>>();

function componentOf(kind: DialogKind): LazyExoticComponent<AnyDialog> {
  const known = components.get(kind);
  if (known) return known;
  const component = lazy(async () => ({
    default: (await dialogComponents[kind]()) as AnyDialog,
  }));
  components.set(kind, component);
  return component;
}

/** React remembers a failure to load for good; after this the next opening asks the network again. */
export function forgetFailedDialog(kind: DialogKind): void {
  components.delete(kind);
}

/**
 * Fetches what has to open at once and without a connection: the drawer, the way to a person, and the word
 * that an order is placed, whose answer may come when the connection has gone.
 */
export function preloadDialogs(): void {
  preloadCallShop();
  for (const kind of ['drawer', 'order-done'] as const) {
    // A failure shows when the dialog is opened.
    dialogComponents[kind]().catch(() => {});
  }
}

/** One open dialog; the request's members beside its kind are the component's props. */
export function OpenDialog({ dialog }: { dialog: OpenedDialog }) {
  const { kind, key: _, ...props } = dialog;
  const Dialog = componentOf(kind);
  return <Dialog {...props} onClose={() => closeDialog(dialog)} />;
}
