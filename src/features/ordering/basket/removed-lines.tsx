import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemovals } from '../../../data/order/removals.ts';
import { basketOf, setQuantity } from '../../../data/order/use-basket.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { sells } from '../../../domain/order/plan/order-problems.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from '../form/order-sections.module.css';

type RemovedLinesProps = {
  dateId: string;
  date: ActiveDate | undefined;
  menus: Menus;
  language: Language;
};

/** Menus removed from the basket that are still on sale; one tap puts back one of them or all. */
export function RemovedLines({ dateId, date, menus, language }: RemovedLinesProps) {
  const { t } = useTranslation();
  const removed = Object.entries(useRemovals(dateId)).filter(
    ([menuId]) => date && sells(date, menus, menuId),
  );
  const putBack = ([menuId, quantity]: [string, number]) =>
    setQuantity(dateId, menuId, (basketOf(dateId)[menuId] ?? 0) + quantity);
  if (removed.length === 0) return null;
  return (
    <div className={styles.removed}>
      <p>{t('뺀 메뉴')}</p>
      {removed.map((line) => {
        const menu = menus[line[0]];
        return (
          menu && (
            <Button key={line[0]} icon={<Undo2 aria-hidden="true" />} onClick={() => putBack(line)}>
              {t('{{title}} {{count}}개 다시 담기', {
                title: menuTitle(menu, language),
                count: line[1],
              })}
            </Button>
          )
        );
      })}
      {removed.length > 1 && (
        <Button variant="quiet" onClick={() => removed.forEach(putBack)}>
          {t('모두 다시 담기')}
        </Button>
      )}
    </div>
  );
}
