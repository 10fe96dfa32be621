import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '../../data/device/server-clock.ts';
import { formatDay } from '../../domain/dates/format-date.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import styles from './cooking.module.css';
import { MenuLinks } from './menu-links.tsx';
import type { PanelWords } from './panel-words.ts';

type DateEntryProps = {
  deliveryDate: number;
  menuIds: readonly string[];
  menus: Menus;
  words: PanelWords;
  onChoose: (menuId: string) => void;
};

/** One delivery date, collapsed until it is tapped. */
export function DateEntry({ deliveryDate, menuIds, ...links }: DateEntryProps) {
  const { t, language } = links.words;
  const [open, setOpen] = useState(false);
  const day = formatDay(deliveryDate, language, serverNow());
  return (
    <details className={styles.date} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.day}>{day}</span>
        <span className={styles.quiet}>{t('조리법 {{count}}가지', { count: menuIds.length })}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && <MenuLinks menuIds={menuIds} {...links} />}
    </details>
  );
}
