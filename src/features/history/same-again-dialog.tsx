import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates, menus } from '../../data/documents/sources.ts';
import { basketOf, setQuantity } from '../../data/order/basket.ts';
import { useOrderHistory } from '../../data/order/use-order-history.ts';
import { deliveryMoment } from '../../domain/dates/delivery-day.ts';
import { formatLongDay } from '../../domain/dates/format-date.ts';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../domain/lib/money.ts';
import { paths } from '../../domain/lib/paths.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import { lineTitle, type Order, type OrderLine } from '../../domain/order/order.ts';
import { lastOrders } from '../../domain/order/ordered-before.ts';
import { planReorder, type Reorder } from '../../domain/order/reorder.ts';
import { wantOrder } from '../../screen-state/wanted-order.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './history.module.css';

type SameAgainDialogProps = { dateId: string; onClose: () => void };

/** The customer's last orders; one tap copies an order into a date's basket and opens the order dialog. */
export function SameAgainDialog({ dateId, onClose }: SameAgainDialogProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const navigate = useNavigate();
  const date = useLiveDocument(activeDates).value?.[dateId];
  const catalogue = useLiveDocument(menus).value;
  const { orders, loading } = useOrderHistory();
  const last = lastOrders(orders, dateId);
  const choose = (plan: Reorder) => {
    for (const [menuId, quantity] of Object.entries(plan.basket)) {
      setQuantity(dateId, menuId, quantity);
    }
    wantOrder(dateId);
    onClose();
    navigate(paths.dateDetail(language, dateId));
  };
  const ready = date !== undefined && catalogue !== undefined;
  return (
    <Sheet open onClose={onClose} title={t('지난번과 같이')} closeLabel={t('닫기')}>
      <div className={styles.list}>
        {(loading || !ready) && <Loading label={t('불러오고 있어요')} />}
        {!loading && last.length === 0 && <EmptyState title={t('아직 주문이 없어요')} />}
        {ready &&
          last.map((order, index) => (
            <LastOrder
              key={`${order.dateId}/${order.orderKey}`}
              order={order}
              newest={index === 0}
              menus={catalogue}
              language={language}
              plan={planReorder(order, dateId, {
                date,
                menus: catalogue,
                orders: ordersOf(orders, dateId),
                basket: basketOf(dateId),
              })}
              onChoose={choose}
            />
          ))}
      </div>
    </Sheet>
  );
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
  onChoose: (plan: Reorder) => void;
};

function LastOrder({ order, newest, menus, plan, language, onChoose }: LastOrderProps) {
  const { t } = useTranslation();
  const priceOf = (line: OrderLine) => toCents(menus[line.menuKey]?.price ?? line.price);
  const added = Object.values(order.menus).flatMap((line) => {
    const q = plan.reduced.find((one) => one.line === line)?.added ?? line.q;
    return plan.missing.includes(line) || q === 0 ? [] : [{ line, q }];
  });
  const total = added.reduce((sum, { line, q }) => sum + priceOf(line) * q, 0);
  const day = formatLongDay(deliveryMoment(order.dateId), language, serverNow());
  return (
    <Card className={styles.card}>
      <h3 className={styles.day}>{newest ? t('지난번: {{day}}', { day }) : day}</h3>
      <p>{added.map(({ line, q }) => `${lineTitle(line, language)} ×${q}`).join(', ')}</p>
      {plan.missing.length > 0 && (
        <p>
          {t('이 날짜에는 없는 메뉴')}:{' '}
          {plan.missing
            .map((line) => `${lineTitle(line, language)} ${formatMoney(priceOf(line))}`)
            .join(', ')}
        </p>
      )}
      {plan.reduced.map(({ line, added: most }) => (
        <p key={line.menuKey}>
          {t('{{name}}: {{count}}개까지만 담을 수 있어요', {
            name: lineTitle(line, language),
            count: most,
          })}
        </p>
      ))}
      {added.length > 0 ? (
        <Button variant={newest ? 'primary' : 'secondary'} fullWidth onClick={() => onChoose(plan)}>
          {t('이대로 주문하기 · {{money}}', { money: formatMoney(total) })}
        </Button>
      ) : (
        <p>{t('이 날짜에는 담을 수 있는 메뉴가 없어요')}</p>
      )}
    </Card>
  );
}
