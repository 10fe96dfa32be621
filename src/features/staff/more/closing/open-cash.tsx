import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { CashStop } from '../../../../domain/staff/closing/day-closing.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import form from '../../common/forms/staff-form.module.css';
import styles from './closing.module.css';

type OpenCashProps = { stops: readonly CashStop[]; nameOf: (id: string) => string };

/** Who still has to pay, those who have their food first, and who gets money back. */
export function OpenCash({ stops, nameOf }: OpenCashProps) {
  const { t } = useTranslation();
  const owing = stops
    .filter(({ left }) => left > 0)
    .sort((a, b) => Number(b.delivered) - Number(a.delivered));
  const back = stops.filter(({ left }) => left < 0);
  const list = (title: string, some: readonly CashStop[]) =>
    some.length > 0 && (
      <section className={form.group}>
        <h2 className={form.heading}>
          {title} · {formatMoney(Math.abs(some.reduce((sum, { left }) => sum + left, 0)))}
        </h2>
        <ul className={form.list} aria-label={title}>
          {some.map(({ id, left, delivered }) => (
            <li key={id} className={form.item}>
              <div className={form.row}>
                <span className={form.words}>
                  {nameOf(id)}{' '}
                  {delivered && left > 0 && <Badge tone="honey">{t('배송했는데 안 받음')}</Badge>}
                </span>
                <span className={styles.amount}>{formatMoney(Math.abs(left))}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(t('아직 안 받은 돈'), owing)}
      {list(t('돌려줄 돈'), back)}
    </>
  );
}
