import { useTranslation } from 'react-i18next';
import { languageOf } from '../domain/lib/language.ts';
import type { CashProgress } from '../domain/order/cash-progress.ts';
import { orderProgressMessage } from '../i18n/order-progress-message.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { LazyContactShop } from './lazy-contact-shop.tsx';

/** Says that a cash order takes long, or, with the ways to reach the shop, that its response has not come. */
export function OrderProgress({ progress }: { progress: CashProgress }) {
  const { t, i18n } = useTranslation();
  const message = orderProgressMessage(t, progress);
  if (!message) return null;
  const help = <LazyContactShop language={languageOf(i18n.language)} />;
  return (
    <Notice
      tone="honey"
      announce
      title={message.title}
      action={progress.kind === 'unanswered' && help}
    >
      {message.text}
    </Notice>
  );
}
