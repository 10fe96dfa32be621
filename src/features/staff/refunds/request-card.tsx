import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { maxReasonLength } from '../../../domain/refunds/reason-limits.ts';
import { declineRequest } from '../../../domain/refunds/refund-actions.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import type { CustomerRequest } from '../../../domain/refunds/requests/refund-request.ts';
import { requestedChangeRows } from '../../../i18n/requested-change-rows.ts';
import { useDraftText } from '../../../screen-state/use-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { refusals, tellSettled } from './decision-problem.ts';
import styles from './refunds.module.css';
import { Refusals } from './refusals.tsx';

type RequestCardProps = {
  request: CustomerRequest;
  order: Order;
  language: Language;
  /** A preview of what is requested is on its way. */
  agreeing: boolean;
  onAgree: () => void;
};

/** The customer's request, in the quantities of its day, to agree to, or to decline with a message. */
export function RequestCard({ request, order, language, agreeing, onAgree }: RequestCardProps) {
  const { t } = useTranslation();
  const [declining, setDeclining] = useState(false);
  const [words, setWords] = useDraftText(`declined-${request.id}`);
  const { busy, problems, refuse, run } = useAction<RefundProblem>();
  const { wish, reason, to, at, basedOn } = request;
  const decline = async () => {
    if (words.trim() === '') return refuse([{ code: 'reason-missing' }]);
    const done = () => t('요청을 거절했어요');
    const outcome = await run(declineRequest, { request: request.id, words }, { done });
    const settled = outcome?.kind === 'refused' && tellSettled(t, outcome.problem);
    if (outcome?.kind === 'done') setWords('');
    if (outcome?.kind === 'done' || settled) setDeclining(false);
  };
  const { reason: wordsError, ...others } = refusals(t, problems);
  return (
    <Notice
      tone="honey"
      title={wish === 'cancel' ? t('손님이 취소를 원해요') : t('손님이 주문을 줄이고 싶어 해요')}
      action={
        <div className={styles.actions}>
          <Button variant="primary" busy={agreeing} onClick={onAgree}>
            {t('요청대로 하기')}
          </Button>
          <Button onClick={() => setDeclining(true)}>{t('거절하기')}</Button>
        </div>
      }
    >
      <p>
        {formatDay(at, language, at)} {formatTime(at, language)} ·{' '}
        {to === 'points' ? t('포인트로 받고 싶어 해요') : t('카드로 받고 싶어 해요')}
      </p>
      {reason && <p>“{reason}”</p>}
      {basedOn !== orderVersion(order) && <p>{t('요청한 뒤에 주문이 바뀌었어요.')}</p>}
      <Rows rows={requestedChangeRows(t, request.lines, language)} />
      <ConfirmDialog
        open={declining}
        title={t('요청을 거절할까요?')}
        text={t('손님이 이 말을 그대로 읽어요. 주문은 그대로예요.')}
        confirmLabel={t('거절하기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void decline()}
        onClose={() => setDeclining(false)}
      >
        <TextArea
          label={t('손님께 드리는 말')}
          maxLength={maxReasonLength}
          value={words}
          error={wordsError}
          onChange={(event) => setWords(event.target.value)}
        />
        <Refusals messages={others} />
      </ConfirmDialog>
    </Notice>
  );
}
