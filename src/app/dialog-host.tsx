import { Suspense } from 'react';
import { useDialogs } from '../screen-state/dialogs.ts';
import { DialogErrorBoundary } from './dialog-error-boundary.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** Renders the open dialogs; each is loaded when it is first opened. */
export function DialogHost() {
  const stack = useDialogs((dialogs) => dialogs.stack);
  return stack.map((dialog) => (
    <DialogErrorBoundary key={dialog.key} dialog={dialog}>
      <Suspense>
        <OpenDialog dialog={dialog} />
      </Suspense>
    </DialogErrorBoundary>
  ));
}
