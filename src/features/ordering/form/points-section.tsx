import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPoints } from '../../../domain/lib/money.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { CodeEntry } from './code-entry.tsx';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

/** Whether to pay part of the order with points, if there are any (spec §5); folded until wanted, as is the code's field. */
export function PointsSection({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const { available, usePoint, totals, offeredCode } = form;
  const used = usePoint && available > 0;
  // Points of a code that was just redeemed are used as well. Afterwards it is the customer's to fold.
  const [opened, setOpened] = useState(used);
  if (used && !opened) setOpened(true);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('포인트')}</h3>
      {available > 0 ? (
        <details className={styles.folded} open={opened}>
          <summary>{t('{{points}} 포인트가 있어요', { points: formatPoints(available) })}</summary>
          <Checkbox
            label={t('포인트 쓰기')}
            checked={usePoint}
            onChange={(event) => form.setUsePoint(event.target.checked)}
          />
        </details>
      ) : (
        <p className={styles.quiet}>{t('쓸 수 있는 포인트가 없어요')}</p>
      )}
      {totals.pointsRemaining > 0 && (
        <Notice tone="honey" announce>
          {t('{{points}} 포인트가 남아요', { points: formatPoints(totals.pointsRemaining) })}
        </Notice>
      )}
      {offeredCode && (
        <Checkbox
          label={t('할인 코드 {{percent}}% 쓰기', { percent: offeredCode.percent })}
          hint={t('빼 두시면 다음 주문에 쓰실 수 있어요.')}
          checked={form.useCode}
          // What a card has paid was computed with it.
          disabled={isCardPaid(form.existing)}
          onChange={(event) => form.setUseCode(event.target.checked)}
        />
      )}
      <CodeEntry form={form} />
    </section>
  );
}
