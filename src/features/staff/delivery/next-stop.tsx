import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsGuard } from '../../../ui/overlays/use-tap-guard.ts';
import styles from './run.module.css';

type NextStopProps = {
  /** Of the stop that is next. */
  id: string;
  left: number;
  /** Whose it is, of two who have not begun. */
  driver: number | undefined;
  children: ReactNode;
};

/** The stop to which the driver goes now, above all others. */
export function NextStop({ id, left, driver, children }: NextStopProps) {
  const { t } = useTranslation();
  useRowsGuard([id]);
  return (
    <section className={styles.now}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('다음 배송')}
          {driver !== undefined && ` · ${t('기사 {{number}}', { number: driver })}`}
        </h2>
        <p role="status">{t('{{count}}곳 남았어요', { count: left })}</p>
      </div>
      <ol className={`${styles.stops} ${styles.next}`}>
        <li key={id} className={styles.stop}>
          {children}
        </li>
      </ol>
    </section>
  );
}
