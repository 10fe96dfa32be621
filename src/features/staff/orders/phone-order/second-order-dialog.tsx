import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { isCardPaid } from '../../../../domain/order/payment-methods.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { IntoOrder } from './into-order.ts';

type SecondOrderDialogProps = {
  /** Where the new order would be stored. */
  order: Order;
  language: Language;
  onChoose: (way: IntoOrder) => void;
  /** Leads to the order, as it is. */
  onShow: () => void;
  onClose: () => void;
};

/** Asks what is meant by a second order of a customer for one address. A paid one stays as it is. */
export function SecondOrderDialog(props: SecondOrderDialogProps) {
  const { order, language, onChoose, onShow, onClose } = props;
  const { t } = useTranslation();
  const what = `${linesText(Object.values(order.menus), language)} · ${formatMoney(toCents(order.totalPrice))}`;
  const paid = isCardPaid(order);
  return (
    <ConfirmDialog
      open
      title={t('이 주소에 이미 주문이 있어요')}
      text={
        paid
          ? `${what}\n${t('카드로 결제한 주문이에요. 그 주문에서 ‘음식 더하기’로 차액만 결제받을 수 있어요.')}`
          : `${what}\n${t('고른 뒤에 전체 주문을 보고 저장해요.')}`
      }
      confirmLabel={paid ? t('그 주문 보기') : t('그 주문에 더하기')}
      onConfirm={paid ? onShow : () => onChoose('add')}
      other={
        !paid && {
          label: t('지금 적은 것으로 바꾸기'),
          onChoose: () => onChoose('replace'),
        }
      }
      cancelLabel={t('계속 쓰기')}
      onClose={onClose}
    />
  );
}
