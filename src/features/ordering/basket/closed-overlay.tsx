import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { BlockingOverlay } from '../../../ui/overlays/blocking-overlay.tsx';

/** Covers the menus of a closed date, with a button back to the start (spec §2). */
export function ClosedOverlay({ day }: { day: string | undefined }) {
  const { t } = useTranslation();
  return (
    <BlockingOverlay
      open
      title={t('주문이 마감되었어요. 감사합니다!')}
      text={
        day ? t('{{day}} 배송 주문은 마감되었어요.', { day }) : t('이 날짜의 주문은 마감되었어요.')
      }
      action={
        <Link
          className={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}
          to={paths.languageSelect()}
        >
          {t('처음으로 돌아가기')}
        </Link>
      }
    />
  );
}
