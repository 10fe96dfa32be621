import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { startSession } from '../data/customer/use-session.ts';
import { PrintableInvoice } from '../features/invoices/printable-invoice.tsx';
import { Page } from '../ui/layout/page.tsx';

/** The printable invoice, opened from the dialog or by its address. */
export default function ViewInvoice() {
  const { dateId = '', uid = '', invoiceNo = '' } = useParams();
  useEffect(() => {
    void startSession();
  }, []);
  return (
    <Page>
      <PrintableInvoice dateId={dateId} uid={uid} invoiceNo={invoiceNo} />
    </Page>
  );
}
