import { CircleUserRound, LogIn, ReceiptText, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { PointsBalance } from '../../features/points/points-balance.tsx';
import { errorMessage } from '../../i18n/error-message.ts';
import { type DialogRequest, openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { DrawerItem } from '../../ui/overlays/drawer-item.tsx';
import styles from './app-drawer.module.css';
import { SavedDelivery } from './saved-delivery.tsx';

/** The signed-in customer with their points and orders, or the log-in button. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const leaveFor = (request: DialogRequest) => () => {
    onLeave();
    openDialog(request);
  };
  if (session.status === 'loading') {
    return session.failed ? <p>{errorMessage(t, 'network')}</p> : <SkeletonLine />;
  }
  if (session.status === 'signed-out') {
    return (
      <div className={styles.group}>
        <Button
          variant="primary"
          fullWidth
          icon={<LogIn aria-hidden="true" />}
          onClick={leaveFor({ kind: 'login' })}
        >
          {t('로그인 / 회원가입')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.group}>
      <UserName onSelect={leaveFor({ kind: 'profile' })} />
      <SavedDelivery onEdit={leaveFor({ kind: 'delivery-info' })} />
      <DrawerItem
        icon={<Star aria-hidden="true" />}
        aside={<PointsBalance />}
        onSelect={leaveFor({ kind: 'point-history' })}
      >
        {t('포인트')}
      </DrawerItem>
      <DrawerItem
        icon={<ReceiptText aria-hidden="true" />}
        onSelect={leaveFor({ kind: 'order-history' })}
      >
        {t('주문 내역')}
      </DrawerItem>
    </div>
  );
}

function UserName({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation();
  const user = useUser().value;
  return (
    <DrawerItem
      icon={<CircleUserRound aria-hidden="true" />}
      aside={t('내 정보 보기')}
      onSelect={onSelect}
    >
      <strong>{user ? t('{{name}} 님', { name: user.name }) : <SkeletonLine />}</strong>
    </DrawerItem>
  );
}
