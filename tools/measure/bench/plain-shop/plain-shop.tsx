/**
 * A shop as it is usually written, to compare with (`npm run bench:cold-order`): React, the whole Firebase SDK, one page that
 * listens to what it shows, and an order in one transaction. No part of the shop.
 */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { User } from '../../../../src/domain/customer/user.ts';
import type { ActiveDates } from '../../../../src/domain/dates/active-date.ts';
import { formatMoney, toCents } from '../../../../src/domain/lib/money.ts';
import type { Menus } from '../../../../src/domain/menus/menu.ts';
import {
  type Basket,
  basketFigures,
  basketSum,
  withQuantity,
} from '../../../../src/domain/order/basket/basket.ts';
import type { CustomerOrders } from '../../../../src/domain/order/order.ts';
import { PlainSheet } from './plain-sheet.tsx';
import './plain-shop.css';
import { useDocument, useUid } from './plain-store.ts';

const dateId = new URLSearchParams(location.search).get('date') ?? '';
const basketKey = `basket-${dateId}`;

function PlainShop() {
  const date = useDocument<ActiveDates>('dates/activeDates')?.[dateId];
  const menus = useDocument<Menus>('manages/menus');
  const uid = useUid();
  const user = useDocument<User>(uid && `users/${uid}`);
  const orders = useDocument<CustomerOrders>(uid && `ordersForCustomer/${uid}`);
  const [basket, setBasket] = useState<Basket>(() =>
    JSON.parse(localStorage.getItem(basketKey) ?? '{}'),
  );
  const [ordering, setOrdering] = useState(false);
  if (!date || !menus) return <p>불러오는 중…</p>;

  const add = (menuId: string, count: number) => {
    const changed = withQuantity(basket, menuId, (basket[menuId] ?? 0) + count);
    localStorage.setItem(basketKey, JSON.stringify(changed));
    setBasket(changed);
  };
  const sold = Object.keys(date.menus).flatMap((menuId) => {
    const menu = menus[menuId];
    return menu ? [{ menuId, menu, quantity: basket[menuId] ?? 0 }] : [];
  });
  return (
    <>
      <main>
        {sold.map(({ menuId, menu: { title, price, photos = [] }, quantity }, index) => (
          <article key={menuId}>
            <img
              src={photos[0]?.smallURL ?? photos[0]?.downloadURL}
              alt=""
              width="400"
              height="300"
              loading={index < 4 ? 'eager' : 'lazy'}
            />
            <h3 data-slot="name">{title}</h3>
            <p>{formatMoney(toCents(price))}</p>
            <fieldset>
              {quantity > 0 && (
                <>
                  <button
                    type="button"
                    aria-label={`${title} 하나 빼기`}
                    onClick={() => add(menuId, -1)}
                  >
                    −
                  </button>
                  <output>{quantity}</output>
                </>
              )}
              <button
                type="button"
                aria-label={`${title} 하나 담기`}
                onClick={() => add(menuId, 1)}
              >
                +
              </button>
            </fieldset>
          </article>
        ))}
      </main>
      <button type="button" id="basket-bar" onClick={() => setOrdering(true)}>
        장바구니 {basketFigures(basketSum(basket, menus))}
      </button>
      {ordering && (
        <PlainSheet
          {...{ dateId, menus, basket }}
          customer={{ uid, user, orders }}
          onDone={() => {
            localStorage.removeItem(basketKey);
            setBasket({});
          }}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainShop />);
