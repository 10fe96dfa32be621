import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

type ShareButtonProps = {
  label: string;
  /** The text to share: a menu with its price, or a date, with the cut-off. */
  text: string;
  /** Path and query. */
  path: string;
};

/** Shares a menu or a date through the phone's share sheet; without one, copies text and link. */
export function ShareButton({ label, text, path }: ShareButtonProps) {
  const { t } = useTranslation();
  const share = async () => {
    const url = `${location.origin}${path}`;
    try {
      if (navigator.share) {
        await navigator.share({ text, url });
        return;
      }
      await navigator.clipboard.writeText(`${text}\n${url}`);
      notify.success(t('복사했어요. 보내실 곳에 붙여 넣어 주세요.'));
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as Error).name === 'AbortError') return;
      notify.trouble(t('공유하지 못했어요. 주소 창의 주소를 복사해 주세요.'));
    }
  };
  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {label}
    </Button>
  );
}
