import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../data/device/save-file.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { readRefundsOfDate } from '../../../data/staff/refunds/refunds.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import { refundsCsv } from '../../../domain/refunds/refund-csv.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { orderLinesCsv, ordersCsv } from '../../../domain/staff/orders/order-csv.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { orderCsvWords, refundCsvWords } from './csv-words.ts';

type DateFilesProps = {
  dateId: string;
  /** With the cancelled ones; undefined until they are loaded. */
  orders: readonly BoardOrder[] | undefined;
};

/** Downloads a date's orders, their lines and its refunds as files for accounting. */
export function DateFiles({ dateId, orders }: DateFilesProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const live = (orders ?? []).filter(({ cancelled }) => !cancelled).map(({ order }) => order);
  const nameOf = ({ uid, orderKey }: Refund) => {
    const own = orders?.filter(({ order }) => order.customerInfo.uid === uid) ?? [];
    const meant = own.find(({ order }) => order.orderKey === orderKey) ?? own[0];
    return meant?.order.customerInfo.name ?? '';
  };
  const save = async (name: string, content: (refunds: readonly Refund[]) => string) => {
    setBusy(true);
    try {
      const refunds = await readRefundsOfDate(dateId);
      saveFile(`${name}-${dateId}.csv`, 'text/csv', content(refunds));
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        fullWidth
        icon={<FileDown aria-hidden="true" />}
        disabled={!orders}
        busy={busy}
        onClick={() => void save('orders', (refunds) => ordersCsv(live, refunds, orderCsvWords(t)))}
      >
        {t('주문 목록 받기 (CSV)')}
      </Button>
      <Button
        fullWidth
        icon={<FileDown aria-hidden="true" />}
        disabled={!orders}
        onClick={() =>
          saveFile(`lines-${dateId}.csv`, 'text/csv', orderLinesCsv(live, orderCsvWords(t)))
        }
      >
        {t('주문한 음식 받기 (CSV)')}
      </Button>
      <Button
        fullWidth
        icon={<FileDown aria-hidden="true" />}
        disabled={!orders}
        busy={busy}
        onClick={() =>
          void save('refunds', (refunds) => refundsCsv(refunds, nameOf, refundCsvWords(t)))
        }
      >
        {t('환불 목록 받기 (CSV)')}
      </Button>
    </>
  );
}
