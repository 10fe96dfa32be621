import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuantity } from '../../../data/order/use-basket.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { leftToMinimum } from '../../../domain/order/plan/order-limits.ts';
import { useEditedOrder } from '../../../screen-state/edited-order.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OrderLineList } from '../form/order-line-list.tsx';
import { formLines } from '../form/order-lines.ts';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';
import styles from './basket.module.css';
import { GiftHint } from './lazy-gift-hint.ts';
import { RemovedLines } from './removed-lines.tsx';
import { basketPlaces } from './skip-to-basket.tsx';
import { useBasketSum } from './use-basket-sum.ts';
import { WayToMinimum } from './way-to-minimum.tsx';

type BasketColumnProps = {
  dateId: string;
  language: Language;
  screenState: OrderScreenState;
  /** Whether the date takes orders. */
  open: boolean;
  /** Whether the basket can become the customer's first order for the date. */
  first: boolean;
  /** The cut-off. */
  note: ReactNode;
  onOpen: () => void;
};

/** The basket in a column beside the menus, on wide screens. */
export function BasketColumn(props: BasketColumnProps) {
  const { dateId, language, screenState, note, onOpen } = props;
  const first = props.first && props.open;
  const { t } = useTranslation();
  const { basket, count, total } = useBasketSum(dateId);
  const editing = useEditedOrder(dateId) !== undefined;
  const gift = { dateId, quantities: basket, menus: screenState.menus };
  return (
    <Card className={styles.column}>
      <h2 id={basketPlaces.column} tabIndex={-1} className={styles.heading}>
        <ShoppingBasket aria-hidden="true" />
        {t('장바구니')}
      </h2>
      <p className={styles.until}>
        {first && count === 0 ? <GiftHint {...gift} otherwise={note} /> : note}
      </p>
      {editing && count > 0 && (
        <p className={styles.lack}>{t('고른 메뉴는 아직 주문되지 않았어요')}</p>
      )}
      {editing && (
        <Button variant="primary" size="large" fullWidth onClick={onOpen}>
          {t('주문 변경 계속하기')}
        </Button>
      )}
      <RemovedLines {...{ dateId, language }} date={screenState.date} menus={screenState.menus} />
      {count === 0 ? (
        <p className={styles.empty}>{t('장바구니가 비어 있어요')}</p>
      ) : (
        total !== undefined && (
          <>
            <OrderLineList
              form={{
                dateId,
                screenState,
                existing: undefined,
                quantities: basket,
                lines: formLines(basket, undefined, screenState.menus, screenState.date, language),
                setQuantity: (menuId, quantity) => setQuantity(dateId, menuId, quantity),
              }}
            />
            {!editing && (
              <div className={styles.order}>
                {first && (
                  <p className={styles.lack}>
                    {leftToMinimum(total) > 0 ? (
                      <WayToMinimum total={total} />
                    ) : (
                      <GiftHint {...gift} />
                    )}
                  </p>
                )}
                <Button variant="primary" size="large" fullWidth onClick={onOpen}>
                  {t('주문하기 · {{money}}', { money: formatMoney(total) })}
                </Button>
              </div>
            )}
          </>
        )
      )}
    </Card>
  );
}
