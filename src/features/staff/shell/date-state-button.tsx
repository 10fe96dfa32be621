import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDateState } from '../../../data/staff/change-date.ts';
import { countOpenPayments } from '../../../data/staff/open-payments.ts';
import type { ActiveDate } from '../../../domain/dates.ts';
import { type DateState, dateState } from '../../../domain/staff/date-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useStaffChange } from './use-staff-change.ts';

type DateStateButtonProps = { dateId: string; date: ActiveDate; orders: number | undefined };

/** Shows whether a date takes orders; a tap asks whether to close or reopen it. */
export function DateStateButton({ dateId, date, orders }: DateStateButtonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const state = dateState(date);
  const labels: Record<DateState, string> = {
    open: t('주문 받는 중'),
    closed: t('마감됨'),
    hidden: t('숨김'),
  };
  return (
    <>
      <Button variant={state === 'open' ? 'secondary' : 'quiet'} onClick={() => setAsking(true)}>
        {labels[state]}
      </Button>
      {asking && (
        <AskDateState
          dateId={dateId}
          state={state}
          orders={orders}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type AskDateStateProps = {
  dateId: string;
  state: DateState;
  orders: number | undefined;
  onClose: () => void;
};

function AskDateState({ dateId, state, orders, onClose }: AskDateStateProps) {
  const { t } = useTranslation();
  const { busy, change } = useStaffChange();
  // The question stays the same if somebody else changes the state meanwhile.
  const [seen] = useState(state);
  const [payments, setPayments] = useState<number>();
  useEffect(() => {
    countOpenPayments(dateId).then(setPayments, () => {});
  }, [dateId]);
  const closes = seen === 'open';
  const facts = [
    orders === undefined ? '' : t('주문 {{count}}건이 있어요.', { count: orders }),
    payments === undefined
      ? ''
      : t('결제 중인 카드 주문이 {{count}}건 있어요.', { count: payments }),
  ];
  return (
    <ConfirmDialog
      open
      title={closes ? t('주문을 마감할까요?') : t('다시 주문을 받을까요?')}
      text={[
        ...facts,
        closes
          ? t('마감하면 손님은 주문하거나 고치거나 취소할 수 없어요.')
          : t('손님이 다시 주문하고 고칠 수 있어요.'),
      ]
        .filter(Boolean)
        .join('\n')}
      confirmLabel={closes ? t('마감하기') : t('다시 주문 받기')}
      cancelLabel={t('그대로 두기')}
      tone={closes ? 'danger' : 'primary'}
      busy={busy}
      onConfirm={() =>
        change(() => changeDateState({ dateId, to: closes ? 'closed' : 'open', seen })).then(
          onClose,
        )
      }
      onClose={onClose}
    />
  );
}
