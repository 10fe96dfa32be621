import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onPageRestored } from '../../../data/device/page-restored.ts';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { cameBackUnanswered } from '../../../screen-state/left-for-payment.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import type { CardPayment } from '../submit/use-card-payment.ts';

const IncompleteOrdersDialog = lazyPart(
  async () => (await import('./incomplete-orders-dialog.tsx')).IncompleteOrdersDialog,
);

type IncompleteOrdersButtonProps = {
  uid: string;
  waiting: readonly TempOrder[];
  language: Language;
  card: CardPayment;
  /** The screen tells how the payment ended: the orders don't open above it by themselves. */
  told?: boolean;
};

/**
 * The red button for incomplete card orders; not rendered without any (spec §2). Whoever comes back from the provider's
 * page by Back is shown them at once: nobody should wonder whether that was an order.
 */
export function IncompleteOrdersButton({ told = false, ...props }: IncompleteOrdersButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = props.waiting.length;
  useEffect(() => {
    const show = () => {
      if (count > 0 && !told && cameBackUnanswered()) setOpen(true);
    };
    show();
    return onPageRestored(show);
  }, [count, told]);
  if (count === 0) return null;
  return (
    <>
      <IconButton
        look="alert"
        label={
          props.waiting.some(({ exception }) => exception)
            ? t('확인이 필요한 결제 {{count}}개', { count })
            : t('끝나지 않은 카드 주문 {{count}}개', { count })
        }
        icon={<TriangleAlert aria-hidden="true" />}
        count={count}
        onClick={() => setOpen(true)}
      />
      {open && <IncompleteOrdersDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
