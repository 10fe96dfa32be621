import { ChevronDown, MapPin, Pencil, Phone, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { telLink } from '../../../domain/customer/phone.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { sameValue } from '../../../domain/lib/same-value.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { directionsUrl, mapAddress } from '../../../domain/staff/delivery/navigation.ts';
import type { BoardOrder, OrderChange } from '../../../domain/staff/orders/board.ts';
import { deliveryNotes } from '../../../domain/staff/orders/date-orders.ts';
import { type MarkKind, markKinds } from '../../../domain/staff/orders/mark-table.ts';
import { markActions } from '../../../domain/staff/orders/order-marks.ts';
import type { OverLimit } from '../../../domain/staff/orders/over-limit.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { cashWords } from '../common/cash-words.ts';
import { MarkButton } from '../common/marks/mark-button.tsx';
import { MarkNotes } from '../common/marks/mark-notes.tsx';
import { useMay } from '../common/shell/role.ts';
import styles from './order-row.module.css';
import { OverLimitNote } from './over-limit-note.tsx';
import { RepackNote } from './repack-note.tsx';

type OrderRowProps = {
  dateId: string;
  one: BoardOrder;
  over: readonly OverLimit[] | undefined;
  language: Language;
  menus: Menus;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
};

/**
 * Compares props for `memo`: every mark rebuilds the board, and an order that looks the same is not rendered
 * again.
 */
function isSame(before: OrderRowProps, after: OrderRowProps): boolean {
  const { one: was, over, ...rest } = before;
  const { one: is, over: otherOver, ...others } = after;
  const sameOrder =
    was.order === is.order &&
    was.marks === is.marks &&
    was.change === is.change &&
    was.cancelled === is.cancelled &&
    sameValue(over, otherOver);
  return (
    sameOrder &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === others[name])
  );
}

/** One order: customer, suburb and menus, with one tap each for packed, delivered and cash taken. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { dateId, one, over, language, menus, onMark } = props;
  const { t } = useTranslation();
  const { order, change, cancelled, repack } = one;
  const { name, acName, address, addressFull } = order.customerInfo;
  const notes = deliveryNotes(order);
  const changeLabels: Record<OrderChange, string> = {
    new: t('새 주문'),
    changed: t('고친 주문'),
    cancelled: t('취소됨'),
  };
  const news = cancelled ? 'cancelled' : change;
  return (
    <li className={`${styles.row} ${cancelled ? styles.gone : ''}`}>
      <details className={styles.who}>
        <summary className={styles.whom}>
          <h2 className={styles.name}>
            {name}
            {acName && <span className={styles.care}> ({acName})</span>}
          </h2>
          <span className={styles.suburb}>{addressFull?.locality ?? address}</span>
          {news && <Badge tone={cancelled ? 'closed' : 'honey'}>{changeLabels[news]}</Badge>}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <p>{address}</p>
        <OrderLinks dateId={dateId} one={one} />
      </details>
      <div className={styles.what}>
        <p>
          {Object.values(order.menus)
            .map((line) => `${lineTitle(line, language)} ×${line.q}`)
            .join(', ')}
        </p>
        {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
        <MarkNotes marks={one.marks} place="row" />
        {over && <OverLimitNote over={over} language={language} />}
        {repack && <RepackNote changes={repack} language={language} menus={menus} />}
      </div>
      <OrderMarksRow one={one} onMark={onMark} />
    </li>
  );
}, isSame);

/** Who opens an order finds how to reach the customer, and what to do with the order. */
function OrderLinks({ dateId, one }: Pick<OrderRowProps, 'dateId' | 'one'>) {
  const { t } = useTranslation();
  const may = useMay();
  const { order, cancelled } = one;
  const { name, phone } = order.customerInfo;
  // Who is told no number only packs.
  if (phone === undefined) return null;
  return (
    <p className={styles.links}>
      <ButtonLink
        to={telLink(phone)}
        icon={<Phone aria-hidden="true" />}
        aria-label={t('{{name}}님께 전화', { name })}
      >
        {t('전화')}
      </ButtonLink>
      <ButtonLink
        to={directionsUrl([mapAddress(order)])}
        target="_blank"
        rel="noreferrer"
        icon={<MapPin aria-hidden="true" />}
        aria-label={t('{{name}}님께 길찾기', { name })}
      >
        {t('길찾기')}
      </ButtonLink>
      {!cancelled && may.open('phone-order') && (
        <ButtonLink
          to={staffPaths.order(dateId, refOf(order))}
          icon={<Pencil aria-hidden="true" />}
          aria-label={t('{{name}}님 주문 고치기', { name })}
        >
          {t('고치기')}
        </ButtonLink>
      )}
      {/* Whoever may change the order finds its refunds there. */}
      {!cancelled && !may.open('phone-order') && may.open('refund') && isCardPaid(order) && (
        <ButtonLink
          to={staffPaths.refund(dateId, refOf(order))}
          icon={<Undo2 aria-hidden="true" />}
          aria-label={t('{{name}}님께 환불', { name })}
        >
          {t('환불')}
        </ButtonLink>
      )}
    </p>
  );
}

function OrderMarksRow({ one, onMark }: Pick<OrderRowProps, 'one' | 'onMark'>) {
  const { t } = useTranslation();
  const may = useMay();
  const mayTake = may.run(markActions['cash-taken']);
  return (
    <div className={styles.marks}>
      {markKinds.map((kind) => (
        <MarkButton key={kind} {...{ one, kind, onMark }} place="row" className={styles.mark} />
      ))}
      {may.seeMoney && !one.cancelled && one.due === 0 && one.taken === 0 && (
        <span className={styles.paid}>{t('결제 완료')}</span>
      )}
      {(mayTake ? one.taken > 0 && one.collect !== 0 : one.taken > 0 || one.collect !== 0) && (
        <p className={styles.cash}>{cashWords(t, one)}</p>
      )}
    </div>
  );
}
