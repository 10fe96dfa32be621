import { useTranslation } from 'react-i18next';
import { shopConfig } from '../../data/shop-config.ts';
import { postalAddress } from '../../domain/customer/delivery-info.ts';
import { deliveryMoment } from '../../domain/dates/delivery-day.ts';
import { formatFullDay } from '../../domain/dates/format-date.ts';
import { gstStated } from '../../domain/invoices/gst.ts';
import {
  type Invoice,
  type InvoiceAmounts,
  invoiceAmounts,
  invoiceNumberText,
  isInvoicePaid,
} from '../../domain/invoices/invoice.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { type Cents, formatMoney, toCents } from '../../domain/lib/money.ts';
import { amountDue, lineTitle } from '../../domain/order/order.ts';
import { SheetNumbers } from '../../parts/sheet-numbers.tsx';
import { Paper } from '../../ui/layout/paper.tsx';
import { ReceiptTable, type ReceiptTotal } from '../../ui/layout/receipt-table.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import styles from './invoice-paper.module.css';

/** The data of an invoice; before it is issued it has no number and no date. */
export interface InvoiceDraft extends Omit<Invoice, 'invoice' | 'invoiceDate' | 'issuedBy'> {
  invoice?: number | undefined;
  invoiceDate?: number | undefined;
}

type InvoicePaperProps = {
  invoice: InvoiceDraft;
  /** `h1` where the invoice is the whole page. */
  heading: 'h1' | 'h2';
};

/** An invoice for screen and print (spec §2). */
export function InvoicePaper({ invoice, heading: Heading }: InvoicePaperProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const amounts = invoiceAmounts(invoice, invoice.invoiceType);
  const gst = gstStated(shopConfig, amountDue(invoice), invoice);
  const issued =
    invoice.invoiceDate === undefined ? t('발행 전') : formatFullDay(invoice.invoiceDate, language);
  const name = t('인보이스 {{number}}', { number: invoiceNumberText(invoice.invoice) });
  const delivered = formatFullDay(deliveryMoment(invoice.dateId), language);
  return (
    <Paper>
      <SheetNumbers paper={name} />
      <article className={styles.paper}>
        <Heading className={styles.title}>
          {gst ? t('세금계산서 (Tax Invoice)') : t('인보이스')}
        </Heading>
        <div className={styles.parties}>
          <Seller />
          <Rows
            rows={[
              {
                id: 'number',
                label: t('인보이스 번호'),
                value: <span className={styles.number}>{invoiceNumberText(invoice.invoice)}</span>,
                strong: true,
              },
              { id: 'issued', label: t('발행일'), value: issued },
              { id: 'delivery', label: t('배송일'), value: delivered },
            ]}
          />
        </div>
        <Customer invoice={invoice} />
        <ReceiptTable
          sheetName={name}
          heads={{ item: t('품목'), quantity: t('수량'), amount: t('금액') }}
          lines={Object.values(invoice.menus).map((line) => ({
            id: line.menuKey,
            name: lineTitle(line, language),
            note: [
              line.q > 1 && `${t('단가')} ${formatMoney(toCents(line.price))}`,
              gst !== undefined && invoice.gstFree?.includes(line.menuKey) && t('GST 면세'),
            ]
              .filter(Boolean)
              .join(' · '),
            quantity: line.q,
            cents: toCents(line.price) * line.q,
          }))}
          totals={useTotals(amounts, gst, isInvoicePaid(invoice))}
        />
      </article>
    </Paper>
  );
}

function Seller() {
  const { t } = useTranslation();
  return (
    <address className={styles.party}>
      <p className={styles.label}>{t('판매자')}</p>
      <p className={styles.name}>{shopConfig.name}</p>
      {shopConfig.abn && <p>{t('ABN {{abn}} (사업자 번호)', { abn: shopConfig.abn })}</p>}
      <p>{shopConfig.address}</p>
      <p>{shopConfig.phone}</p>
      <p>{shopConfig.email}</p>
    </address>
  );
}

/** Always printed: a tax invoice of $1,000 or more must name its buyer. */
function Customer({ invoice: { customerInfo } }: { invoice: InvoiceDraft }) {
  const { t } = useTranslation();
  return (
    <address className={styles.party}>
      <p className={styles.label}>{t('고객')}</p>
      <p className={styles.name}>{customerInfo.name}</p>
      {customerInfo.acName && <p>{customerInfo.acName}</p>}
      <p>{postalAddress(customerInfo)}</p>
      <p>{customerInfo.phone}</p>
    </address>
  );
}

/**
 * `gst`: undefined where none is stated. `settled`: whether the last amount is paid; undefined where
 * it is not known.
 */
function useTotals(
  amounts: InvoiceAmounts,
  gst: Cents | undefined,
  settled: boolean | undefined,
): ReceiptTotal[] {
  const { t } = useTranslation();
  const { total, points, cashBalance, fee, feePercent, paid } = amounts;
  const totals: ReceiptTotal[] = [];
  if (total !== paid) totals.push({ id: 'total', label: t('합계'), cents: total });
  if (points > 0) totals.push({ id: 'points', label: t('포인트 사용'), cents: -points });
  if (cashBalance > 0) {
    totals.push({ id: 'balance', label: t('캐시 잔액 공제'), cents: -cashBalance });
  }
  if (feePercent > 0) {
    const label = t('수수료 {{percent}}%', { percent: feePercent });
    totals.push({ id: 'fee', label, cents: -fee });
  }
  const label =
    settled === undefined ? t('결제 금액') : settled ? t('지불 금액') : t('지불하실 금액');
  totals.push({ id: 'paid', label, cents: paid, strong: true });
  if (gst !== undefined) totals.push({ id: 'gst', label: t('판매 금액에 포함된 GST'), cents: gst });
  return totals;
}
