import type { TFunction } from 'i18next';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useRestoration } from '../../../data/staff/orders/use-restoration.ts';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import { isOver } from '../../../domain/dates/open-dates.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { amountDue, type CancelledOrder } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { isPrepaid } from '../../../domain/order/payment-methods.ts';
import {
  type Restoration,
  type RestoredOrder,
  restoreOrder,
} from '../../../domain/staff/orders/restore-order.ts';
import { waitingFor } from '../../../domain/staff/orders/unpaid-orders.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from './changes/use-action.ts';
import {
  EndedLinkNotice,
  linesInWords,
  OrderPreview,
  problemInWords,
  sumsInWords,
} from './order-preview.tsx';
import { useMay } from './shell/role.ts';

type RestoreOrderButtonProps = {
  order: CancelledOrder;
  /** Orders of its date that are paid by a link. */
  links?: ReadonlyMap<string, PayLink> | undefined;
};

/** Places a cancelled order again, as long as its day is not over, after a question that shows what comes back. */
export function RestoreOrderButton({ order, links = new Map() }: RestoreOrderButtonProps) {
  const { t } = useTranslation();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const { dateId, cancelledAt } = order;
  const asked = { dateId, ...refOf(order), cancelledAt };
  const { value, failed, reload } = useRestoration(asking ? asked : undefined);
  if (!may.run(restoreOrder) || isOver(dateId, serverNow())) return null;
  return (
    <>
      <Button
        fullWidth
        icon={<Undo2 aria-hidden="true" />}
        busy={asking && !value}
        onClick={() => setAsking(true)}
      >
        {t('취소한 주문 되살리기')}
      </Button>
      {asking && !value && failed && (
        <Notice tone="error" announce>
          {t('주문을 불러오지 못했어요. 연결되면 다시 불러와요.')}
        </Notice>
      )}
      {value && (
        <RestoreQuestion
          {...{ order, asked, value, reload }}
          waiting={
            'order' in value
              ? waitingFor(links, { uid: asked.uid, orderKey: value.order.orderKey })
              : undefined
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type RestoreQuestionProps = {
  order: CancelledOrder;
  asked: Restoration;
  /** What comes back, or why nothing does. */
  value: NonNullable<ReturnType<typeof useRestoration>['value']>;
  reload: () => void;
  /** The link that ends with it, since only one order can stand at its address. */
  waiting: ReturnType<typeof waitingFor>;
  onClose: () => void;
};

function RestoreQuestion({ order, asked, value, reload, waiting, onClose }: RestoreQuestionProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { dateId, customerInfo } = order;
  const { name } = customerInfo;
  if (!('order' in value)) {
    return (
      <ConfirmDialog
        open
        title={t('되살릴 수 없어요')}
        text={
          'done' in value
            ? value.done.dateId === dateId
              ? t('이미 되살린 주문이에요.')
              : t('다른 날짜로 옮긴 주문이에요. 그 날짜에서 볼 수 있어요.')
            : problemInWords(t, value.problem, order, language)
        }
        confirmLabel={t('닫기')}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  const toPay = amountDue(value.order);
  const restore = async () => {
    const needsReason = value.problem !== undefined;
    setMissing(needsReason && reason.trim() === '');
    if (needsReason && reason.trim() === '') return;
    const result = await run(
      restoreOrder,
      { ...asked, toPay, ...(needsReason && { reason }) },
      {
        seen: null,
        done: t('{{name}}님의 주문을 되살렸어요', { name }),
        // The question says what it is now.
        onRefused: reload,
      },
    );
    if (result !== 'not-stored') navigate(staffPaths.board(dateId), { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={t('{{name}}님의 주문을 되살릴까요?', { name })}
      text={linesInWords(value.order, language)}
      confirmLabel={t('현금 {{amount}} 주문으로 되살리기', { amount: formatMoney(toPay) })}
      cancelLabel={t('그대로 두기')}
      busy={busy}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      <p>{payment(t, value)}</p>
      {waiting && <EndedLinkNotice link={waiting.link} />}
      <OrderPreview
        was={order}
        remarks={sumsInWords(t, value.was, value.order)}
        problem={value.problem}
        language={language}
        reason={reason}
        onReason={setReason}
        missing={missing}
      />
    </ConfirmDialog>
  );
}

/** How it is paid. */
function payment(t: TFunction, { was, isRefunding }: RestoredOrder): string {
  if (!isPrepaid(was)) return t('배송할 때 현금으로 받아요. 손님께 문자로 알려요.');
  const refund = isRefunding
    ? t('카드로 받은 돈은 돌려드리고 있어요.')
    : t('카드로 받은 돈은 돌려드렸어요.');
  return `${refund} ${t('되살리면 배송받을 때 현금을 내는 새 주문이 돼요. 카드로 받으려면 전화 주문에서 결제 링크를 보내 주세요.')}`;
}
