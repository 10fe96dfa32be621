import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../data/device/save-file.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { readRefundsOfDate } from '../../../data/staff/refunds/refunds.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import { refundsCsv } from '../../../domain/refunds/refund-csv.ts';
import { ordersCsv } from '../../../domain/staff/orders/order-csv.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

type DateFilesProps = {
  dateId: string;
  /** Undefined until they are loaded. */
  orders: readonly Order[] | undefined;
};

/** Downloads a date's orders and its refunds as files for accounting. */
export function DateFiles({ dateId, orders }: DateFilesProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
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
        onClick={() => void save('orders', (refunds) => ordersCsv(orders ?? [], refunds))}
      >
        {t('엑셀용 파일 받기 (CSV)')}
      </Button>
      <Button
        fullWidth
        icon={<FileDown aria-hidden="true" />}
        busy={busy}
        onClick={() => void save('refunds', refundsCsv)}
      >
        {t('환불 목록 받기 (CSV)')}
      </Button>
    </>
  );
}
