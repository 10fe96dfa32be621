import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CompletionResponse } from '../../../data/card/card-payment.ts';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { customerOrders } from '../../../data/documents/sources.ts';
import { noteStored } from '../../../data/documents/stored-changes.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { ownValue } from '../../../domain/lib/own-value.ts';
import { paths } from '../../../domain/lib/paths.ts';
import { showStoredOrder } from '../../../screen-state/finish-order.ts';
import { orderCopyMs } from '../../../screen-state/timing.ts';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

type PaymentDoneProps = {
  language: Language;
  uid: string;
  answer: CompletionResponse;
};

/** Finishes a paid order: empties the basket, shows the order, returns to the menus. */
export function PaymentDone({ language, uid, answer }: PaymentDoneProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dateId, orderKey, attemptId } = answer;
  const orders = useLiveDocument(useMemo(() => customerOrders(uid), [uid])).value;
  const stored = ownValue(orders?.[dateId], orderKey);
  const order = stored?.attemptId === attemptId ? stored : undefined;
  const [late, setLate] = useState(false);
  useEffect(() => {
    noteStored();
    const timer = setTimeout(() => setLate(true), orderCopyMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!order && !late) return;
    // The dialog that shows an order says that its SMS is being sent.
    if (order) showStoredOrder(order);
    else notify.success(t('주문이 완료되었어요. 감사합니다!'));
    void navigate(paths.dateDetail(language, dateId, serverNow()), { replace: true });
  }, [order, late, t, navigate, language, dateId]);
  return <Loading label={t('결제를 확인하고 있어요')} />;
}
