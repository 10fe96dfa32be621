import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { issueInvoice } from '../../data/invoices/issue-invoice.ts';
import type { InvoicePlan } from '../../domain/invoices/invoice.ts';
import { languageOf } from '../../domain/lib/language.ts';
import type { Order } from '../../domain/order/order.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/**
 * Asks once, then issues the invoice with the next number. The dialog then shows it as soon as the order contains the number.
 */
export function IssueButton({ uid, order }: { uid: string; order: Order }) {
  const { t, i18n } = useTranslation();
  const [refusal, setRefusal] = useState<string>();
  const trouble = useTrouble();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const tell = (plan: InvoicePlan) => {
    if (plan.kind === 'write') notify.success(t('인보이스를 발행했어요'));
    else if (plan.kind === 'already-issued') notify.info(t('이미 발행된 인보이스예요'));
    else if (plan.problem === 'not-allowed')
      setRefusal(t('발행 권한이 없어요. 저희에게 연락해 주세요.'));
    else if (plan.problem === 'order-missing')
      setRefusal(t('오래된 주문이라 발행할 수 없어요. 저희에게 연락해 주세요.'));
    else if (plan.problem === 'too-many')
      setRefusal(t('이 날짜에는 더 발행할 수 없어요. 저희에게 연락해 주세요.'));
    else trouble.report(t('잠시 문제가 생겼어요. 다시 시도해 주세요.'));
  };
  const issue = async () => {
    setBusy(true);
    try {
      const { dateId, orderKey } = order;
      tell(await issueInvoice(uid, { dateId, orderKey }));
    } catch (error) {
      trouble.report(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  if (refusal) {
    return (
      <Notice tone="error" action={<ContactShop language={languageOf(i18n.language)} />}>
        {refusal}
      </Notice>
    );
  }
  return (
    <>
      <Button variant="primary" size="large" fullWidth onClick={() => setAsking(true)}>
        {t('인보이스 발행하기')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('인보이스를 발행할까요?')}
        text={t('번호가 차례대로 매겨져서, 발행한 뒤에는 고치거나 지울 수 없어요.')}
        confirmLabel={t('발행하기')}
        cancelLabel={t('다시 볼게요')}
        busy={busy}
        busyLabel={t('발행하고 있어요')}
        onConfirm={() => void issue()}
        onClose={() => setAsking(false)}
      />
      {trouble.help}
    </>
  );
}
