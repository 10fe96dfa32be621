import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

/** Asks staff whether to log out although marks of orders are not sent yet: they would be removed. */
export function UnsentMarksDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('보내지 못한 표시가 {{count}}건 있어요', { count })}
      text={t('지금 로그아웃하면 지워져요. 인터넷에 연결되면 저절로 보내요.')}
      confirmLabel={t('지우고 로그아웃하기')}
      cancelLabel={t('로그아웃하지 않기')}
      onConfirm={() => {
        onClose();
        logOut();
      }}
      onClose={onClose}
    />
  );
}
