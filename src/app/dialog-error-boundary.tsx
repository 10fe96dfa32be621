import { Component, type ReactNode } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { closeDialog, type OpenedDialog } from '../screen-state/dialogs.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { forgetFailedDialog } from './open-dialog.tsx';

type Props = { dialog: OpenedDialog; children: ReactNode };

/** Closes a dialog that throws or can't be loaded, with a message; the screen behind it stays. */
export class DialogErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    forgetFailedDialog(this.props.dialog.kind);
    closeDialog(this.props.dialog);
    notify.trouble(i18n.t('창을 열지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.'));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
