import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../data/customer/use-user.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import { invoiceCopy } from '../../data/invoices/issue-invoice.ts';
import { useOwnOrder } from '../../data/order/use-older-orders.ts';
import type { User } from '../../domain/customer/user.ts';
import { gstFreeLines } from '../../domain/invoices/gst.ts';
import { invoiceTypeOf } from '../../domain/invoices/invoice.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { IssueButton } from './issue-button.tsx';
import { OrderChangedNotice } from './order-changed-notice.tsx';

type InvoiceDialogProps = { onClose: () => void; dateId: string; orderId: string };

/**
 * The invoice of the customer's own order: a preview with ****** until it is issued, then the stored copy
 * (spec §4).
 */
export function InvoiceDialog({ onClose, dateId, orderId }: InvoiceDialogProps) {
  const { order, ...found } = useOwnOrder(dateId, (one) => ownOrderId(one) === orderId);
  const { value: user, ...account } = useUser();
  const { t, i18n } = useTranslation();
  if (order?.invoice !== undefined) {
    return <Issued number={order.invoice} order={order} onClose={onClose} />;
  }
  if (order && user) return <Preview order={order} user={user} onClose={onClose} />;
  const { loading, error } = order ? account : found;
  return (
    <InvoiceSheet onClose={onClose}>
      {loading ? (
        <Loading label={t('인보이스를 불러오고 있어요')} />
      ) : (
        <EmptyState
          title={error ? t('주문 내역을 불러오지 못했어요') : t('주문을 찾지 못했어요')}
          text={error && errorMessage(t, error.code)}
          action={<LazyContactShop language={languageOf(i18n.language)} />}
        />
      )}
    </InvoiceSheet>
  );
}

type InvoiceSheetProps = { onClose: () => void; footer?: ReactNode; children: ReactNode };

function InvoiceSheet({ onClose, footer, children }: InvoiceSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('인보이스')}
      reading
      closeLabel={t('닫기')}
      width="wide"
      footer={footer}
    >
      {children}
    </Sheet>
  );
}

type PreviewProps = { order: Order; user: User; onClose: () => void };

function Preview({ order, user, onClose }: PreviewProps) {
  const catalogue = useLiveDocument(menus).value;
  const gstFree = catalogue && gstFreeLines(order.menus, catalogue);
  const draft = { ...order, invoiceType: invoiceTypeOf(user), gstFree };
  return (
    <InvoiceSheet onClose={onClose} footer={<IssueButton uid={user.uid} order={order} />}>
      <InvoicePaper heading="h2" invoice={draft} />
    </InvoiceSheet>
  );
}

type IssuedProps = { number: number; order: Order; onClose: () => void };

function Issued({ number, order, onClose }: IssuedProps) {
  const { t } = useTranslation();
  const copy = useLiveDocument(useMemo(() => invoiceCopy(number), [number]));
  const { uid } = order.customerInfo;
  // The order itself until the copy is loaded, and for old invoices without one.
  const shown = copy.value ?? { ...order, invoiceType: order.invoiceType ?? 'normal' };
  return (
    <InvoiceSheet
      onClose={onClose}
      footer={
        <a
          className={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}
          href={paths.viewInvoice(order.dateId, uid, number)}
          target="_blank"
          rel="noreferrer"
        >
          {t('인쇄하거나 저장하기')}
        </a>
      }
    >
      {copy.loading ? (
        <Loading label={t('인보이스를 불러오고 있어요')} />
      ) : (
        <>
          {copy.value && <OrderChangedNotice invoice={copy.value} />}
          <InvoicePaper heading="h2" invoice={shown} />
        </>
      )}
    </InvoiceSheet>
  );
}
