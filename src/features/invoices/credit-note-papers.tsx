import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { creditNotesOf } from '../../data/documents/sources.ts';
import { shopConfig } from '../../data/shop-config.ts';
import { postalAddress } from '../../domain/customer/delivery-info.ts';
import { formatFullDay } from '../../domain/dates/format-date.ts';
import { gstStated } from '../../domain/invoices/gst.ts';
import { type Invoice, invoiceNumberText } from '../../domain/invoices/invoice.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { toCents } from '../../domain/lib/money.ts';
import { lineTitle } from '../../domain/order/order.ts';
import {
  type CreditNote,
  creditNoteNumberText,
  type NoteWay,
} from '../../domain/refunds/payments/credit-note.ts';
import { Paper } from '../../ui/layout/paper.tsx';
import { ReceiptTable } from '../../ui/layout/receipt-table.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import styles from './invoice-paper.module.css';

/** The credit notes of an invoice, each on its own page; the invoice stays as it was issued. */
export function CreditNotePapers({ invoice }: { invoice: Invoice }) {
  const source = useMemo(() => creditNotesOf(invoice.invoice), [invoice.invoice]);
  const notes = Object.values(useLiveDocument(source).value?.notes ?? {});
  return notes
    .sort((a, b) => a.number - b.number)
    .map((note) => <CreditNotePaper key={note.number} note={note} invoice={invoice} />);
}

function CreditNotePaper({ note, invoice }: { note: CreditNote; invoice: Invoice }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const ways = Object.entries(note.ways ?? { [note.to]: note.amount }) as [NoteWay, number][];
  // Points that come back lower the price of a later order, and its GST; only money lowers this one's.
  const menus = Object.keys(note.lines).length > 0 ? note.lines : invoice.menus;
  const amount = toCents(note.amount);
  const gst = note.to === 'card' ? gstStated(shopConfig, amount, { ...invoice, menus }) : undefined;
  return (
    <Paper>
      <article className={clsx(styles.paper, styles.further)}>
        <h2 className={styles.title}>
          {gst ? t('수정 세금계산서 (Adjustment Note)') : t('수정 인보이스')}
        </h2>
        <div className={styles.parties}>
          <address className={styles.party}>
            <p className={styles.name}>{shopConfig.name}</p>
            {shopConfig.abn && <p>{t('ABN {{abn}} (사업자 번호)', { abn: shopConfig.abn })}</p>}
          </address>
          <Rows
            rows={[
              {
                id: 'number',
                label: t('번호'),
                value: <span className={styles.number}>{creditNoteNumberText(note.number)}</span>,
                strong: true,
              },
              {
                id: 'invoice',
                label: t('인보이스 번호'),
                value: invoiceNumberText(invoice.invoice),
              },
              { id: 'issued', label: t('발행일'), value: formatFullDay(note.issuedAt, language) },
            ]}
          />
        </div>
        <address className={styles.party}>
          <p className={styles.label}>{t('고객')}</p>
          <p className={styles.name}>{invoice.customerInfo.name}</p>
          <p>{postalAddress(invoice.customerInfo)}</p>
        </address>
        <ReceiptTable
          sheetName={t('수정 인보이스 {{number}}', { number: creditNoteNumberText(note.number) })}
          heads={{ item: t('품목'), quantity: t('수량'), amount: t('금액') }}
          lines={Object.values(note.lines).map((line) => ({
            id: line.menuKey,
            name: lineTitle(line, language),
            quantity: line.q,
            cents: -toCents(line.subTotal),
          }))}
          totals={[
            ...ways.map(([way, dollars]) => ({
              ...{ id: way, label: noteWayName(t, way) },
              ...{ cents: -toCents(dollars), strong: true },
            })),
            ...(gst === undefined
              ? []
              : [{ id: 'gst', label: t('판매 금액에 포함된 GST'), cents: -gst }]),
          ]}
        />
        {note.reason && <p>{t('이유: {{reason}}', { reason: note.reason })}</p>}
      </article>
    </Paper>
  );
}

function noteWayName(t: TFunction, way: NoteWay): string {
  const names: Record<NoteWay, string> = {
    card: t('카드로 돌려드림'),
    points: t('포인트로 돌려드림'),
    transfer: t('계좌 이체로 돌려드림'),
    cash: t('현금으로 돌려드림'),
    other: t('다른 방법으로 돌려드림'),
    underway: t('카드로 보내는 중'),
    owed: t('아직 돌려드리지 못함'),
  };
  return names[way];
}
