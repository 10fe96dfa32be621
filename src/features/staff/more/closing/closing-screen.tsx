import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readClosings } from '../../../../data/staff/closing/read-closings.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { isOpen } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { closeDay } from '../../../../domain/staff/closing/close-day.ts';
import {
  type CashStop,
  cashByDriver,
  cashStopsOf,
} from '../../../../domain/staff/closing/day-closing.ts';
import { boardId } from '../../../../domain/staff/orders/board.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { addressIn } from '../../common/changes/address-in.ts';
import { Folded } from '../../common/folded.tsx';
import form from '../../common/forms/staff-form.module.css';
import { useMay } from '../../common/shell/role.ts';
import type { Board } from '../../orders/use-board.ts';
import { ClosedDay } from './closed-day.tsx';
import { ClosingForm } from './closing-form.tsx';
import { OpenCash } from './open-cash.tsx';

type ClosingScreenProps = {
  dateId: string;
  date: ActiveDate | undefined;
  board: Board;
  language: Language;
};

/** The cash of a date: as it was marked and counted, frozen once the day is closed. */
export function ClosingScreen({ dateId, date, board, language }: ClosingScreenProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { value, failed, reload } = useRead(`closings ${dateId}`, () => readClosings(dateId));
  const nameOf = useCustomerNames(board);
  const [correcting, setCorrecting] = useState(false);
  const { orders, marksKnown } = board;
  // What is being typed stays on the screen while the connection is lost.
  const [isReady, setReady] = useState(false);
  if (marksKnown && !isReady) setReady(true);
  if (!value || !orders || !isReady) {
    return failed || board.error ? (
      <EmptyState title={t('정산을 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    ) : (
      <Loading label={t('정산을 불러오고 있어요')} />
    );
  }
  const stops = cashStopsOf(orders);
  const last = value.at(-1);
  const mayClose = may.run(closeDay);
  const finish = () => {
    setCorrecting(false);
    reload();
  };
  if (last && !correcting) {
    return (
      <div className={form.screen}>
        <ClosedDay closing={last} now={stops} nameOf={nameOf} language={language} />
        {mayClose && (
          <Button fullWidth onClick={() => setCorrecting(true)}>
            {t('정산 바로잡기')}
          </Button>
        )}
        {value
          .slice(0, -1)
          .toReversed()
          .map((closing) => (
            <Folded
              key={closing.number}
              title={t('{{number}}번째 정산', { number: closing.number })}
            >
              {() => <ClosedDay closing={closing} nameOf={nameOf} language={language} />}
            </Folded>
          ))}
      </div>
    );
  }
  const takesOrders = isOpen(date);
  return (
    <div className={form.screen}>
      {takesOrders && <Notice>{t('돈은 주문을 마감한 뒤에 정산해요.')}</Notice>}
      {mayClose && !takesOrders ? (
        <ClosingForm
          // A closing by somebody else meanwhile makes this one a correction.
          key={value.length + 1}
          dateId={dateId}
          stops={stops}
          last={last}
          connected={marksKnown}
          onDone={finish}
          onTheirs={reload}
          onCancel={last && (() => setCorrecting(false))}
        >
          <OpenCash stops={stops} nameOf={nameOf} />
        </ClosingForm>
      ) : (
        <>
          <MarkedCash stops={stops} />
          <OpenCash stops={stops} nameOf={nameOf} />
        </>
      )}
      <ButtonLink fullWidth to={`${staffPaths.board(dateId)}?show=to-collect`}>
        {t('돈 받음 표시하러 가기')}
      </ButtonLink>
    </div>
  );
}

/** Names the customer of an order by its id; the address where the name was removed or the order is gone. */
function useCustomerNames({
  orders,
  cancelled,
}: Pick<Board, 'orders' | 'cancelled'>): (id: string) => string {
  return useMemo(() => {
    const all = [...cancelled, ...(orders ?? []).map(({ order }) => order)];
    const names = new Map(all.map((order) => [boardId(order), order.customerInfo.name]));
    return (id) => names.get(id) || addressIn(id);
  }, [orders, cancelled]);
}

/** What everybody has marked as taken so far, for whoever does not count it. */
function MarkedCash({ stops }: { stops: readonly CashStop[] }) {
  const { t } = useTranslation();
  const rows = cashByDriver(stops).map(({ by, taken, stops }) => ({
    id: by,
    label: `${by} · ${t('{{count}}곳', { count: stops })}`,
    value: formatMoney(taken),
  }));
  return (
    <Card>{rows.length > 0 ? <Rows rows={rows} /> : t('아직 받음으로 표시한 돈이 없어요.')}</Card>
  );
}
