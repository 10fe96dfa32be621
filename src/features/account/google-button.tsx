import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInWithGoogle } from '../../data/customer/auth-actions.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { inAppBrowser } from './in-app-browser.ts';

type GoogleButtonProps = {
  onArrived: (uid: string) => Promise<void>;
  /** Called when the sign-in fails: the dialog closes and no message is shown (spec §8). */
  onFailed: () => void;
  onBusy: (busy: boolean) => void;
};

/**
 * Opens Google's popup; inside another app, where Google refuses to sign in, offers another browser instead.
 */
export function GoogleButton({ onArrived, onFailed, onBusy }: GoogleButtonProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (inAppBrowser(navigator.userAgent)) {
      openDialog({ kind: 'in-app-browser' });
      return;
    }
    setBusy(true);
    onBusy(true);
    try {
      await onArrived(await signInWithGoogle());
    } catch (error) {
      console.error('the Google sign-in failed', error);
      onFailed();
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  return (
    <Button
      fullWidth
      size="large"
      icon={<GoogleMark />}
      busy={busy}
      busyLabel={t('로그인하고 있어요')}
      onClick={begin}
    >
      {t('Google로 계속하기')}
    </Button>
  );
}
