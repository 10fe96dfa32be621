import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import {
  onDeliveryMethods,
  type PaymentMethod,
  paymentMethods,
} from '../../../domain/order/payment-methods.ts';
import { minCardPayment } from '../../../domain/order/plan/order-limits.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { cardLabel, onDeliveryLabel, paymentTexts } from '../../../i18n/payment-message.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify, TOAST_MS } from '../../../ui/feedback/toast.tsx';
import { BelowCardPayment } from './below-card-payment.tsx';
import { EmptiedOrder } from './emptied-order.tsx';
import type { FormLine } from './order-lines.ts';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

type PaymentButtonsProps = {
  form: OrderForm;
  /** The payment method in progress; undefined when there is none. */
  working: PaymentMethod | undefined;
  onPay: (method: PaymentMethod) => void;
};

/** A button for each payment method as `orderingButtons` decides; a visitor is asked to log in. */
export function PaymentButtons({ form, working, onPay }: PaymentButtonsProps) {
  const { t } = useTranslation();
  const { card, ...onDelivery } = form.buttons;
  const { uid } = form.screenState;
  if (!uid) {
    return (
      <Button
        variant="primary"
        size="large"
        fullWidth
        onClick={() => openDialog({ kind: 'login', toOrder: true })}
      >
        {t('로그인하고 주문하기')}
      </Button>
    );
  }
  const { existing, lines } = form;
  if (existing && paymentMethods[existing.paymentMethod].cancellable && lines.every(isTakenOut)) {
    return <EmptiedOrder order={existing} />;
  }
  const propsOf = (method: PaymentMethod) => ({
    size: 'large' as const,
    fullWidth: true,
    busy: working !== undefined,
    busyLabel: working === method ? paymentTexts(t, form.totals.toPay)[method].busy : undefined,
    onClick: () => onPay(method),
  });
  const offered = onDeliveryMethods.flatMap((method) => {
    const button = onDelivery[method];
    return 'amount' in button ? [{ method, button }] : [];
  });
  const byPoints = form.totals.toPay === 0 && form.totals.pointsUsed > 0;
  const isCardOnly = Object.values(onDelivery).some(({ kind }) => kind === 'already-paid-by-card');
  return (
    <div className={styles.buttons}>
      {offered.map(({ method, button }) => (
        <Button key={method} variant="primary" {...propsOf(method)}>
          {onDeliveryLabel(t, method, button, byPoints)}
        </Button>
      ))}
      {isCardOnly && (
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
      {card.kind === 'hidden' && <BelowCardPayment form={form} />}
      {/* Two buttons for the same points would be a riddle. */}
      {card.kind !== 'hidden' && !(byPoints && offered.length > 0) && (
        <>
          <Button
            variant={offered.length > 0 ? 'secondary' : 'primary'}
            disabled={card.blockedBy !== null}
            {...propsOf('card')}
          >
            {cardLabel(t, card, form.totals.pointsUsed > 0)}
          </Button>
          {card.blockedBy && (
            <p className={styles.why}>{problemMessage(t, { code: card.blockedBy }, String)}</p>
          )}
          {card.blockedBy === 'too-little-for-card' && form.usePoint && (
            <Button fullWidth onClick={form.keepForCard}>
              {t('포인트를 조금 남기고 {{money}} 결제하기', {
                money: formatMoney(minCardPayment),
              })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const isTakenOut = ({ q }: FormLine) => q === 0;
