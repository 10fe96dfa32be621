import { CookingPot, Languages, LogOut, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../data/customer/use-session.ts';
import { countUnsentMarks } from '../../data/device/count-unsent-marks.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { useLogOut } from '../../features/account/use-log-out.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { DrawerItem } from '../../ui/overlays/drawer-item.tsx';
import styles from './app-drawer.module.css';

/** How to cook, the other language, privacy, and logging out. */
export function DrawerLinks({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const logOut = useLogOut();
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
      <DrawerItem
        icon={<ShieldCheck aria-hidden="true" />}
        onSelect={() => {
          onLeave();
          navigate(paths.privacy(languageOf(i18n.language)));
        }}
      >
        {t('개인정보 안내')}
      </DrawerItem>
      {signedIn && (
        <DrawerItem
          icon={<LogOut aria-hidden="true" />}
          onSelect={() => {
            onLeave();
            const count = countUnsentMarks();
            if (count > 0) openDialog({ kind: 'unsent-marks', count });
            else logOut();
          }}
        >
          {t('로그아웃')}
        </DrawerItem>
      )}
    </div>
  );
}
