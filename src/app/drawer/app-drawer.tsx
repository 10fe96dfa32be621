import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { DrawerDates } from './drawer-dates.tsx';
import { DrawerLinks } from './drawer-links.tsx';

/** The menu that opens from the left: account, points, orders, delivery dates and log-out (spec §2). */
export function AppDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer open onClose={onClose} title={t('메뉴')} closeLabel={t('닫기')}>
      <DrawerAccount onLeave={onClose} />
      <DrawerDates onLeave={onClose} />
      <DrawerLinks onLeave={onClose} />
    </Drawer>
  );
}
