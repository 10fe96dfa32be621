import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { askRefund } from '../../data/refunds/call-refund-request.ts';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { amountPaid, type Order } from '../../domain/order/order.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { orderVersion } from '../../domain/order/plan/order-plan.ts';
import { maxReasonLength } from '../../domain/refunds/reason-limits.ts';
import type { RefundTarget } from '../../domain/refunds/refund.ts';
import type { RequestedChange } from '../../domain/refunds/requests/refund-request.ts';
import { requestedLines } from '../../domain/refunds/requests/requested-lines.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { refundProblemMessage } from '../../i18n/refund-message.ts';
import { requestedChangeRows } from '../../i18n/requested-change-rows.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { closeEdits } from '../../screen-state/dialogs.ts';
import { useDraftText } from '../../screen-state/use-draft.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { StoredFields } from '../../ui/forms/stored-fields.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './history.module.css';

type AskShopDialogProps = {
  order: Order;
  /** The quantities that the customer wants: menuKey → quantity; empty to cancel. */
  quantities: Record<string, number>;
  onClose: () => void;
};

/** Asks the shop to reduce or cancel a paid order, with a reason. Nothing changes until the shop agrees. */
export function AskShopDialog({ order, quantities, onClose }: AskShopDialogProps) {
  const { t, i18n } = useTranslation();
  const isEmpty = Object.values(quantities).every((q) => q === 0);
  const attempt = useRef<{ id: string; content: string }>(undefined);
  const [cancels, setCancels] = useState(isEmpty);
  const byPoints = amountPaid(order) === 0;
  const [to, setTo] = useState<RefundTarget>(byPoints ? 'points' : 'card');
  const [reason, setReason] = useDraftText(`ask-${order.dateId}-${ownOrderId(order)}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const lang: Language = languageOf(i18n.language);
  const catalogue = useLiveDocument(menus).value ?? {};
  const wish: RequestedChange = cancels ? 'cancel' : { quantities };
  const send = async () => {
    setBusy(true);
    setError(undefined);
    const { dateId, orderKey } = order;
    try {
      const basedOn = orderVersion(order);
      const ask = { dateId, orderKey, basedOn, wish, to, reason, lang };
      // A second tap after a lost response sends the same wish once; another wish is another request.
      const content = JSON.stringify(ask);
      if (attempt.current?.content !== content) {
        attempt.current = { id: crypto.randomUUID(), content };
      }
      const answer = await askRefund({ ...ask, id: attempt.current.id });
      if (answer.kind === 'refused') {
        setError(refundProblemMessage(t, answer.problem));
      } else {
        notify.success(t('가게에 여쭤봤어요. 답은 주문 내역에서 보실 수 있어요.'));
        setReason('');
        closeEdits(dateId);
        onClose();
      }
    } catch (failure) {
      setError(errorMessage(t, toAppError(failure).code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('가게에 물어보기')}
      closeLabel={t('닫기')}
      locked={busy}
      footer={
        <Button variant="primary" size="large" fullWidth busy={busy} onClick={() => void send()}>
          {cancels ? t('취소해 달라고 보내기') : t('이렇게 줄여 달라고 보내기')}
        </Button>
      }
    >
      <StoredFields busy={busy}>
        <div className={styles.stack}>
          <p>{t('가게가 확인하고 답해 드려요. 그때까지 주문은 그대로예요.')}</p>
          {!isEmpty && (
            <Segmented
              label={t('무엇을 원하세요?')}
              options={[
                { value: 'less', label: t('주문 줄이기') },
                { value: 'cancel', label: t('주문 취소') },
              ]}
              value={cancels ? 'cancel' : 'less'}
              onChange={(value) => setCancels(value === 'cancel')}
            />
          )}
          <Rows rows={requestedChangeRows(t, requestedLines(order, wish, catalogue), lang)} />
          {byPoints ? (
            <p>{t('포인트로 내신 주문이라 쓰신 포인트가 돌아와요.')}</p>
          ) : (
            <Segmented
              label={t('어디로 돌려받으시겠어요?')}
              options={[
                { value: 'card', label: t('결제한 카드') },
                { value: 'points', label: t('포인트') },
              ]}
              value={to}
              onChange={setTo}
            />
          )}
          <TextArea
            label={t('이유')}
            optionalLabel={t('(선택)')}
            maxLength={maxReasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {error && (
            <Notice tone="error" action={<LazyContactShop language={languageOf(i18n.language)} />}>
              {error}
            </Notice>
          )}
        </div>
      </StoredFields>
    </Sheet>
  );
}
