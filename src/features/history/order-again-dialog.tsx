import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates, customerOrders, menus } from '../../data/documents/sources.ts';
import { basketOf } from '../../data/order/use-basket.ts';
import type { ActiveDate } from '../../domain/dates/active-date.ts';
import { areaName, areaOf } from '../../domain/dates/date-card.ts';
import { formatDay } from '../../domain/dates/format-date.ts';
import { datesToShow, takesOrders } from '../../domain/dates/open-dates.ts';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { planReorder, type Reorder } from '../../domain/order/history/reorder.ts';
import type { Order } from '../../domain/order/order.ts';
import { ReorderShortfall } from '../../parts/reorder-shortfall.tsx';
import { useReorder } from '../../screen-state/use-reorder.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './history.module.css';
import { ReorderDialog } from './reorder-dialog.tsx';

type OrderAgainDialogProps = {
  order: Order;
  onClose: () => void;
  /** Called when the customer goes to the date's menus. */
  onLeave: () => void;
};

/** Copies an earlier order into a date's basket, and says beforehand which menus that date doesn't have. */
export function OrderAgainDialog({ order, onClose, onLeave }: OrderAgainDialogProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const reorder = useReorder(language);
  const uid = useUid();
  const [ordersSource] = useState(() => (uid ? customerOrders(uid) : undefined));
  const dates = useLiveDocument(activeDates);
  const shopMenus = useLiveDocument(menus).value;
  const orders = useLiveDocument(ordersSource).value ?? {};
  const now = serverNow();
  const open = datesToShow(dates.value ?? {}).filter(({ dateId, date }) =>
    takesOrders(dateId, date, now),
  );
  const choices = shopMenus
    ? open
        .map(({ dateId, date }) => {
          const shop = { date, menus: shopMenus, orders, basket: basketOf(dateId) };
          return { dateId, date, plan: planReorder(order, dateId, shop) };
        })
        .filter(({ plan }) => plan.added.length > 0)
    : [];
  const leave = () => {
    notify.success(t('장바구니에 담았어요'));
    onClose();
    onLeave();
  };
  return (
    <ReorderDialog
      title={t('어느 날짜에 담을까요?')}
      loading={shopMenus === undefined}
      empty={
        shopMenus !== undefined &&
        choices.length === 0 &&
        !dates.loading &&
        (open.length === 0
          ? t('지금은 주문할 수 있는 날이 없어요')
          : t('지금 주문할 수 있는 날에는 이 메뉴를 팔지 않아요'))
      }
      onClose={onClose}
    >
      {choices.map(({ dateId, date, plan }) => (
        <DateChoice
          key={dateId}
          date={date}
          language={language}
          plan={plan}
          onChoose={() => reorder(dateId, plan, leave)}
        />
      ))}
    </ReorderDialog>
  );
}

type DateChoiceProps = {
  date: ActiveDate;
  plan: Reorder;
  language: Language;
  onChoose: () => void;
};

function DateChoice({ date, plan, language, onChoose }: DateChoiceProps) {
  const { t } = useTranslation();
  const complete = plan.missing.length === 0 && plan.reduced.length === 0;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.day}>{formatDay(date.deliveryDate, language, serverNow())}</h3>
        <Badge icon={<MapPin aria-hidden="true" />}>{areaName(areaOf(date), language)}</Badge>
      </div>
      {complete && <p>{t('전부 담을 수 있어요')}</p>}
      <ReorderShortfall plan={plan} language={language} />
      <Button fullWidth onClick={onChoose}>
        {t('담고 메뉴 보기')}
      </Button>
    </Card>
  );
}
