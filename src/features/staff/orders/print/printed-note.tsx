import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import {
  type PrintedPaper,
  printedPaper,
  storePrinted,
} from '../../../../data/staff/orders/printed-papers.ts';
import { outdateView } from '../../../../data/staff/orders/read-staff-view.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { type DeliveryRun, stopsOf } from '../../../../domain/staff/delivery/delivery-run.ts';
import { keepStopNumbers } from '../../../../domain/staff/delivery/keep-stop-numbers.ts';
import { newlyPrinted } from '../../../../domain/staff/delivery/stop-numbers.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { countChanged, printedOrders } from '../../../../domain/staff/print/changed-since.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from './print.module.css';

type PrintedNoteProps = {
  dateId: string;
  kind: string;
  orders: readonly BoardOrder[];
  /** Of a paper with the stops. */
  run: DeliveryRun | undefined;
  /** Whether the paper has room for it; a sheet of labels has none. */
  onPaper: boolean;
  language: Language;
};

/**
 * On paper, when it was printed; on the screen, when that was last from this phone and how many orders have changed since,
 * so that nobody packs or drives by an old list. The numbers of the stops stay as they were printed.
 */
export function PrintedNote({ dateId, kind, orders, run, onPaper, language }: PrintedNoteProps) {
  const { t } = useTranslation();
  const { busy, run: runAction } = useAction();
  const [printed, setPrinted] = useState<PrintedPaper | undefined>(() =>
    printedPaper(dateId, kind),
  );
  /** What was so before the last print: the browser does not tell whether its dialog was cancelled. */
  const [before, setBefore] = useState<{ paper: PrintedPaper | undefined }>();
  const said = useMemo(() => printedOrders(orders, run), [orders, run]);
  const keepNumbers = async (numbers: ReturnType<typeof newlyPrinted>) => {
    if (busy || Object.keys(numbers).length === 0) return;
    const done = t('인쇄한 번호는 그대로 둘게요');
    await runAction(keepStopNumbers, { dateId, numbers }, { done });
    outdateView();
  };
  useEffect(() => {
    const note = () => {
      const paper = { at: serverNow(), orders: said };
      const stops = run
        ? stopsOf(
            orders.map(({ order }) => order),
            run,
          )
        : [];
      storePrinted(dateId, kind, paper);
      // The browser takes the page as it is when this returns.
      flushSync(() => {
        setPrinted(paper);
        setBefore({ paper: printed });
      });
      void keepNumbers(newlyPrinted(stops, run?.numbers));
    };
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  });
  /** The numbers stay: another paper, of this phone or another, may have them by now. */
  const takeBack = ({ paper }: NonNullable<typeof before>) => {
    storePrinted(dateId, kind, paper);
    setPrinted(paper);
    setBefore(undefined);
  };
  if (!printed) return null;
  const { at } = printed;
  const when = `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  const changed = countChanged(printed.orders, said);
  return (
    <>
      {onPaper && <p className={styles.printed}>{t('{{when}} 인쇄', { when })}</p>}
      {before && (
        <div className={`no-print ${styles.changed}`}>
          <Notice>
            {t('인쇄 창에서 취소하셨나요?')}{' '}
            <Button variant="quiet" onClick={() => takeBack(before)}>
              {t('인쇄하지 않았어요')}
            </Button>
          </Notice>
        </div>
      )}
      {changed > 0 && (
        <div className={`no-print ${styles.changed}`}>
          <Notice tone="honey">
            {t('{{when}}에 인쇄한 뒤로 주문 {{count}}건이 바뀌었어요. 다시 인쇄하세요.', {
              when,
              count: changed,
            })}
          </Notice>
        </div>
      )}
    </>
  );
}
