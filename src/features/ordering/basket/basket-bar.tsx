import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { menus } from '../../../data/documents/sources.ts';
import { useRemovals } from '../../../data/order/removals.ts';
import { basketOf } from '../../../data/order/use-basket.ts';
import { basketFigures, itemCount } from '../../../domain/order/basket/basket.ts';
import { leftToMinimum } from '../../../domain/order/plan/order-limits.ts';
import { editedOrder, useEditedOrder } from '../../../screen-state/edited-order.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify, TOAST_MS } from '../../../ui/feedback/toast.tsx';
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx';
import { basketFiguresId } from '../../../ui/layout/first-content-id.ts';
import styles from './basket.module.css';
import { CrossedBasket } from './crossed-basket.tsx';
import { GiftHint } from './lazy-gift-hint.ts';
import { basketPlaces } from './skip-to-basket.tsx';
import { useBasketSum } from './use-basket-sum.ts';
import { WayToMinimum } from './way-to-minimum.tsx';

type BasketBarProps = {
  dateId: string;
  /** Whether the date takes orders. */
  open: boolean;
  /** Whether the basket is to become the customer's first order for the date. */
  first: boolean;
  /** The cut-off. */
  note: ReactNode;
  onOpen: () => void;
};

/**
 * The basket at the bottom of the screen: number of items and total. If it is empty or the date is closed, a
 * tap says so; a basket that was just emptied opens, so that its menus can be put back.
 */
export function BasketBar({ dateId, open, first, note, onOpen }: BasketBarProps) {
  const { t } = useTranslation();
  const { basket, count, total } = useBasketSum(dateId);
  const catalogue = useLiveDocument(menus).value ?? {};
  const editing = useEditedOrder(dateId) !== undefined;
  // Empty until there are prices: what the inline script has written stays until then.
  const figures = basketFigures({ count, total });
  const emptied = Object.keys(useRemovals(dateId)).length > 0;
  // What is added to an order is not ordered until its change is confirmed.
  const added = editing && count > 0;
  const short = first && !editing && count > 0 && total !== undefined && leftToMinimum(total) > 0;
  const tap = () => {
    if (!open) return notify.negative(t('주문이 마감되었어요. 감사합니다!'), TOAST_MS.short);
    // Read anew: a tap while React takes the prerendered page over meets the basket of that page, which is empty.
    const empty = itemCount(basketOf(dateId)) === 0 && editedOrder(dateId) === undefined;
    if (empty) notify.info(t('장바구니가 비어 있어요'), TOAST_MS.short);
    if (!empty || emptied) onOpen();
  };
  return (
    <BottomBar
      phonesOnly
      note={
        !open ? undefined : short ? (
          <WayToMinimum total={total} />
        ) : added ? (
          t('고른 메뉴는 아직 주문되지 않았어요')
        ) : first ? (
          <GiftHint dateId={dateId} quantities={basket} menus={catalogue} otherwise={note} />
        ) : (
          note
        )
      }
    >
      <Button
        id={basketPlaces.bar}
        aria-live="polite"
        variant={open && (count > 0 || editing) ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        icon={open ? <ShoppingBasket aria-hidden="true" /> : <CrossedBasket />}
        onClick={tap}
      >
        {open ? (
          <>
            {/* The space keeps the words apart when they are read out. */}
            {editing ? t('주문 변경 계속하기') : t('장바구니')}{' '}
            {/* The inline script may have added a menu before hydration: src/start/first-basket.ts. */}
            <span id={basketFiguresId} className={styles.figures} suppressHydrationWarning>
              {editing && figures ? `+${figures}` : figures}
            </span>
          </>
        ) : (
          t('마감')
        )}
      </Button>
    </BottomBar>
  );
}
