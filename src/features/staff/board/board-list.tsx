import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/language.ts';
import type { Menus } from '../../../domain/menu.ts';
import type { BoardOrder } from '../../../domain/staff/board.ts';
import type { MarkKind } from '../../../domain/staff/order-marks.ts';
import styles from './board.module.css';
import { OrderRow } from './order-row.tsx';

type BoardListProps = {
  dateId: string;
  orders: readonly BoardOrder[];
  language: Language;
  menus: Menus;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
};

/** Orders drawn at first, and more whenever the end comes near: 300 at once keep a slow phone busy for seconds. */
const pageSize = 24;

/** Cards on a phone, rows of a table from 1000 px on. */
export function BoardList({ dateId, orders, language, menus, onMark }: BoardListProps) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState(pageSize);
  const end = useRef<HTMLDivElement>(null);
  const more = drawn < orders.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end is elsewhere
  useEffect(() => {
    const element = end.current;
    if (!element || !more) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((count) => count + pageSize),
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more, drawn]);
  return (
    <>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('받는 분')}</span>
        <span>{t('주소')}</span>
        <span>{t('메뉴')}</span>
        <span>{t('상태')}</span>
      </div>
      <ul className={styles.list}>
        {orders.slice(0, drawn).map((one) => (
          <OrderRow
            key={one.id}
            dateId={dateId}
            one={one}
            language={language}
            menus={menus}
            onMark={onMark}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
