import { Suspense, useEffect } from 'react';
import { useDialogs } from '../screen-state/dialogs.ts';
import { DialogErrorBoundary } from './dialog-error-boundary.tsx';
import { OpenDialog, preloadDialog } from './open-dialog.tsx';

/** Renders the open dialogs; each is loaded when it is first opened, or once it is expected. */
export function DialogHost() {
  const { stack, expected } = useDialogs();
  useEffect(() => {
    if (expected) preloadDialog(expected);
  }, [expected]);
  return stack.map((dialog) => (
    <DialogErrorBoundary key={dialog.key} dialog={dialog}>
      <Suspense>
        <OpenDialog dialog={dialog} />
      </Suspense>
    </DialogErrorBoundary>
  ));
}
