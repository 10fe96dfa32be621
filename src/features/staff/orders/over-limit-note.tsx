import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import type { OverLimit } from '../../../domain/staff/orders/over-limit.ts';
import styles from './order-row.module.css';

type OverLimitNoteProps = { over: readonly OverLimit[]; language: Language };

/** The dishes of which this person has ordered more than one may, and what to do. */
export function OverLimitNote({ over, language }: OverLimitNoteProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.repack}>
      <p className={styles.repackTitle}>{t('1인 제한보다 많아요')}</p>
      <ul>
        {over.map(({ menuKey, line, ordered, limit }) => (
          <li key={menuKey}>
            {t('{{title}}: 모두 {{ordered}}개, 제한은 {{limit}}개', {
              title: lineTitle(line, language),
              ordered,
              limit,
            })}
          </li>
        ))}
        <li>{t('부러 받은 것이 아니면 전화하고 주문을 고쳐 주세요.')}</li>
      </ul>
    </div>
  );
}
