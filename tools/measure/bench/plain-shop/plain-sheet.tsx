import { type FormEvent, useState } from 'react';
import type { DeliveryInfo } from '../../../../src/domain/customer/delivery-info.ts';
import { mayPayCash, type User } from '../../../../src/domain/customer/user.ts';
import { formatMoney } from '../../../../src/domain/lib/money.ts';
import type { Menus } from '../../../../src/domain/menus/menu.ts';
import { type Basket, basketSum } from '../../../../src/domain/order/basket/basket.ts';
import type { CustomerOrders } from '../../../../src/domain/order/order.ts';
import { orderKeyOf } from '../../../../src/domain/order/order-key.ts';
import { type OrderRequest, orderVersion } from '../../../../src/domain/order/plan/order-plan.ts';
import { storeOrder } from './plain-store.ts';

/** The customer's documents as far as they have come. */
export interface PlainCustomer {
  uid: string | undefined;
  user: User | undefined;
  orders: CustomerOrders | undefined;
}

interface PlainSheetProps {
  dateId: string;
  menus: Menus;
  basket: Basket;
  customer: PlainCustomer;
  onDone: () => void;
  onClose: () => void;
}

/** The dishes of an order, the delivery details of the profile, the question, and what became of it. */
export function PlainSheet({ dateId, menus, basket, customer, onDone, onClose }: PlainSheetProps) {
  const { uid, user, orders } = customer;
  const [asked, setAsked] = useState<{ request: OrderRequest; info: DeliveryInfo }>();
  const [sent, setSent] = useState<'sending' | 'stored' | 'failed'>();
  const { total = 0 } = basketSum(basket, menus);
  const info = user?.deliveryInfo;

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!uid || !info || !orders) return;
    const { orderRequest = '', ...typed } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<string, string>;
    const to = { ...info, ...typed };
    const request: OrderRequest = {
      attemptId: crypto.randomUUID(),
      dateId,
      quantities: basket,
      usePoint: false,
      orderRequest,
      paymentMethod: 'cash',
      orderLang: 'ko',
      basedOn: orderVersion(orders[dateId]?.[orderKeyOf(to, uid)]),
      seen: { total, toPay: total },
    };
    setAsked({ request, info: to });
  };
  const send = async () => {
    if (!uid || !asked) return;
    setSent('sending');
    try {
      const { kind } = await storeOrder(uid, asked.request, asked.info);
      setSent(kind === 'write' ? 'stored' : 'failed');
      if (kind === 'write') onDone();
    } catch (error) {
      console.error(error);
      setSent('failed');
    }
    setAsked(undefined);
  };

  return (
    <dialog open>
      <h2>{sent === 'stored' ? '주문이 완료되었어요' : '주문서'}</h2>
      <button type="button" onClick={onClose}>
        닫기
      </button>
      <ul>
        {Object.entries(basket).map(([menuId, quantity]) => (
          <li key={menuId}>
            {menus[menuId]?.title} × {quantity}
          </li>
        ))}
      </ul>
      {sent !== 'stored' && info && (
        <form onSubmit={ask}>
          <input name="name" aria-label="이름" defaultValue={info.name} required />
          <input name="phone" aria-label="전화번호" defaultValue={info.phone} required />
          <input name="address" aria-label="주소" defaultValue={info.address} required />
          <input name="note" aria-label="배송 메모" defaultValue={info.note} />
          <input name="orderRequest" aria-label="요청 사항" />
          <p>{formatMoney(total)}</p>
          <button type="submit" disabled={!orders || !mayPayCash(user) || sent === 'sending'}>
            현금으로 주문
          </button>
        </form>
      )}
      {sent === 'failed' && <p role="alert">주문하지 못했어요. 다시 시도해 주세요.</p>}
      {asked && (
        <dialog open role="alertdialog">
          <p>주문할까요?</p>
          <button type="button" disabled={sent === 'sending'} onClick={send}>
            주문하기
          </button>
          <button type="button" onClick={() => setAsked(undefined)}>
            아니요
          </button>
        </dialog>
      )}
    </dialog>
  );
}
