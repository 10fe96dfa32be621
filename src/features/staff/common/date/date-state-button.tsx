import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { countOpenPayments } from '../../../../data/staff/inbox/open-payments.ts';
import type { ActiveDate, ActiveDates } from '../../../../domain/dates/active-date.ts';
import { sydneyStamp } from '../../../../domain/dates/sydney-time.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { openingChecks, preventsOpening } from '../../../../domain/staff/dates/date-checks.ts';
import {
  changeDateState,
  type DateState,
  dateState,
  fieldsOfState,
} from '../../../../domain/staff/dates/date-state.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { dateCheckMessage } from '../changes/staff-problem-message.ts';
import { useAction } from '../changes/use-action.ts';

type DateStateButtonProps = {
  dateId: string;
  date: ActiveDate;
  dates: ActiveDates;
  menus: Menus;
  orders?: number | undefined;
};

/** A button that asks whether to close or open a date. */
export function DateStateButton(props: DateStateButtonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const state = dateState(props.date);
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {state === 'open' ? t('마감하기') : t('주문 받기')}
      </Button>
      {asking && (
        <DateStateQuestion
          {...props}
          to={state === 'open' ? 'closed' : 'open'}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Whether two moments are on the same day in Sydney. */
function isSameDay(one: number, other: number): boolean {
  return sydneyStamp(one).slice(0, 8) === sydneyStamp(other).slice(0, 8);
}

type DateStateQuestionProps = DateStateButtonProps & { to: DateState; onClose: () => void };

/** Asks whether a date gets another state, and names the orders and unpaid payments that it has. */
export function DateStateQuestion(props: DateStateQuestionProps) {
  const { dateId, date, dates, menus, orders, onClose } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  // The question stays the same if somebody else changes the state meanwhile.
  const [to] = useState(props.to);
  const [wasHidden] = useState(!date.active);
  const [shown] = useState({ active: date.active, orderDone: date.orderDone });
  const [unpaid, setUnpaid] = useState<{ payments: number; links: number }>();
  useEffect(() => {
    countOpenPayments(dateId).then(setUnpaid, () => {});
  }, [dateId]);
  const opens = to === 'open';
  const problems = opens
    ? openingChecks(dateId, date, menus, dates, serverNow()).filter(preventsOpening)
    : [];
  if (problems.length > 0) {
    const codes = new Set(problems.map(({ code }) => code));
    return (
      <ConfirmDialog
        open
        title={t('이 날짜는 아직 주문을 받을 수 없어요')}
        text={[...codes].map((code) => dateCheckMessage(t, code)).join('\n')}
        confirmLabel={t('이 날짜 살펴보기')}
        cancelLabel={t('그대로 두기')}
        onConfirm={() => navigate(staffPaths.date(dateId))}
        onClose={onClose}
      />
    );
  }
  const words = {
    open: {
      title: wasHidden ? t('손님께 보이고 주문을 받을까요?') : t('다시 주문을 받을까요?'),
      text: t('손님이 주문하고 고칠 수 있어요.'),
      confirm: wasHidden ? t('보이고 주문 받기') : t('다시 주문 받기'),
      done: t('주문을 받아요'),
    },
    closed: {
      title: t('주문을 마감할까요?'),
      text: t('마감하면 손님은 주문하거나 고치거나 취소할 수 없어요.'),
      confirm: t('마감하기'),
      done: t('주문을 마감했어요'),
    },
    hidden: {
      title: t('이 날짜를 숨길까요?'),
      text: t('숨기면 손님께 보이지 않고, 손님은 주문하거나 고치거나 취소할 수 없어요.'),
      confirm: t('숨기기'),
      done: t('숨겼어요'),
    },
  }[to];
  const facts = [
    orders === undefined ? '' : t('주문 {{count}}건이 있어요.', { count: orders }),
    unpaid === undefined
      ? ''
      : unpaid.payments === 0
        ? t('결제 중인 카드 주문은 없어요.')
        : t('결제 중인 카드 주문이 {{count}}건 있어요.', { count: unpaid.payments }),
    unpaid === undefined || unpaid.links === 0
      ? ''
      : t('결제 링크를 받고 아직 내지 않은 주문이 {{count}}건 있어요.', { count: unpaid.links }),
  ];
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={[
        ...facts,
        opens && isSameDay(date.deliveryDate, serverNow())
          ? t('오늘 배송하는 날짜예요. 장을 보고 만든 뒤에 주문이 더 들어올 수 있어요.')
          : '',
        words.text,
        !opens && unpaid !== undefined && unpaid.links > 0
          ? t('보낸 결제 링크로는 정해진 시간까지 결제하실 수 있어요.')
          : '',
      ]
        .filter(Boolean)
        .join('\n')}
      confirmLabel={words.confirm}
      cancelLabel={t('그대로 두기')}
      tone={opens ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() =>
        run(
          changeDateState,
          { dateId, ...fieldsOfState(to, shown) },
          { seen: shown, done: words.done },
        ).then((result) => {
          if (result === 'not-stored') return;
          onClose();
          // There those who asked are told that it has opened.
          if (result === 'stored' && opens && wasHidden) {
            navigate(staffPaths.date(dateId), { replace: true });
          }
        })
      }
      onClose={onClose}
    />
  );
}
