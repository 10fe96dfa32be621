import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { saveFile } from '../../../../data/device/save-file.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { type MonthOfInvoices, readInvoices } from '../../../../data/staff/numbers/read-figures.ts';
import { invoiceAmounts, invoiceNumberText } from '../../../../domain/invoices/invoice.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Cents, formatMoney } from '../../../../domain/lib/money.ts';
import { paths } from '../../../../domain/lib/paths.ts';
import { creditNoteNumberText } from '../../../../domain/refunds/payments/credit-note.ts';
import { invoiceSums, invoicesCsv } from '../../../../domain/staff/numbers/invoice-month.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { invoiceCsvWords } from '../csv-words.ts';
import { MonthBar, useMonth } from './month-bar.tsx';
import styles from './numbers.module.css';

/**
 * The invoices of a month with their totals, also as a file for the bookkeeper; the month is kept in the
 * address.
 */
export function InvoicesScreen({ language }: { language: Language }) {
  const { t } = useTranslation();
  const shown = useMonth();
  const { month } = shown;
  const { value: issued, failed } = useRead(`invoices ${month}`, () => readInvoices(month));
  const save = ({ invoices, notes }: MonthOfInvoices) => {
    const csv = invoicesCsv(invoices, notes, invoiceCsvWords(t));
    saveFile(`invoices-${month}.csv`, 'text/csv', csv);
  };
  return (
    <>
      <MonthBar {...shown} language={language} />
      {issued === undefined && failed ? (
        <EmptyState
          title={t('인보이스를 불러오지 못했어요')}
          text={t('인터넷 연결을 확인해 주세요.')}
        />
      ) : issued === undefined ? (
        <Loading label={t('인보이스를 불러오고 있어요')} />
      ) : issued.invoices.length + issued.notes.length === 0 ? (
        <EmptyState title={t('이 달에 발행한 인보이스가 없어요')} />
      ) : (
        <>
          <InvoiceTable {...issued} />
          <Button fullWidth icon={<FileDown aria-hidden="true" />} onClick={() => save(issued)}>
            {t('엑셀용 파일 받기 (CSV)')}
          </Button>
        </>
      )}
    </>
  );
}

function InvoiceTable({ invoices, notes }: MonthOfInvoices) {
  const { t } = useTranslation();
  const sums = invoiceSums(invoices, notes);
  const label = t('인보이스');
  return (
    <div className={styles.scroll} {...{ role: 'group', tabIndex: 0, 'aria-label': label }}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{t('합계')}</th>
            <th scope="col">{t('낸 금액')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => {
            const amounts = invoiceAmounts(invoice, invoice.invoiceType);
            const { dateId, customerInfo } = invoice;
            return (
              <tr key={invoice.invoice}>
                <th scope="row">
                  <Link to={paths.viewInvoice(dateId, customerInfo.uid, invoice.invoice)}>
                    {invoiceNumberText(invoice.invoice)}
                  </Link>{' '}
                  {customerInfo.name}
                  <Deductions {...amounts} />
                </th>
                <td>{formatMoney(amounts.total)}</td>
                <td>{formatMoney(amounts.paid)}</td>
              </tr>
            );
          })}
          {notes.map(({ number, invoice, uid, dateId, amount }) => (
            <tr key={`note-${number}`}>
              <th scope="row">
                {invoice === undefined ? (
                  creditNoteNumberText(number)
                ) : (
                  <Link to={paths.viewInvoice(dateId, uid, invoice)}>
                    {creditNoteNumberText(number)}
                  </Link>
                )}
              </th>
              <td>{formatMoney(-amount)}</td>
              <td>{formatMoney(-amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('{{count}}건 합계', { count: sums.count })}
              <Deductions {...sums} />
            </th>
            <td>{formatMoney(sums.total)}</td>
            <td>{formatMoney(sums.paid)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Points and fees that reduce the amount paid below the total. */
function Deductions(amounts: { points: Cents; fee: Cents; cashBalance: Cents }) {
  const { t } = useTranslation();
  const fee = amounts.fee + amounts.cashBalance;
  return (
    <>
      {amounts.points > 0 && (
        <span className={styles.deduction}>
          {t('포인트')} {formatMoney(amounts.points)}
        </span>
      )}
      {fee > 0 && (
        <span className={styles.deduction}>
          {t('공제·수수료')} {formatMoney(fee)}
        </span>
      )}
    </>
  );
}
