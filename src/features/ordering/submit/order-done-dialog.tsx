import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { activeDates } from '../../../data/documents/sources.ts';
import { flushSmsQueue, isSmsSent } from '../../../data/order/sms-queue.ts';
import { postalAddress } from '../../../domain/customer/delivery-info.ts';
import { formatUntil } from '../../../domain/dates/cut-off-nearness.ts';
import { dayAndArea } from '../../../domain/dates/date-card.ts';
import { isOpen } from '../../../domain/dates/open-dates.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { formatPoints, toCents } from '../../../domain/lib/money.ts';
import {
  amountDue,
  amountOwed,
  amountPaid,
  lineTitle,
  type Order,
} from '../../../domain/order/order.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Paper } from '../../../ui/layout/paper.tsx';
import { ReceiptTable } from '../../../ui/layout/receipt-table.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import styles from './order-done-dialog.module.css';

const ReminderSettings = optionalPart(
  async () => (await import('../../../parts/reminder-settings.tsx')).ReminderSettings,
);

type OrderDoneDialogProps = {
  order: Order;
  /** True when another tab has placed the order. */
  elsewhere?: boolean;
  /** True when it replaces an order that its customer had placed before. */
  changed?: boolean;
  /** True when its customer had cancelled it. */
  restored?: boolean;
  onClose: () => void;
};

/** Confirms an order: payment state, total, and until when it can be changed. */
export function OrderDoneDialog(props: OrderDoneDialogProps) {
  const { order, elsewhere, changed, restored, onClose } = props;
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const date = useLiveDocument(activeDates).value?.[order.dateId];
  const changeable = date && isOpen(date) && serverNow() < date.finishDate ? date : undefined;
  const texted = useConfirmationText(order);
  const owed = amountOwed(order);
  const difference = toCents(order.reOrderDifferenceToPay ?? 0);
  const history = () => {
    onClose();
    openDialog({ kind: 'order-history' });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={elsewhere ? t('이미 주문하셨어요') : t('주문이 완료되었어요. 감사합니다!')}
      description={
        restored
          ? t('취소한 주문을 되살렸어요')
          : changed && t('먼저 하신 주문을 이렇게 바꿨어요. 두 번 주문된 것이 아니에요.')
      }
      reading
      closeLabel={t('닫기')}
      footer={
        <>
          <Button variant="primary" size="large" fullWidth onClick={onClose}>
            {t('확인')}
          </Button>
          <Button fullWidth onClick={history}>
            {t('주문 내역')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.done}>
          <CircleCheck aria-hidden="true" />
          {amountDue(order) === 0
            ? t('포인트로 모두 냈어요. 더 내실 돈은 없어요.')
            : !order.paid
              ? t('주문이 들어갔어요. 돈은 배송받을 때 내세요.')
              : owed > 0
                ? t('카드로 결제했어요. 남은 금액은 배송받을 때 내세요.')
                : t('카드 결제까지 끝났어요.')}
        </p>
        <Rows
          kind="texts"
          rows={[
            {
              id: 'day',
              label: t('배송일'),
              value: date ? dayAndArea(date, language, serverNow()) : order.deliveryDate,
            },
            { id: 'where', label: t('받는 곳'), value: postalAddress(order.customerInfo) },
            ...(changeable
              ? [
                  {
                    id: 'until',
                    label: t('바꿀 수 있는 때'),
                    value: t('{{when}}까지', {
                      when: formatUntil(changeable.finishDate, language, serverNow()),
                    }),
                  },
                ]
              : []),
          ]}
        />
        <Paper>
          <ReceiptTable
            heads={{ item: t('품목'), quantity: t('수량'), amount: t('금액') }}
            lines={Object.values(order.menus).map((line) => ({
              id: line.menuKey,
              name: lineTitle(line, language),
              quantity: line.q,
              cents: toCents(line.subTotal),
            }))}
            totals={[
              { id: 'total', label: t('주문 합계'), cents: toCents(order.totalPrice) },
              ...(order.usedPoint > 0
                ? [{ id: 'points', label: t('포인트 사용'), cents: -toCents(order.usedPoint) }]
                : []),
              {
                id: 'due',
                label:
                  order.paid || amountDue(order) === 0
                    ? t('결제하신 금액')
                    : t('배송받을 때 내실 금액'),
                cents: order.paid ? amountPaid(order) : amountDue(order),
                strong: true,
              },
              ...(order.paid && difference > 0
                ? [{ id: 'now', label: t('그중 이번에 더 내신 금액'), cents: difference }]
                : []),
              ...(owed > 0
                ? [{ id: 'owed', label: t('배송받을 때 내실 금액'), cents: owed, strong: true }]
                : []),
            ]}
          />
        </Paper>
        {order.point > 0 && (
          <p className={styles.quiet}>
            {t('쌓일 포인트')} {formatPoints(toCents(order.point))}
          </p>
        )}
        {texted && <Notice announce>{t('주문 확인 문자를 보냈어요. 5~10초 정도 걸려요.')}</Notice>}
        <p className={styles.quiet}>
          {changeable
            ? t('주문 내역에서 확인하고 고치실 수 있어요.')
            : t('주문 내역에서 확인하실 수 있어요.')}
        </p>
        <ReminderSettings uid={order.customerInfo.uid} afterOrder={order.dateId} />
      </div>
    </Sheet>
  );
}

/** Requests the SMS once the order is stored; the order is valid without it too. */
function useConfirmationText(order: Order): boolean {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    let shown = true;
    void flushSmsQueue(order.customerInfo.uid).then(() => shown && setSent(isSmsSent(order)));
    return () => {
      shown = false;
    };
  }, [order]);
  return sent;
}
