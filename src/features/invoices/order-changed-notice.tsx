import { useTranslation } from 'react-i18next';
import { useOwnOrder } from '../../data/order/use-older-orders.ts';
import { hasChangedSince, type Invoice } from '../../domain/invoices/invoice.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Tells the customer that the order has changed since its invoice was issued. */
export function OrderChangedNotice({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useTranslation();
  // A changed address gives the order another key, and an order in the place of a cancelled one has no invoice.
  const { order } = useOwnOrder(
    invoice.dateId,
    (one) => one.invoice === invoice.invoice || one.orderKey === invoice.orderKey,
  );
  if (!order || !hasChangedSince(invoice, order)) return null;
  return (
    <div className="no-print">
      <Notice
        tone="honey"
        title={t('발행한 뒤에 주문이 바뀌었어요')}
        action={<ContactShop language={languageOf(i18n.language)} />}
      >
        {t('이 인보이스는 발행한 때의 주문이에요. 고치려면 저희에게 연락해 주세요.')}
      </Notice>
    </div>
  );
}
