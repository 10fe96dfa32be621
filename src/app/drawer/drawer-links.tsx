import { CookingPot, Languages, LogOut, ShieldCheck, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../data/customer/use-session.ts';
import { currentRole } from '../../data/staff/common/current-role.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { staffPaths } from '../../domain/staff/staff-paths.ts';
import { useLogOut } from '../../parts/use-log-out.ts';
import { askAboutUnsentMarks } from '../../screen-state/ask-about-unsent-marks.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { DrawerItem } from '../../ui/overlays/drawer-item.tsx';
import styles from './app-drawer.module.css';

/** How to cook, the other language, privacy, and logging out. */
export function DrawerLinks({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const uid = useSession((session) => (session.status === 'signed-in' ? session.uid : undefined));
  const isStaff = useIsStaff(uid);
  return (
    <div className={styles.group}>
      {isStaff && (
        <DrawerItem
          icon={<Store aria-hidden="true" />}
          onSelect={() => {
            onLeave();
            navigate(staffPaths.home());
          }}
        >
          {t('관리 화면')}
        </DrawerItem>
      )}
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
      {uid !== undefined && (
        <DrawerItem
          icon={<LogOut aria-hidden="true" />}
          onSelect={() => {
            onLeave();
            if (!askAboutUnsentMarks(false)) logOut();
          }}
        >
          {t('로그아웃')}
        </DrawerItem>
      )}
    </div>
  );
}

/** Whether the signed-in account is one of staff, by the token that the phone has. */
function useIsStaff(uid: string | undefined): boolean {
  const [staff, setStaff] = useState<string>();
  useEffect(() => {
    if (uid === undefined) return;
    currentRole().then(
      (role) => role && setStaff(uid),
      (error: unknown) => console.error('the staff claim was not read', error),
    );
  }, [uid]);
  return uid !== undefined && staff === uid;
}
