import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/customer/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Says that sign-up continues once the link in the e-mail has been opened. */
export function ConfirmEmailNotice({ onResend }: { onResend: () => void }) {
  const { t } = useTranslation();
  const email = useSession((session) => (session.status === 'signed-in' ? session.email : ''));
  return (
    <Notice
      tone="info"
      announce
      action={
        <Button variant="quiet" onClick={onResend}>
          {t('메일 다시 보내기')}
        </Button>
      }
    >
      {t('{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누른 다음 여기로 돌아와 주세요.', {
        email,
      })}
    </Notice>
  );
}
