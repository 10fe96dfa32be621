import { clsx } from 'clsx';
import { type CSSProperties, memo } from 'react';
import type { ListedMenu } from '../../domain/menus/menu-list.ts';
import styles from './menu-board.module.css';
import { type BoardFacts, MenuGrid } from './menu-grid.tsx';

type MenuSectionProps = {
  id: string;
  heading: string;
  listed: readonly ListedMenu[];
  facts: BoardFacts;
  /** How many cards are visible without scrolling. */
  firstCards: number;
};

/** A category's menus under its heading. */
export const MenuSection = memo(function MenuSection({
  id,
  heading,
  listed,
  facts,
  firstCards,
}: MenuSectionProps) {
  return (
    <section
      id={id}
      className={clsx(styles.section, firstCards === 0 && styles.later)}
      style={{ '--cards': listed.length } as CSSProperties}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={styles.heading} data-slot="category">
        {heading}
      </h2>
      <MenuGrid label={heading} {...{ listed, facts, firstCards }} />
    </section>
  );
});
