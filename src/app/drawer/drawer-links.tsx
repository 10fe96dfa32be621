import { CookingPot, Languages, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/log-out.ts';
import { useSession } from '../../data/session.ts';
import { paths } from '../../domain/paths.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { DrawerItem } from '../../ui/drawer-item.tsx';
import { notify, TOAST_MS } from '../../ui/toast.tsx';
import styles from './app-drawer.module.css';

/** How to cook, the other language, and logging out. */
export function DrawerLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.status === 'signed-in');
  return (
    <div className={styles.group}>
      <DrawerItem
        icon={<CookingPot aria-hidden="true" />}
        onSelect={() => {
          onLeave();
          openDialog({ kind: 'how-to-cook' });
        }}
      >
        {t('조리법 찾기')}
      </DrawerItem>
      <DrawerItem
        icon={<Languages aria-hidden="true" />}
        onSelect={() => {
          onLeave();
          navigate(paths.languageSelect());
        }}
      >
        {t('언어 바꾸기')}
      </DrawerItem>
      {signedIn && (
        <DrawerItem
          icon={<LogOut aria-hidden="true" />}
          onSelect={() => {
            onLeave();
            logOut().then(
              () => notify.success(t('로그아웃했어요'), TOAST_MS.toast),
              () => notify.trouble(t('잠시 문제가 생겼어요. 다시 시도해 주세요.')),
            );
          }}
        >
          {t('로그아웃')}
        </DrawerItem>
      )}
    </div>
  );
}
