import { Suspense, useEffect } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { closeDialog, type OpenedDialog, useDialogs } from '../screen-state/dialogs.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { forgetFailedDialog, OpenDialog, preloadDialog } from './open-dialog.tsx';

/** Renders the open dialogs; each is loaded when it is first opened, or once it is expected. */
export function DialogHost() {
  const { stack, expected } = useDialogs();
  useEffect(() => {
    if (expected) preloadDialog(expected);
  }, [expected]);
  return stack.map((dialog) => (
    <ErrorBoundary
      key={dialog.key}
      of={dialog}
      fallback={() => null}
      onFailure={() => closeFailed(dialog)}
    >
      <Suspense>
        <OpenDialog dialog={dialog} />
      </Suspense>
    </ErrorBoundary>
  ));
}

/** Closes a dialog that threw or could not be loaded, with a message; the screen behind it stays. */
function closeFailed(dialog: OpenedDialog): void {
  forgetFailedDialog(dialog.kind);
  closeDialog(dialog);
  notify.trouble(i18n.t('창을 열지 못했어요. 다시 눌러 주세요.'));
}
