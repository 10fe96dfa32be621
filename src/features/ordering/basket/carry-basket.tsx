import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { activeDates } from '../../../data/documents/sources.ts';
import { basketOf, setBasket } from '../../../data/order/use-basket.ts';
import { formatDay } from '../../../domain/dates/format-date.ts';
import { datesToShow, takesOrders } from '../../../domain/dates/open-dates.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { planCarry } from '../../../domain/order/history/reorder.ts';
import { ReorderShortfall } from '../../../parts/reorder-shortfall.tsx';
import { useReorder } from '../../../screen-state/use-reorder.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';

export type CarryBasketProps = {
  dateId: string;
  language: Language;
  screenState: Pick<OrderScreenState, 'date' | 'menus' | 'orders'>;
};

/** Offers to carry the basket of a closed date to the next date that sells any of it, and names what does not come along. */
export function CarryBasket({ dateId, language, screenState }: CarryBasketProps) {
  const { t } = useTranslation();
  const reorder = useReorder(language);
  const dates = useLiveDocument(activeDates).value;
  // What is offered stays as it is read.
  const [now] = useState(serverNow);
  const { date, menus, orders } = screenState;
  if (!date || !dates) return null;
  const others = datesToShow(dates).filter(
    (one) => one.dateId !== dateId && takesOrders(one.dateId, one.date, now),
  );
  const carried = planCarry(basketOf(dateId), date, others, { menus, orders, basketOf });
  if (!carried) return null;
  const carry = () =>
    reorder(carried.dateId, carried.plan, () => {
      setBasket(dateId, {});
      notify.success(t('장바구니에 담았어요'));
    });
  return (
    <>
      <ReorderShortfall plan={carried.plan} language={language} />
      <Button variant="primary" size="large" fullWidth onClick={carry}>
        {t('{{day}} 장바구니로 옮기기', {
          day: formatDay(carried.date.deliveryDate, language, now),
        })}
      </Button>
    </>
  );
}
