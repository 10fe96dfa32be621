import { type ComponentType, lazy, useState } from 'react';
import { preloadContactShop } from '../parts/lazy-contact-shop.tsx';
import { closeDialog, type DialogRequest, type OpenedDialog } from '../screen-state/dialogs.ts';
import { type DialogKind, dialogComponents } from './dialog-components.ts';

/** Any dialog's component; the type of `dialogComponents` already checks that it fits its request. */
type AnyDialog = ComponentType<Omit<DialogRequest, 'kind'> & { onClose: () => void }>;

const components = new Map<DialogKind, AnyDialog>();

function componentOf(kind: DialogKind): AnyDialog {
  const known = components.get(kind);
  if (known) return known;
  const component = lazy(async () => ({ default: await load(kind) }));
  components.set(kind, component);
  return component;
}

/** Once loaded, a dialog is rendered without `lazy`, which would delay it by 300 ms (lazy-part.tsx). */
async function load(kind: DialogKind): Promise<AnyDialog> {
  const component = (await dialogComponents[kind]()) as AnyDialog;
  components.set(kind, component);
  return component;
}

/** React caches a failed load for good; after this call the next opening tries the network again. */
export function forgetFailedDialog(kind: DialogKind): void {
  components.delete(kind);
}

/**
 * Preloads what must open at once and offline: the drawer, the shop's contact, and the order confirmation,
 * which may be needed after the connection is lost.
 */
export function preloadDialogs(): void {
  void preloadContactShop();
  preloadDialog('drawer');
  preloadDialog('order-done');
}

/** Loads a dialog's code; a failure is reported when the dialog is opened. */
export function preloadDialog(kind: DialogKind): void {
  load(kind).catch(() => {});
}

/** One open dialog; all members of the request except `kind` become the component's props. */
export function OpenDialog({ dialog }: { dialog: OpenedDialog }) {
  const { kind, key: _, ...props } = dialog;
  const [Dialog] = useState(() => componentOf(kind));
  return <Dialog {...props} onClose={() => closeDialog(dialog)} />;
}
