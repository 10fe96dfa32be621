import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import type { DateCheck } from '../../../../domain/staff/dates/date-checks.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { dishMendPath, mendPath } from '../../../../domain/staff/week/mend-path.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { dateCheckMessage } from '../../common/changes/staff-problem-message.ts';
import styles from '../../common/forms/staff-form.module.css';

/** So many dishes of a line are named in a short list; a link leads to the others. */
const named = 3;

type CheckListProps = {
  checks: readonly DateCheck[];
  /** Whether a problem must be solved first; the others are only warnings. */
  prevents: (check: DateCheck) => boolean;
  menus: Menus;
  language: Language;
  /** Away from the page of the date itself: a short list with a link for each problem of this date. */
  dateId?: string;
};

/** What is missing before a date can be opened, with a link to fix each menu. */
export function CheckList({ checks, prevents, menus, language, dateId }: CheckListProps) {
  const { t } = useTranslation();
  if (checks.length === 0) {
    return <Notice tone="fresh">{t('빠진 것이 없어요.')}</Notice>;
  }
  const codes = [...new Set(checks.map(({ code }) => code))];
  return (
    <>
      {codes.map((code) => {
        const found = checks.filter((check) => check.code === code);
        const all = found.flatMap((check) => ('menuId' in check ? [check.menuId] : []));
        const shown = dateId ? all.slice(0, named) : all;
        const message = dateCheckMessage(t, code);
        return (
          <Notice
            key={code}
            tone={found.some(prevents) ? 'error' : 'honey'}
            title={
              dateId && all.length === 0 ? (
                <Link className={styles.mend} to={mendPath(dateId, code)}>
                  {message}
                </Link>
              ) : (
                message
              )
            }
          >
            {shown.length > 0 && (
              <ul className={styles.bullets}>
                {shown.map((menuId) => {
                  const menu = menus[menuId];
                  const path = dateId
                    ? dishMendPath(dateId, code, menuId, menus)
                    : menu && staffPaths.menu(menuId);
                  const title = menu ? menuTitle(menu, language) : menuId;
                  return <li key={menuId}>{path ? <Link to={path}>{title}</Link> : title}</li>;
                })}
                {dateId && all.length > shown.length && (
                  <li>
                    <Link to={mendPath(dateId, code)}>
                      {t('그 밖에 {{count}}개', { count: all.length - shown.length })}
                    </Link>
                  </li>
                )}
              </ul>
            )}
          </Notice>
        );
      })}
    </>
  );
}
