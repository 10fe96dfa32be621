import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import type { DishCount } from '../../../domain/staff/orders/dish-counts.ts';
import { portionsLeft } from '../../../domain/staff/orders/portions-left.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LimitButton } from '../common/dish/limit-button.tsx';
import type { LimitedDish } from '../common/dish/limit-dialog.tsx';
import { PortionsLine } from '../common/dish/portions-line.tsx';
import { SoldOutButton } from '../common/dish/sold-out-button.tsx';
import { useUnpaidPortions } from '../common/dish/unpaid-portions.ts';
import styles from './board.module.css';

type OverTotalNoteProps = {
  dateId: string;
  date: ActiveDate;
  dishes: readonly DishCount[];
  language: Language;
  onLimit: (dish: LimitedDish) => void;
};

/** The dishes of which more are ordered than there are in all, and what to do. */
export function OverTotalNote({ dateId, date, dishes, language, onLimit }: OverTotalNoteProps) {
  const { t } = useTranslation();
  const waiting = useUnpaidPortions();
  const over = dishes.filter(
    ({ menuKey, all }) => portionsLeft(date, menuKey, all + waiting(menuKey))?.state === 'over',
  );
  if (over.length === 0) return null;
  return (
    <Notice tone="honey" title={t('전체 제한보다 많이 주문되었어요')}>
      <ul className={styles.over}>
        {over.map(({ menuKey: menuId, line, all: ordered }) => {
          const title = lineTitle(line, language);
          const askLimits = () => onLimit({ menuId, title, ordered });
          const dish = { date, menuId, title };
          return (
            <li key={menuId}>
              {title}
              <PortionsLine date={date} menuId={menuId} ordered={ordered} />
              <div className={styles.overActions}>
                {date.menus[menuId] && (
                  <SoldOutButton {...dish} dateId={dateId} ordered={ordered} onLimit={askLimits} />
                )}
                <LimitButton {...dish} onClick={askLimits} />
              </div>
            </li>
          );
        })}
      </ul>
      {t('더 만들 수 있으면 제한을 올리고, 아니면 늦게 주문한 손님께 전화해 주세요.')}
    </Notice>
  );
}
