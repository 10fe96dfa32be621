import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { PaymentMethod } from '../../domain/order.ts';
import { problemMessage } from '../../i18n/order-message.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify, TOAST_MS } from '../../ui/toast.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

type PaymentButtonsProps = {
  form: OrderForm;
  /** What the working button says; undefined when none works. */
  working: { method: PaymentMethod; label: string } | undefined;
  onPay: (method: PaymentMethod) => void;
};

/** The cash and the card button as `orderingButtons` decides; a visitor is asked to log in. */
export function PaymentButtons({ form, working, onPay }: PaymentButtonsProps) {
  const { t } = useTranslation();
  const { cash, card } = form.buttons;
  if (!form.context.uid) {
    return (
      <Button
        variant="primary"
        size="large"
        fullWidth
        busy={form.context.authLoading}
        onClick={() => openDialog({ kind: 'login' })}
      >
        {t('로그인하고 주문하기')}
      </Button>
    );
  }
  if (form.context.error) return <NotLoaded error={form.context.error} />;
  const waiting = working !== undefined || !form.context.ready;
  const busyOf = (method: PaymentMethod) => ({
    busy: waiting,
    busyLabel: working?.method === method ? working.label : undefined,
  });
  const cashPays = cash.kind === 'order' || cash.kind === 'edit';
  return (
    <div className={styles.buttons}>
      {cashPays && (
        <Button
          variant="primary"
          size="large"
          fullWidth
          {...busyOf('cash')}
          onClick={() => onPay('cash')}
        >
          {cash.kind === 'order'
            ? t('현금으로 {{money}} 주문', { money: formatMoney(cash.amount) })
            : t('현금 주문 고치기 · {{money}}', { money: formatMoney(cash.amount) })}
        </Button>
      )}
      {cash.kind === 'already-paid-by-card' && (
        <Button
          variant="danger"
          fullWidth
          onClick={() =>
            notify.negative(
              problemMessage(t, { code: 'already-paid-by-card' }, String),
              TOAST_MS.short,
            )
          }
        >
          {t('이미 카드로 결제하셨어요')}
        </Button>
      )}
      {card.kind === 'hidden' ? (
        <Notice tone="error">{problemMessage(t, belowCardPayment, String)}</Notice>
      ) : (
        <>
          <Button
            variant={cashPays ? 'secondary' : 'primary'}
            size="large"
            fullWidth
            disabled={card.blockedBy !== null}
            {...busyOf('card')}
            onClick={() => onPay('card')}
          >
            {cardLabel(t, card.kind, formatMoney(card.amount))}
          </Button>
          {card.blockedBy && (
            <p className={styles.why}>{problemMessage(t, { code: card.blockedBy }, String)}</p>
          )}
        </>
      )}
    </div>
  );
}

/** The words name no amounts, so none are needed. */
const belowCardPayment = { code: 'below-card-payment', paid: 0, due: 0 } as const;

function cardLabel(
  t: ReturnType<typeof useTranslation>['t'],
  kind: 'order' | 'edit-cash' | 'edit-same' | 'edit-difference',
  money: string,
): string {
  switch (kind) {
    case 'order':
      return t('카드로 {{money}} 결제', { money });
    case 'edit-cash':
      return t('카드로 바꿔 {{money}} 결제', { money });
    case 'edit-same':
      return t('카드 주문 고치기 · 추가 결제 없음');
    case 'edit-difference':
      return t('차액 {{money}} 카드로 결제', { money });
  }
}
