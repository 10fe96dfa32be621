import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { OrderTotals } from '../../../../domain/order/plan/order-totals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import styles from './caller.module.css';
import type { PhonePayment } from './phone-order-draft.ts';

type OrderFootProps = {
  /** Undefined until the customer's points are known. */
  totals: OrderTotals | undefined;
  payment: PhonePayment;
  language: Language;
  /** What the order still lacks, but for dishes. */
  lacks: string | undefined;
  busy: boolean;
  /** What stands above it. */
  children?: ReactNode;
};

/** The basket in a line and the button that saves it, always in view. */
export function OrderFoot(props: OrderFootProps) {
  const { totals, payment, language, lacks, busy, children } = props;
  const { t } = useTranslation();
  const lines = Object.values(totals?.lines ?? {});
  const count = lines.reduce((sum, { q }) => sum + q, 0);
  const missing = lacks ?? (count === 0 ? t('메뉴를 하나 이상 골라 주세요.') : undefined);
  const amount = formatMoney(totals?.toPay ?? 0);
  return (
    <div className={styles.foot}>
      {children}
      {totals && count > 0 && (
        <p className={styles.basket}>
          <span className={styles.chosen}>{linesText(lines, language)}</span>
          <strong>
            {t('모두 {{portions}}개', { portions: count })} · {formatMoney(totals.total)}
          </strong>
        </p>
      )}
      {missing && <p className={styles.remark}>{missing}</p>}
      {totals && totals.pointsUsed > 0 && (
        <p className={styles.remark}>
          {t('포인트 사용')} {formatMoney(-totals.pointsUsed)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        fullWidth
        busy={busy}
        disabled={!totals || missing !== undefined}
      >
        {!totals
          ? t('포인트를 확인하고 있어요')
          : payment === 'card'
            ? t('카드 {{amount}} 결제 링크 보내기', { amount })
            : t('현금 {{amount}} 주문 저장', { amount })}
      </Button>
    </div>
  );
}
