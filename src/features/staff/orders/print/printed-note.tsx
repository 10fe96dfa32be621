import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import {
  type PrintedPaper,
  printedPaper,
  storePrinted,
} from '../../../../data/staff/orders/printed-papers.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { DeliveryRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { countChanged, printedOrders } from '../../../../domain/staff/print/changed-since.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
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
 * so that nobody packs or drives by an old list.
 */
export function PrintedNote({ dateId, kind, orders, run, onPaper, language }: PrintedNoteProps) {
  const { t } = useTranslation();
  const [printed, setPrinted] = useState<PrintedPaper | undefined>(() =>
    printedPaper(dateId, kind),
  );
  const said = useMemo(() => printedOrders(orders, run), [orders, run]);
  useEffect(() => {
    const note = () => {
      const paper = { at: serverNow(), orders: said };
      storePrinted(dateId, kind, paper);
      // The browser takes the page as it is when this returns.
      flushSync(() => setPrinted(paper));
    };
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, [dateId, kind, said]);
  if (!printed) return null;
  const { at } = printed;
  const when = `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  const changed = countChanged(printed.orders, said);
  return (
    <>
      {onPaper && <p className={styles.printed}>{t('{{when}} 인쇄', { when })}</p>}
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
