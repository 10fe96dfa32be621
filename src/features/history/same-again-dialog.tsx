import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates, menus } from '../../data/documents/sources.ts';
import { basketOf } from '../../data/order/use-basket.ts';
import { useOrderHistory } from '../../data/order/use-order-history.ts';
import { deliveryMoment } from '../../domain/dates/delivery-day.ts';
import { formatLongDay } from '../../domain/dates/format-date.ts';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../domain/lib/money.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import { lastOrders } from '../../domain/order/history/ordered-before.ts';
import { planReorder, type Reorder } from '../../domain/order/history/reorder.ts';
import { lineTitle, type Order, type OrderLine } from '../../domain/order/order.ts';
import { ReorderShortfall } from '../../parts/reorder-shortfall.tsx';
import { useReorder } from '../../screen-state/use-reorder.ts';
import { requestOrderDialog } from '../../screen-state/wanted-order.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './history.module.css';
import { ReorderDialog } from './reorder-dialog.tsx';

type SameAgainDialogProps = { dateId: string; onClose: () => void };

/** The customer's last orders; one tap copies an order into a date's basket and opens the order dialog. */
export function SameAgainDialog({ dateId, onClose }: SameAgainDialogProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const reorder = useReorder(language);
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has('again');
  useEffect(() => {
    // Not before: a reload while this dialog loads must open it again.
    if (isAsked) setQuery(withoutAgain, { replace: true });
  }, [isAsked, setQuery]);
  const date = useLiveDocument(activeDates).value?.[dateId];
  const catalogue = useLiveDocument(menus).value;
  const { orders, loading } = useOrderHistory();
  const leave = () => {
    requestOrderDialog(dateId);
    onClose();
  };
  const shop = date &&
    catalogue && {
      date,
      menus: catalogue,
      orders: ordersOf(orders, dateId),
      basket: basketOf(dateId),
    };
  // Without orders whose dishes are sold out, or of which the limits per person leave nothing.
  const plans = new Map<Order, Reorder>();
  if (shop) {
    for (const order of orders) {
      const plan = planReorder(order, dateId, shop);
      if (plan.added.length > 0) plans.set(order, plan);
    }
  }
  const last = lastOrders([...plans.keys()], dateId);
  return (
    <ReorderDialog
      title={t('지난번과 같이')}
      loading={loading || !shop}
      empty={
        !loading &&
        shop !== undefined &&
        last.length === 0 &&
        t('이 날짜에는 담을 수 있는 메뉴가 없어요')
      }
      onClose={onClose}
    >
      {last.map((order, index) => {
        const plan = plans.get(order);
        return (
          plan &&
          shop && (
            <LastOrder
              key={`${order.dateId}/${order.orderKey}`}
              order={order}
              newest={index === 0}
              menus={shop.menus}
              language={language}
              plan={plan}
              onChoose={() => reorder(dateId, plan, leave)}
            />
          )
        );
      })}
    </ReorderDialog>
  );
}

function withoutAgain(query: URLSearchParams): URLSearchParams {
  query.delete('again');
  return query;
}

/** The customer's orders of one date, for counting against the limits per person. */
function ordersOf(history: readonly Order[], dateId: string) {
  const ofDate = history.filter((order) => order.dateId === dateId);
  return { [dateId]: Object.fromEntries(ofDate.map((order) => [order.orderKey, order])) };
}

type LastOrderProps = {
  order: Order;
  newest: boolean;
  menus: Menus;
  plan: Reorder;
  language: Language;
  onChoose: () => void;
};

function LastOrder({ order, newest, menus, plan, language, onChoose }: LastOrderProps) {
  const { t } = useTranslation();
  const priceOf = (line: OrderLine) => toCents(menus[line.menuKey]?.price ?? line.price);
  const { added } = plan;
  const total = added.reduce((sum, { line, q }) => sum + priceOf(line) * q, 0);
  const day = formatLongDay(deliveryMoment(order.dateId), language, serverNow());
  return (
    <Card className={styles.card}>
      <h3 className={styles.day}>{newest ? t('지난번: {{day}}', { day }) : day}</h3>
      <p>{added.map(({ line, q }) => `${lineTitle(line, language)} ×${q}`).join(', ')}</p>
      <ReorderShortfall
        plan={plan}
        language={language}
        nameOf={(line) => `${lineTitle(line, language)} ${formatMoney(priceOf(line))}`}
      />
      <Button variant={newest ? 'primary' : 'secondary'} fullWidth onClick={onChoose}>
        {t('이대로 주문하기 · {{money}}', { money: formatMoney(total) })}
      </Button>
    </Card>
  );
}
