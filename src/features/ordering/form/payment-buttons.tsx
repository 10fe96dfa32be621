import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { CardButton } from '../../../domain/order/basket/ordering-buttons.ts';
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
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify, TOAST_MS } from '../../../ui/feedback/toast.tsx';
import { EmptiedOrder } from './emptied-order.tsx';
import type { FormLine } from './order-lines.ts';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

type PaymentButtonsProps = {
  form: OrderForm;
  /** The payment method in progress; undefined when there is none. */
  working: PaymentMethod | undefined;
  /** Whether something that the order depends on is being stored. */
  waiting: boolean;
  onPay: (method: PaymentMethod) => void;
  /** Shows why the card can't be used; nothing is sent. */
  onBlocked: () => void;
};

/** The button of the first payment method that `orderingButtons` offers; a visitor is asked to log in. */
export function PaymentButtons(props: PaymentButtonsProps) {
  const { form } = props;
  const { t } = useTranslation();
  const { card } = form.buttons;
  if (!form.screenState.uid) {
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
  if (form.existing && isEmptied(form)) return <EmptiedOrder order={form.existing} />;
  const [first] = onDeliveryOffered(form);
  if (!first) {
    return card.kind === 'hidden' ? null : (
      <CardPaymentButton variant="primary" card={card} {...props} />
    );
  }
  return (
    <Button variant="primary" {...payProps(t, first.method, props)}>
      {onDeliveryLabel(t, first.method, first.button, isByPoints(form))}
    </Button>
  );
}

/** What else the order can be paid by, in the sheet itself: beside the sum there is one button. */
export function OtherPayments(props: PaymentButtonsProps) {
  const { form } = props;
  const { t } = useTranslation();
  const { card, ...onDelivery } = form.buttons;
  if (!form.screenState.uid || isEmptied(form)) return null;
  const [first, ...others] = onDeliveryOffered(form);
  const isCardOnly = Object.values(onDelivery).some(({ kind }) => kind === 'already-paid-by-card');
  // Two buttons for the same points would be a riddle.
  const cardToo = first && card.kind !== 'hidden' && !isByPoints(form);
  if (!isCardOnly && !cardToo && others.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {others.map(({ method, button }) => (
        <Button key={method} {...payProps(t, method, props)}>
          {onDeliveryLabel(t, method, button, isByPoints(form))}
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
      {cardToo && <CardPaymentButton variant="secondary" card={card} {...props} />}
    </div>
  );
}

type CardPaymentButtonProps = PaymentButtonsProps & {
  variant: 'primary' | 'secondary';
  card: Exclude<CardButton, { kind: 'hidden' }>;
};

/** The card's button. Where it can't be used, a tap leads to the words that say why: `CardBlocked`. */
function CardPaymentButton({ card, variant, onBlocked, ...rest }: CardPaymentButtonProps) {
  const { t } = useTranslation();
  const props = payProps(t, 'card', rest);
  return (
    <Button
      variant={variant}
      {...props}
      aria-disabled={card.blockedBy !== null || undefined}
      onClick={card.blockedBy ? onBlocked : props.onClick}
    >
      {cardLabel(t, card, rest.form.totals.pointsUsed > 0)}
    </Button>
  );
}

/** Why the card can't be used, beside the ways to pay; quiet where the order can be paid otherwise. */
export function CardBlocked({ form, ref }: { form: OrderForm; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  const { card } = form.buttons;
  if (card.kind === 'hidden' || !card.blockedBy || !form.screenState.uid) return null;
  return (
    <div ref={ref}>
      <Notice tone={onDeliveryOffered(form).length > 0 ? 'info' : 'error'} announce>
        {problemMessage(t, { code: card.blockedBy }, String)}
        {form.usePoint && (
          <Button onClick={form.keepForCard}>
            {t('포인트를 조금 남기고 {{money}} 결제하기', { money: formatMoney(minCardPayment) })}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** The methods paid on delivery that `orderingButtons` offers. */
function onDeliveryOffered({ buttons }: OrderForm) {
  return onDeliveryMethods.flatMap((method) => {
    const button = buttons[method];
    return 'amount' in button ? [{ method, button }] : [];
  });
}

function payProps(
  t: TFunction,
  method: PaymentMethod,
  { form, working, waiting, onPay }: Omit<PaymentButtonsProps, 'onBlocked'>,
) {
  return {
    size: 'large' as const,
    fullWidth: true,
    busy: waiting || working !== undefined,
    busyLabel: working === method ? paymentTexts(t, form.totals.toPay)[method].busy : undefined,
    onClick: () => onPay(method),
  };
}

const isByPoints = ({ totals }: OrderForm) => totals.toPay === 0 && totals.pointsUsed > 0;

/** Whether the customer has taken every line out of an order that they may cancel. */
const isEmptied = ({ existing, lines }: OrderForm) =>
  existing !== undefined &&
  paymentMethods[existing.paymentMethod].cancellable &&
  lines.every(isTakenOut);

const isTakenOut = ({ q }: FormLine) => q === 0;
