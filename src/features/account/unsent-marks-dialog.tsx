import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../parts/use-log-out.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type UnsentMarksDialogProps = { count: number; changesUser: boolean; onClose: () => void };

/** Asks staff whether to log out although marks of orders are not sent yet: they would be removed. */
export function UnsentMarksDialog({ count, changesUser, onClose }: UnsentMarksDialogProps) {
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
        logOut(changesUser ? () => openDialog({ kind: 'login' }) : undefined);
      }}
      onClose={onClose}
    />
  );
}
