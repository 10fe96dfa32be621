import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import type { MarkKind } from '../../../domain/staff/orders/mark-table.ts';
import type { OverLimit } from '../../../domain/staff/orders/over-limit.ts';
import { useRowsGuard } from '../../../ui/overlays/use-tap-guard.ts';
import styles from './board.module.css';
import { OrderRow } from './order-row.tsx';

type BoardListProps = {
  dateId: string;
  orders: readonly BoardOrder[];
  /** The dishes over their limit a person, by order id. */
  over: ReadonlyMap<string, readonly OverLimit[]>;
  /** Identifies the filter; when it changes, the list starts at its first page. */
  view: string;
  language: Language;
  menus: Menus;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
};

/**
 * How many orders are rendered first, enough to fill a screen; 300 at once would block a slow phone for
 * seconds.
 */
const firstPage = 12;
/** How many more are rendered whenever the end of the list comes near. */
const nextPage = 24;

/** Orders as cards on a phone, and as table rows where there is room. */
export function BoardList(props: BoardListProps) {
  const { dateId, orders, over, view, language, menus, onMark } = props;
  const { t } = useTranslation();
  const [page, setPage] = useState({ view, drawn: firstPage });
  const drawn = page.view === view ? page.drawn : firstPage;
  // A mark may take an order off the list that is shown.
  useRowsGuard(orders.map(({ id }) => id));
  const end = useRef<HTMLDivElement>(null);
  const more = drawn < orders.length;
  useEffect(() => {
    const element = end.current;
    if (!element || !more) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // In a transition, so that taps are handled first.
        if (entry?.isIntersecting)
          startTransition(() => setPage({ view, drawn: drawn + nextPage }));
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more, drawn, view]);
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('받는 분')}</span>
        <span>{t('메뉴')}</span>
        <span>{t('상태')}</span>
      </div>
      <ul className={styles.list}>
        {orders.slice(0, drawn).map((one) => (
          <OrderRow
            key={one.id}
            dateId={dateId}
            one={one}
            over={over.get(one.id)}
            language={language}
            menus={menus}
            onMark={onMark}
          />
        ))}
      </ul>
      <div ref={end} />
    </div>
  );
}
