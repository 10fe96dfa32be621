import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { type CashStop, cashByDriver } from '../../../../domain/staff/closing/day-closing.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';

/** What everybody has marked as taken so far, for whoever does not count it. */
export function MarkedCash({ stops }: { stops: readonly CashStop[] }) {
  const { t } = useTranslation();
  const rows = cashByDriver(stops).map(({ by, taken, stops }) => ({
    id: by,
    label: `${by} · ${t('{{count}}곳', { count: stops })}`,
    value: formatMoney(taken),
  }));
  return (
    <Card>{rows.length > 0 ? <Rows rows={rows} /> : t('아직 받음으로 표시한 돈이 없어요.')}</Card>
  );
}
