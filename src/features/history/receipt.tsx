import { useTranslation } from 'react-i18next';
import { shopConfig } from '../../data/shop-config.ts';
import { postalAddress } from '../../domain/customer/delivery-info.ts';
import { deliveryMoment } from '../../domain/dates/delivery-day.ts';
import { formatFullDay, formatTime } from '../../domain/dates/format-date.ts';
import { gstFreeLines, gstStated } from '../../domain/invoices/gst.ts';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { formatPoints, toCents } from '../../domain/lib/money.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import { hasDeliveryRequest } from '../../domain/order/history/order-history.ts';
import { amountDue, amountOwed, lineTitle, type Order } from '../../domain/order/order.ts';
import { paymentWords } from '../../i18n/payment-message.ts';
import { statementNote } from '../../i18n/statement-message.ts';
import { SheetNumbers } from '../../parts/sheet-numbers.tsx';
import { Paper } from '../../ui/layout/paper.tsx';
import { ReceiptTable } from '../../ui/layout/receipt-table.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import styles from './history.module.css';
import { OrderRefunds } from './order-refunds.tsx';

type ReceiptProps = {
  order: Order;
  /** The present catalogue; undefined until it is loaded. */
  menus: Menus | undefined;
};

/** An order as a printable receipt: recipient, address, date, menus and amounts. */
export function Receipt({ order, menus }: ReceiptProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const owed = amountOwed(order);
  // Of a dish that has left the catalogue it is not known whether it was GST-free.
  const known = menus && Object.keys(order.menus).every((key) => key in menus);
  const gstFree = known ? gstFreeLines(order.menus, menus) : undefined;
  const gst = gstStated(shopConfig, amountDue(order), { ...order, gstFree });
  const day = formatFullDay(deliveryMoment(order.dateId), language);
  const name = [t('영수증'), order.customerInfo.name, day].filter(Boolean).join(' · ');
  return (
    <Paper>
      <div className={styles.stack}>
        <div>
          <p className={styles.shop}>{shopConfig.name}</p>
          <p className={styles.quiet}>{shopConfig.phone}</p>
          {gst !== undefined && (
            <p className={styles.quiet}>
              {t('ABN {{abn}} (사업자 번호)', { abn: shopConfig.abn })}
            </p>
          )}
        </div>
        <ReceiptFacts order={order} language={language} />
        <ReceiptTable
          sheetName={name}
          heads={{ item: t('품목'), quantity: t('수량'), amount: t('금액') }}
          lines={Object.values(order.menus).map((line) => ({
            id: line.menuKey,
            name: lineTitle(line, language),
            quantity: line.q,
            cents: toCents(line.price) * line.q,
            note: menus && (
              <>
                {statementNote(t, menus[line.menuKey], language)}
                {gst !== undefined && gstFree?.includes(line.menuKey) && ` · ${t('GST 면세')}`}
              </>
            ),
          }))}
          totals={[
            ...(order.usedPoint > 0
              ? [
                  { id: 'total', label: t('합계'), cents: toCents(order.totalPrice) },
                  { id: 'points', label: t('포인트 사용'), cents: -toCents(order.usedPoint) },
                ]
              : []),
            { id: 'due', label: t('결제 금액'), cents: amountDue(order), strong: true },
            ...(gst !== undefined
              ? [{ id: 'gst', label: t('판매 금액에 포함된 GST'), cents: gst }]
              : []),
            ...(owed > 0
              ? [{ id: 'owed', label: t('배송받을 때 내실 금액'), cents: owed, strong: true }]
              : []),
          ]}
        />
        <OrderRefunds order={order} />
        {menus && (
          <p className={styles.quiet}>
            {t('알레르기·식단 정보는 지금 메뉴의 것이에요. 만드는 법이 바뀌었을 수 있어요.')}
          </p>
        )}
        <Rows
          rows={[
            { id: 'method', label: t('결제 방법'), value: paymentWords(t, order) },
            ...(order.point > 0
              ? [
                  {
                    id: 'earned',
                    label: t('이번 주문으로 받는 포인트'),
                    value: formatPoints(toCents(order.point)),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <SheetNumbers paper={name} />
    </Paper>
  );
}

function ReceiptFacts({ order, language }: { order: Order; language: Language }) {
  const { t } = useTranslation();
  const { customerInfo } = order;
  const request = hasDeliveryRequest(order.dateId) ? t('배송 요청 사항') : t('주문 요청 사항');
  const ordered = `${formatFullDay(order.orderDate, language)} ${formatTime(order.orderDate, language)}`;
  const facts = [
    {
      id: 'day',
      label: t('배송일'),
      value: formatFullDay(deliveryMoment(order.dateId), language),
    },
    { id: 'ordered', label: t('주문한 날'), value: ordered },
    {
      id: 'who',
      label: t('받는 분'),
      value: (
        <>
          {customerInfo.name} · <span className="tabular">{customerInfo.phone}</span>
        </>
      ),
    },
    { id: 'care', label: t('요양 기관'), value: customerInfo.acName },
    { id: 'address', label: t('주소'), value: postalAddress(customerInfo) },
    { id: 'note', label: t('배송 메모'), value: customerInfo.note },
    { id: 'request', label: request, value: order.orderRequest },
  ];
  return <Rows kind="texts" rows={facts.filter((fact) => fact.value)} />;
}
