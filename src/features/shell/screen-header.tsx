import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import { useSession } from '../../data/customer/use-session.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { AppBar } from '../../ui/layout/app-bar.tsx';
import styles from './screen-header.module.css';
import { useDocumentTitle } from './use-document-title.ts';

type ScreenHeaderProps = {
  /** The title of the screen and the browser tab; without it the shop's name and version are shown. */
  title?: string | undefined;
  subtitle?: ReactNode;
  /** Further buttons, such as the red alert of unfinished card orders. */
  actions?: ReactNode;
};

/** The header of every screen but the first: menu button, title, log-in button when signed out (spec §2). */
export function ScreenHeader({ title, subtitle, actions }: ScreenHeaderProps) {
  const { t } = useTranslation();
  const signedOut = useSession((session) => session.status === 'signed-out');
  useDocumentTitle(title ?? t('한상'), t('한상'));
  return (
    <AppBar
      title={
        title ?? (
          <>
            {t('한상')} <span className={styles.version}>v{version}</span>
          </>
        )
      }
      subtitle={subtitle}
      start={
        <IconButton
          label={t('메뉴 열기')}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'drawer' })}
        />
      }
      end={
        <>
          {actions}
          {signedOut && (
            <Button variant="quiet" onClick={() => openDialog({ kind: 'login' })}>
              {t('로그인')}
            </Button>
          )}
        </>
      }
    />
  );
}
