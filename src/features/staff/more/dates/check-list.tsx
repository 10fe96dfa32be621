import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import type { DateCheck } from '../../../../domain/staff/dates/date-checks.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../../common/staff-form.module.css';
import { dateCheckMessage } from '../../common/staff-problem-message.ts';

type CheckListProps = {
  checks: readonly DateCheck[];
  /** Whether a problem must be solved first; the others are only warnings. */
  prevents: (check: DateCheck) => boolean;
  menus: Menus;
  language: Language;
};

/** What is missing before a date can be opened, with a link to fix each menu. */
export function CheckList({ checks, prevents, menus, language }: CheckListProps) {
  const { t } = useTranslation();
  if (checks.length === 0) {
    return <Notice tone="fresh">{t('빠진 것이 없어요.')}</Notice>;
  }
  const codes = [...new Set(checks.map(({ code }) => code))];
  return (
    <>
      {codes.map((code) => {
        const found = checks.filter((check) => check.code === code);
        const named = found.flatMap((check) => ('menuId' in check ? [check.menuId] : []));
        const [first] = found;
        return (
          <Notice
            key={code}
            tone={first && prevents(first) ? 'error' : 'honey'}
            title={dateCheckMessage(t, code)}
          >
            {named.length > 0 && (
              <ul className={styles.bullets}>
                {named.map((menuId) => {
                  const menu = menus[menuId];
                  return (
                    <li key={menuId}>
                      {menu ? (
                        <Link to={staffPaths.menu(menuId)}>{menuTitle(menu, language)}</Link>
                      ) : (
                        menuId
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
          </Notice>
        );
      })}
    </>
  );
}
