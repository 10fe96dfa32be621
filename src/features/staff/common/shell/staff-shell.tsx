import { CookingPot, Inbox, ListChecks, Menu, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { CountBadge } from '../../../../ui/feedback/badge.tsx';
import { ActionHost } from '../changes/action-host.tsx';
import { ScreenHelp } from '../help/screen-help.tsx';
import { useMay } from './role.ts';
import { StaffAccount } from './staff-account.tsx';
import styles from './staff-shell.module.css';

type StaffShellProps = {
  /** The date that the bar's links point to; undefined while there is none. */
  dateId: string | undefined;
  /** The number of unhandled issues. */
  openIssues: number;
  header: ReactNode;
  children: ReactNode;
};

/** The layout of a staff screen: bar at the top, content, and navigation at the bottom. */
export function StaffShell({ dateId, openIssues, header, children }: StaffShellProps) {
  const { t } = useTranslation();
  const may = useMay();
  const ofDate = (path: (dateId: string) => string) => dateId && path(dateId);
  const links = (
    [
      { screen: 'orders', to: ofDate(staffPaths.board), label: t('주문'), Icon: ListChecks },
      { screen: 'cook', to: ofDate(staffPaths.dishes), label: t('요리'), Icon: CookingPot },
      { screen: 'delivery', to: ofDate(staffPaths.run), label: t('배송'), Icon: Truck },
      { screen: 'inbox', to: staffPaths.inbox(), label: t('확인할 일'), Icon: Inbox },
      { screen: 'more', to: ofDate(staffPaths.more), label: t('더보기'), Icon: Menu },
    ] as const
  ).flatMap(({ screen, to, ...link }) => {
    if (!to || !may.open(screen)) return [];
    return [{ ...link, to, count: screen === 'inbox' ? openIssues : 0 }];
  });
  return (
    <div className={styles.shell}>
      {header}
      <main className={styles.main}>
        {children}
        <ScreenHelp />
        <StaffAccount />
      </main>
      <ActionHost />
      <nav data-bottom-nav className={`no-print ${styles.nav}`} aria-label={t('관리 화면')}>
        {links.map(({ to, label, Icon, count }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={styles.link ?? ''}
            aria-label={count > 0 ? `${label} ${count}` : undefined}
          >
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
              {count > 0 && (
                <span className={styles.count}>
                  <CountBadge count={count} />
                </span>
              )}
            </span>
            <span>{label}</span>
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
