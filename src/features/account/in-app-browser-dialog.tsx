import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './account-form.module.css';
import { type InAppBrowser, inAppBrowser, openOutside } from './in-app-browser.ts';

/**
 * Explains that Google's sign-in does not work inside an app, and offers alternatives, each one tap; none starts by
 * itself.
 */
export function InAppBrowserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const names: Record<InAppBrowser, string> = {
    kakaotalk: t('카카오톡'),
    naver: t('네이버'),
    instagram: t('인스타그램'),
    facebook: t('페이스북'),
    line: t('라인'),
  };
  const app = inAppBrowser(navigator.userAgent) ?? 'kakaotalk';
  const outside = openOutside(app, location.href);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      notify.success(t('주소를 복사했어요'));
    } catch {
      notify.negative(location.href, 10_000);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('다른 브라우저에서 열어 주세요')}
      description={t(
        '{{app}} 안에서는 Google 로그인을 쓸 수 없어요. Chrome이나 Safari에서 열어 주세요.',
        { app: names[app] },
      )}
      closeLabel={t('닫기')}
      width="narrow"
    >
      <div className={styles.form}>
        {outside && (
          <a
            className={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}
            href={outside}
          >
            {t('다른 브라우저로 열기')}
          </a>
        )}
        <Button variant={outside ? undefined : 'primary'} fullWidth onClick={copy}>
          {t('주소 복사하기')}
        </Button>
      </div>
    </Sheet>
  );
}
