import { useTranslation } from 'react-i18next';
import { formatMoney, toCents } from '../../../domain/lib/money.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { OrderForm } from './use-order-form.ts';

type SameDoorQuestionProps = {
  form: OrderForm;
  /** The customer's other order of the date, whose address differs in spelling only. */
  order: Order;
  /** Goes on with an order of its own. */
  onApart: () => void;
  onClose: () => void;
};

/** Asks whether two spellings are one door: one visit of the driver then, and one order. */
export function SameDoorQuestion({ form, order, onApart, onClose }: SameDoorQuestionProps) {
  const { t } = useTranslation();
  const { addTo } = form;
  const apart = t('따로 주문하기');
  return (
    <ConfirmDialog
      open
      title={t('이미 주문하신 집과 같은 곳인가요?')}
      text={t('이미 있는 주문: {{ordered}} ({{money}})\n지금 쓰신 주소: {{typed}}', {
        ordered: order.customerInfo.address,
        money: formatMoney(toCents(order.totalPrice)),
        typed: form.info?.address ?? '',
      })}
      confirmLabel={addTo ? t('같은 곳이에요, 그 주문에 합치기') : apart}
      other={addTo && { label: apart, onChoose: onApart }}
      cancelLabel={t('돌아가기')}
      onConfirm={() => {
        if (!addTo) return onApart();
        addTo(order);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
