import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useToldWindow } from '../../../../data/staff/orders/use-told-window.ts';
import type { DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import { deliveryMoment } from '../../../../domain/dates/delivery-day.ts';
import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { lineTitle, type Order } from '../../../../domain/order/order.ts';
import type { OrderTotals } from '../../../../domain/order/plan/order-totals.ts';
import { readBack } from '../../../../domain/staff/orders/read-back.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { PhonePayment } from './phone-order-draft.ts';

type ReadBackNoticeProps = {
  dateId: string;
  info: DeliveryInfo;
  /** The stored order that is changed. */
  seen: Order | undefined;
  totals: OrderTotals;
  payment: PhonePayment;
  /** The caller's. */
  lang: Language;
};

/** What staff read aloud before they save: what is stored is what the caller has heard. */
export function ReadBackNotice(props: ReadBackNoticeProps) {
  const { dateId, info, seen, totals, payment, lang } = props;
  const { t } = useTranslation();
  const window = useToldWindow(seen);
  const { total, pointsUsed, toPay } = totals;
  const heard = {
    ...{ name: info.name, phone: info.phone, address: info, total, pointsUsed, toPay, payment },
    day: deliveryMoment(dateId),
    window: window && formatWindow(window, lang),
    dishes: Object.values(totals.lines).map((line) => ({
      title: lineTitle(line, lang),
      q: line.q,
    })),
  };
  return (
    <Notice title={t('손님께 읽어 드리세요')}>
      <span lang={lang}>{readBack(heard, lang, serverNow()).join('\n')}</span>
    </Notice>
  );
}
