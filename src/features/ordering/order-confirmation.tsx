import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/server-clock.ts';
import { formatDay } from '../../domain/dates.ts';
import type { PaymentMethod } from '../../domain/payment-methods.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { paymentTexts } from './payment-texts.ts';
import type { OrderForm } from './use-order-form.ts';

type OrderConfirmationProps = {
  form: OrderForm;
  /** How the order is to be paid; undefined while nothing is to be confirmed. */
  method: PaymentMethod | undefined;
  working: PaymentMethod | undefined;
  /** The state of the attempt. */
  notice: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an order is placed: a new one in words, an edit line by line. */
export function OrderConfirmation({
  form,
  method,
  working,
  notice,
  onConfirm,
  onClose,
}: OrderConfirmationProps) {
  const { t } = useTranslation();
  const texts = paymentTexts(t);
  const { question, when, confirm } = texts[method ?? 'cash'];
  const { date } = form.screenState;
  const day = date ? formatDay(date.deliveryDate, form.language, serverNow()) : '';
  const shared = {
    confirmLabel: confirm(form.totals.toPay),
    busy: working !== undefined,
    busyLabel: texts[working ?? 'cash'].busy,
    onConfirm,
    onClose,
  };
  return (
    <>
      {method && form.existing && (
        <ComparisonDialog form={form} existing={form.existing} notice={notice} {...shared} />
      )}
      <ConfirmDialog
        open={method !== undefined && !form.existing}
        title={question}
        text={`${t('{{day}} 배송', { day })}\n${form.info?.address ?? ''}\n${when}`}
        cancelLabel={t('돌아가기')}
        {...shared}
      >
        {method && notice}
      </ConfirmDialog>
    </>
  );
}
