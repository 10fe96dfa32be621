import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { paymentExceptions } from '../../data/documents/sources.ts';
import { openExceptions } from '../../domain/card/exception-notes.ts';
import { deliveryDay } from '../../domain/dates/delivery-day.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { formatMoney } from '../../domain/lib/money.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** The customer's payment exceptions, until staff have settled them. */
export function ExceptionNotices() {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const uid = useUid();
  const stored = useLiveDocument(useMemo(() => (uid ? paymentExceptions(uid) : undefined), [uid]));
  return openExceptions(stored.value).map(({ dateId, amount, at }) => (
    <Notice
      key={at}
      tone="error"
      title={t('확인이 필요한 결제 · {{money}}', { money: formatMoney(amount) })}
      action={<ContactShop language={language} />}
    >
      {t(
        '{{day}} 배송: 결제는 되었지만 주문이 되지 않았어요. 다시 결제하지 마세요. 저희가 확인해서 주문하거나 돌려 드려요.',
        { day: deliveryDay(dateId, language, serverNow()) },
      )}
    </Notice>
  ));
}
