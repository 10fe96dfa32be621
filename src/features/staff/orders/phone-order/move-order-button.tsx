import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { activeDates } from '../../../../data/documents/sources.ts';
import { useMove } from '../../../../data/staff/orders/use-move.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { areaOf } from '../../../../domain/dates/date-card.ts';
import { formatDay } from '../../../../domain/dates/format-date.ts';
import { isOver } from '../../../../domain/dates/open-dates.ts';
import { languageOf } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { amountDue, type Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { moveOrder } from '../../../../domain/staff/orders/move-order.ts';
import { orderStateOf } from '../../../../domain/staff/orders/order-state.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { draftOf, forgetDraft } from '../../../../screen-state/drafts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { stateLabels } from '../../common/date/date-state-labels.ts';
import {
  EndedLinkNotice,
  linesInWords,
  OrderPreview,
  problemInWords,
  sumsInWords,
} from '../../common/order-preview.tsx';
import { editDraft } from './phone-order-draft.ts';

type MoveOrderProps = {
  order: Order;
  /** That it is for. */
  date: ActiveDate;
};

/** Moves a cash order to another date of its area, after a question that shows what it is there. */
export function MoveOrderButton(props: MoveOrderProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (isOver(props.order.dateId, serverNow())) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('배송 날짜 옮기기')}
      </Button>
      {asking && <MoveQuestion {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function MoveQuestion({ order, date, onClose }: MoveOrderProps & { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const days = useDays(order, date);
  const [toDateId, setToDateId] = useState('');
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const { value, failed, reload } = useMove(order, toDateId || undefined);
  const { name } = order.customerInfo;
  const moved = value && 'order' in value ? value : undefined;
  const needsReason = moved?.problem !== undefined;
  const error = () => {
    if (toDateId === '') return confirmed ? t('날짜를 골라 주세요.') : undefined;
    return value && 'problem' in value && value.problem && !moved
      ? problemInWords(t, value.problem, order, language)
      : undefined;
  };
  const move = async () => {
    setConfirmed(true);
    if (!moved || (needsReason && reason.trim() === '')) return;
    const { dateId } = order;
    const toPay = amountDue(moved.order);
    const result = await run(
      moveOrder,
      { dateId, ...refOf(order), toDateId, toPay, ...(needsReason && { reason }) },
      {
        seen: { dateId, order: orderStateOf(order) },
        done: t('{{name}}님의 주문을 옮겼어요', { name }),
        // The question says what it is now.
        onRefused: reload,
      },
    );
    if (result === 'not-stored') return;
    onClose();
    if (result !== 'stored') return;
    forgetDraft(editDraft(order));
    navigate(staffPaths.board(toDateId), { replace: true });
  };
  const title = t('{{name}}님의 주문을 언제로 옮길까요?', { name });
  if (days.length === 0) {
    return (
      <ConfirmDialog
        open
        title={title}
        text={t('옮길 수 있는 날짜가 없어요. 날짜를 먼저 만들어 주세요.')}
        confirmLabel={t('닫기')}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  const day = days.find(({ value: id }) => id === toDateId)?.day ?? '';
  return (
    <ConfirmDialog
      open
      title={title}
      text={linesInWords(order, language)}
      confirmLabel={
        moved
          ? t('{{day}} 배송으로 옮기기 (현금 {{amount}})', {
              day,
              amount: formatMoney(amountDue(moved.order)),
            })
          : t('배송 날짜 옮기기')
      }
      cancelLabel={t('그대로 두기')}
      busy={busy}
      reading={toDateId !== '' && !value}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <SelectField
        label={t('옮길 날짜')}
        options={[{ value: '', label: t('날짜를 골라 주세요') }, ...days]}
        value={toDateId}
        error={error()}
        onChange={(id) => {
          setToDateId(id);
          setConfirmed(false);
        }}
      />
      {failed && !value && (
        <Notice tone="error" announce>
          {t('주문을 불러오지 못했어요. 연결되면 다시 불러와요.')}
        </Notice>
      )}
      {draftOf(editDraft(order)) && (
        <Notice tone="honey">
          {t('저장하지 않은 것은 함께 옮겨지지 않아요. 남기려면 먼저 저장해 주세요.')}
        </Notice>
      )}
      {moved?.link && <EndedLinkNotice link={moved.link} />}
      {moved && (
        <OrderPreview
          was={order}
          remarks={[t('손님께 바뀐 날짜를 문자로 알려요.'), ...sumsInWords(t, order, moved.order)]}
          problem={moved.problem}
          language={language}
          reason={reason}
          onReason={setReason}
          missing={confirmed && reason.trim() === ''}
        />
      )}
    </ConfirmDialog>
  );
}

/** The dates that the order could move to: their days are not over, and the shop delivers to its address on them. */
function useDays(order: Order, date: ActiveDate): { value: string; label: string; day: string }[] {
  const { t, i18n } = useTranslation();
  const { value: dates = {} } = useLiveDocument(activeDates);
  const now = serverNow();
  const labels = stateLabels(t);
  return Object.entries(dates)
    .filter(([id, one]) => id !== order.dateId && !isOver(id, now) && areaOf(one) === areaOf(date))
    .sort(([, a], [, b]) => a.deliveryDate - b.deliveryDate)
    .map(([id, one]) => {
      const day = formatDay(one.deliveryDate, languageOf(i18n.language), now);
      const state = dateState(one);
      return { value: id, day, label: state === 'open' ? day : `${day} · ${labels[state]}` };
    });
}
