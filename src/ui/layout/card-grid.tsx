import type { Key, ReactNode } from 'react';
import styles from './card-grid.module.css';

type CardGridProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  children: (item: Item) => ReactNode;
};

/** Menu cards side by side, as a list. */
export function CardGrid<Item>({ label, items, itemKey, children }: CardGridProps<Item>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers
    <ul className={styles.grid} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
