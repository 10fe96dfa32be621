import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../data/device/save-file.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { readRefundsOfDate } from '../../../data/staff/refunds/refunds-of-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { CancelledOrder, Order } from '../../../domain/order/order.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import { refundsCsv } from '../../../domain/refunds/refund-csv.ts';
import { refundCustomer } from '../../../domain/refunds/refund-customer.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { orderLinesCsv, ordersCsv } from '../../../domain/staff/orders/order-csv.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { orderCsvWords, refundCsvWords } from './csv-words.ts';

type DateFilesProps = {
  dateId: string;
  /** Without the cancelled ones; undefined until they are loaded. */
  orders: readonly BoardOrder<Order>[] | undefined;
  cancelled: readonly CancelledOrder[];
  language: Language;
};

/** Downloads a date's orders, their lines and its refunds as files for accounting. */
export function DateFiles({ dateId, orders, cancelled, language }: DateFilesProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const live = (orders ?? []).map(({ order }) => order);
  const marks = new Map(orders?.map((one) => [one.id, one.marks]));
  const customerOf = (refund: Refund) => refundCustomer(refund, [...live, ...cancelled]);
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
        onClick={() =>
          void save('orders', (refunds) =>
            ordersCsv(live, { refunds, marks }, orderCsvWords(t, language)),
          )
        }
      >
        {t('주문 목록 받기 (CSV)')}
      </Button>
      <Button
        fullWidth
        icon={<FileDown aria-hidden="true" />}
        disabled={!orders}
        onClick={() =>
          saveFile(
            `lines-${dateId}.csv`,
            'text/csv',
            orderLinesCsv(live, orderCsvWords(t, language)),
          )
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
          void save('refunds', (refunds) => refundsCsv(refunds, customerOf, refundCsvWords(t)))
        }
      >
        {t('환불 목록 받기 (CSV)')}
      </Button>
    </>
  );
}
