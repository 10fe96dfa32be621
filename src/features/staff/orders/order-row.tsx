import { ChevronDown, MapPin, Pencil, Phone, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { postalAddress } from '../../../domain/customer/delivery-info.ts';
import { telLink } from '../../../domain/customer/phone.ts';
import { formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { sameValue } from '../../../domain/lib/same-value.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import type { ContentChanges } from '../../../domain/order/history/order-timeline.ts';
import { linesText } from '../../../domain/order/line-titles.ts';
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
import { AddressDoubt } from '../common/address-doubt.tsx';
import { cashWords } from '../common/cash-words.ts';
import { MarkButton } from '../common/marks/mark-button.tsx';
import { MarkNotes } from '../common/marks/mark-notes.tsx';
import { useMay } from '../common/shell/role.ts';
import styles from './order-row.module.css';

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
    cancelled: order.movedTo ? t('다른 날로 옮김') : t('취소됨'),
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
          <AddressDoubt addressFull={addressFull} />
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <p>{postalAddress(order.customerInfo)}</p>
        <OrderLinks dateId={dateId} one={one} />
      </details>
      <div className={styles.what}>
        <p>{linesText(Object.values(order.menus), language)}</p>
        {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
        {cancelled && one.marks?.delivered && (
          <p className={styles.note}>
            {t('{{time}}에 이미 배송했어요', {
              time: formatTime(one.marks.delivered.at, language),
            })}
          </p>
        )}
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
      {cancelled && may.open('phone-order') && (
        <ButtonLink to={staffPaths.order(dateId, refOf(order))}>
          {order.movedTo ? t('옮긴 주문 보기') : t('취소한 주문 보기')}
        </ButtonLink>
      )}
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

type OverLimitNoteProps = { over: readonly OverLimit[]; language: Language };

/** The dishes of which this person has ordered more than one may, and what to do. */
function OverLimitNote({ over, language }: OverLimitNoteProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.repack}>
      <p className={styles.repackTitle}>{t('1인 제한보다 많아요')}</p>
      <ul>
        {over.map(({ menuKey, line, ordered, limit }) => (
          <li key={menuKey}>
            {t('{{title}}: 모두 {{ordered}}개, 제한은 {{limit}}개', {
              title: lineTitle(line, language),
              ordered,
              limit,
            })}
          </li>
        ))}
        <li>{t('부러 받은 것이 아니면 전화하고 주문을 고쳐 주세요.')}</li>
      </ul>
    </div>
  );
}

type RepackNoteProps = { changes: ContentChanges; language: Language; menus: Menus };

/** The changes to an order since it was packed. */
function RepackNote({ changes, language, menus }: RepackNoteProps) {
  const { t } = useTranslation();
  const titleOf = (menuKey: string) => {
    const menu = menus[menuKey];
    return menu ? menuTitle(menu, language) : menuKey;
  };
  return (
    <div className={styles.repack}>
      <p className={styles.repackTitle}>{t('포장한 뒤에 바뀌었어요')}</p>
      <ul>
        {changes.lines.map(({ menuKey, before, after }) => (
          <li key={menuKey}>
            {titleOf(menuKey)}: {before} → {after}
          </li>
        ))}
        {changes.onlyAddress && (
          <li>{t('라벨을 붙인 뒤에 주소가 바뀌었어요. 새 라벨을 인쇄해 주세요.')}</li>
        )}
        {changes.addressChanged && !changes.onlyAddress && <li>{t('주소가 바뀌었어요')}</li>}
        {changes.lines.length === 0 && !changes.addressChanged && (
          <li>{t('메모나 요청이 바뀌었어요')}</li>
        )}
      </ul>
    </div>
  );
}
