import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageNames } from '../../content/start-words.ts';
import { useSession } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { invoiceCopy } from '../../data/invoices/issue-invoice.ts';
import { type Invoice, invoiceNumberText } from '../../domain/invoices/invoice.ts';
import { type Language, languageOf, languages } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { InLanguage } from '../../i18n/in-language.tsx';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { CreditNotePapers } from './credit-note-papers.tsx';
import styles from './invoice-paper.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { OrderChangedNotice } from './order-changed-notice.tsx';

type PrintableInvoiceProps = { dateId: string; uid: string; invoiceNo: string };

/**
 * One issued invoice as a page to print. The rules show it to its customer, its issuer and staff; an invoice
 * that does not exist and one of somebody else look the same.
 */
export function PrintableInvoice({ dateId, uid, invoiceNo }: PrintableInvoiceProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const status = useSession((session) => session.status);
  const reader = useSession((session) => (session.status === 'signed-in' ? session.uid : ''));
  // The address may contain the number in its printed form.
  const number = /^\d{1,15}$/.test(invoiceNo) ? Number(invoiceNo) : undefined;
  const copy = useLiveDocument(
    useMemo(
      () => (reader && number !== undefined ? invoiceCopy(number) : undefined),
      [reader, number],
    ),
  );
  const invoice =
    copy.value?.dateId === dateId && copy.value.customerInfo.uid === uid ? copy.value : undefined;
  const user = useUser();
  const [chosen, setChosen] = useState<Language>();

  if (status === 'signed-out') {
    return (
      <EmptyState
        heading="h1"
        title={t('로그인하시면 인보이스를 볼 수 있어요')}
        action={
          <Button variant="primary" onClick={() => openDialog({ kind: 'login' })}>
            {t('로그인')}
          </Button>
        }
      />
    );
  }
  const ownLoading = reader === uid && user.loading;
  if (invoice && !ownLoading) {
    // For staff and issuers it is a paper of their own, which they may also hand to the customer.
    const own = reader === uid ? (user.value?.lang ?? invoice.customerInfo.lang) : language;
    const shown = chosen ?? own;
    return (
      <InLanguage language={shown}>
        <InvoiceToPrint invoice={invoice}>
          {reader !== uid &&
            languages
              .filter((other) => other !== shown)
              .map((other) => (
                <Button key={other} variant="quiet" lang={other} onClick={() => setChosen(other)}>
                  {languageNames[other]}
                </Button>
              ))}
        </InvoiceToPrint>
      </InLanguage>
    );
  }
  if (number !== undefined && (copy.loading || ownLoading)) {
    return <Loading label={t('인보이스를 불러오고 있어요')} />;
  }
  return (
    <EmptyState
      heading="h1"
      title={t('인보이스를 볼 수 없어요')}
      text={t('주소가 맞는지, 인보이스를 받은 계정으로 로그인했는지 확인해 주세요.')}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.dateSelect(language)}>
            {t('주문 화면으로 가기')}
          </Link>
          <LazyContactShop language={language} />
        </>
      }
    />
  );
}

/** The paper under its buttons, with further ones as children. */
function InvoiceToPrint({ invoice, children }: { invoice: Invoice; children: ReactNode }) {
  const { t } = useTranslation();
  useEffect(() => {
    // Browsers use it as the file name when saving as PDF.
    document.title = t('인보이스 {{number}}', { number: invoiceNumberText(invoice.invoice) });
  }, [invoice, t]);
  return (
    <>
      <div className={`no-print ${styles.actions}`}>
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('인쇄하기')}
        </Button>
        {children}
      </div>
      <OrderChangedNotice invoice={invoice} />
      <InvoicePaper heading="h1" invoice={invoice} />
      <CreditNotePapers invoice={invoice} />
    </>
  );
}
