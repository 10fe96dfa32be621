import { useMemo } from 'react';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates, datesOfYear } from '../../data/documents/sources.ts';
import { cookingDates, yearsKept } from '../../domain/menus/cooking.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import { Loading } from '../../ui/feedback/spinner.tsx';
import styles from './cooking.module.css';
import { DateEntry } from './date-entry.tsx';
import type { PanelWords } from './panel-words.ts';

type CookingDatesProps = {
  menus: Menus;
  words: PanelWords;
  onChoose: (menuId: string) => void;
};

/** Upcoming dates and those of the last 90 days, latest first; each expands to its menus. */
export function CookingDates({ menus, words, onChoose }: CookingDatesProps) {
  const now = useMemo(serverNow, []);
  const [thisYear, lastYear] = useMemo(() => yearsKept(now).map(datesOfYear), [now]);
  const active = useLiveDocument(activeDates);
  const sources = [
    active.value,
    useLiveDocument(thisYear).value,
    // For most of the year this is undefined and nothing is listened to.
    useLiveDocument(lastYear).value,
  ];
  if (active.loading) return <Loading label={words.t('불러오고 있어요')} />;
  return (
    <div className={styles.dates}>
      {cookingDates(sources, now, menus, words.dishes).map(({ dateId, date, menuIds }) => (
        <DateEntry
          key={dateId}
          deliveryDate={date.deliveryDate}
          menuIds={menuIds}
          menus={menus}
          words={words}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
