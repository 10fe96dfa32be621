import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import type { SoldOutTime } from '../../../../domain/staff/numbers/day-figures.ts';
import styles from './numbers.module.css';

type SoldOutListProps = { times: readonly SoldOutTime[]; menus: Menus; language: Language };

/** When dishes of the date were sold out, and put on sale again. */
export function SoldOutList({ times, menus, language }: SoldOutListProps) {
  const { t } = useTranslation();
  if (times.length === 0) return null;
  const moment = (at: number) =>
    `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  return (
    <section className={styles.section}>
      <h2>{t('품절된 시간')}</h2>
      <ul>
        {times.map(({ menuId, at, backAt }) => {
          const menu = menus[menuId];
          return (
            <li key={`${menuId} ${at}`}>
              {menu ? menuTitle(menu, language) : menuId}: {moment(at)}
              {backAt !== undefined && ` (${t('{{time}}에 다시 판매', { time: moment(backAt) })})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
