import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropCardOrder } from '../../../data/card/card-payment.ts';
import { serverNow } from '../../../data/device/server-clock.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { type TempOrder, withNewTotals } from '../../../domain/card/temp-order.ts';
import { deliveryDay } from '../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import type { OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import type { StoredRequest } from '../../../domain/order/plan/stored-request.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { ContactShop } from '../../../parts/contact-shop.tsx';
import { useTrouble } from '../../../parts/use-trouble.tsx';
import { handleOutcome } from '../../../screen-state/finish-order.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import styles from '../form/order-sections.module.css';
import type { CardPayment } from '../submit/use-card-payment.ts';

type IncompleteOrdersDialogProps = {
  uid: string;
  waiting: readonly TempOrder[];
  language: Language;
  card: CardPayment;
  onClose: () => void;
};

/** Whether a card order would replace one that stands, which stays as it is until this one is paid. */
const isEdit = ({ request }: TempOrder) => typeof request.basedOn === 'string';

/** Unpaid card orders of a date: each can be completed or deleted. */
export function IncompleteOrdersDialog({ waiting, onClose, ...rest }: IncompleteOrdersDialogProps) {
  const { t } = useTranslation();
  const edits = waiting.filter(isEdit);
  return (
    <Sheet
      open
      onClose={onClose}
      locked={rest.card.busy}
      title={
        waiting.every(({ exception }) => exception)
          ? t('확인이 필요한 결제')
          : edits.length === waiting.length
            ? t('끝나지 않은 주문 변경')
            : t('끝나지 않은 카드 주문')
      }
      closeLabel={t('닫기')}
    >
      <div className={styles.body}>
        {waiting.some((order) => !order.exception && !isEdit(order)) && (
          <p>
            {t(
              '결제가 끝나지 않은 주문은 아직 주문이 되지 않았어요. 이어서 결제하거나 지워 주세요.',
            )}
          </p>
        )}
        {edits.some(({ exception }) => !exception) && (
          <p>
            {t(
              '먼저 하신 주문은 그대로 있어요. 고치신 내용만 아직 결제되지 않아서 들어가지 않았어요.',
            )}
          </p>
        )}
        {waiting.map((order) => (
          <IncompleteOrder
            key={`${order.dateId} ${order.orderKey}`}
            order={order}
            last={waiting.length === 1}
            onClose={onClose}
            {...rest}
          />
        ))}
      </div>
    </Sheet>
  );
}

type IncompleteOrderProps = Omit<IncompleteOrdersDialogProps, 'waiting'> & {
  order: TempOrder;
  last: boolean;
};

function IncompleteOrder({ uid, order, language, card, last, onClose }: IncompleteOrderProps) {
  const { t } = useTranslation();
  const trouble = useTrouble();
  const [dropping, setDropping] = useState(false);
  const [problems, setProblems] = useState<OrderProblem[]>([]);
  const done = () => {
    if (last) onClose();
  };
  const finish = async (request: StoredRequest) => {
    const result = await card.resume({ ...order, request });
    handleOutcome(result, {
      stored: done,
      refused: setProblems,
      failed: (code) =>
        trouble.report(
          code === 'card-blocked'
            ? errorMessage(t, code)
            : t('결제 중에 문제가 생겼어요. 몇 분 뒤에 다시 시도해 주세요.'),
        ),
    });
  };
  const drop = async () => {
    setDropping(true);
    try {
      const result = await dropCardOrder(uid, order);
      if (result === 'dropped') notify.success(t('지웠어요'));
      if (result === 'changed') setDropping(false);
      else done();
    } catch (error) {
      trouble.report(errorMessage(t, toAppError(error).code));
      setDropping(false);
    }
  };
  const request = withNewTotals(order.request, problems);
  const lines = Object.values(order.menus);
  const name = (menuKey: string) => {
    const line = order.menus[menuKey];
    return line ? lineTitle(line, language) : menuKey;
  };
  return (
    <Card className={styles.section}>
      <p className={styles.strong}>
        {t('{{day}} 배송', { day: deliveryDay(order.dateId, language, serverNow()) })}
      </p>
      <p>{order.customerInfo.address}</p>
      <p>{lines.map((line) => `${lineTitle(line, language)} × ${line.q}`).join(', ')}</p>
      {order.exception && (
        <Notice tone="error" action={<ContactShop language={language} />}>
          {t('결제는 되었지만 주문을 확인해야 해요. 다시 결제하지 마시고 저희에게 연락해 주세요.')}
          <br />
          {t('확인하신 뒤에도 저희가 처리할 때까지 주문 내역에 남아 있어요.')}
        </Notice>
      )}
      {request && !order.exception && (
        <Button
          variant="primary"
          fullWidth
          busy={card.busy || dropping}
          busyLabel={card.busy ? t('결제 화면으로 가고 있어요') : undefined}
          onClick={() => finish(request)}
        >
          {request.seen.toPay === 0
            ? t('이대로 고치기')
            : t('이어서 {{money}} 결제', { money: formatMoney(request.seen.toPay) })}
        </Button>
      )}
      {problems.map((problem) => (
        <Notice
          key={JSON.stringify(problem)}
          tone="error"
          action={<ContactShop language={language} />}
        >
          {problem.code === 'order-changed'
            ? t('그사이 이 주문이 바뀌어 이어서 결제할 수 없어요. 지우고 다시 주문해 주세요.')
            : problemMessage(t, problem, name)}
        </Notice>
      ))}
      <Button fullWidth disabled={card.busy} busy={dropping} onClick={drop}>
        {order.exception
          ? t('확인했어요')
          : isEdit(order)
            ? t('고치던 내용 버리기')
            : t('이 주문 지우기')}
      </Button>
      {trouble.help}
    </Card>
  );
}
