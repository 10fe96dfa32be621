import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketQuantity } from '../../data/order/use-basket.ts';
import type { Language } from '../../domain/lib/language.ts';
import { toCents } from '../../domain/lib/money.ts';
import { cardLine } from '../../domain/menus/card-line.ts';
import type { DishFilter } from '../../domain/menus/dish-filter.ts';
import { type Menu, menuTitle } from '../../domain/menus/menu.ts';
import { cardLineText } from '../../i18n/card-line-message.ts';
import { stepperLabels } from '../../i18n/stepper-labels.ts';
import { CardStepper } from '../../ui/controls/card-stepper.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Ribbon } from '../../ui/feedback/ribbon.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { Price } from '../../ui/layout/price.tsx';
import { CardPhotos, cardSizes } from './card-photos.tsx';
import { MenuQuantityDialog } from './lazy-quantity-dialog.ts';
import styles from './menu-card.module.css';
import { OrderedBadge } from './ordered-badge.tsx';
import { type MenuLimit, useMenuQuantity } from './use-menu-quantity.ts';

export interface MenuCardProps extends MenuLimit {
  dateId: string;
  menuId: string;
  menu: Menu;
  language: Language;
  /** The customer's dish filter. */
  filter: DishFilter;
  /** The customer has ordered it before, on any date. */
  before: boolean;
  /** The quantity in the customer's orders of the date. */
  ordered: number;
  /** Sold out early: marked as such, unlike the menus of a closed date. */
  soldOut: boolean;
  /** One of the first cards on the screen: its picture is loaded eagerly. */
  first: boolean;
  /** Opens the details; must be the same function at every render. */
  onOpen: (menuId: string) => void;
}

/**
 * One menu of a date. Memoised: rerenders only when its own quantity or data change. Until the code is loaded, the
 * page's inline script fills copies of it by `data-slot` (src/start).
 */
export const MenuCard = memo(function MenuCard({
  dateId,
  menuId,
  menu,
  language,
  filter,
  before,
  ordered,
  soldOut,
  first,
  onOpen,
  ...limit
}: MenuCardProps) {
  const { t } = useTranslation();
  const title = menuTitle(menu, language);
  const quantity = useBasketQuantity(dateId, menuId);
  const change = useMenuQuantity(dateId, menuId, title, limit);
  const [typing, setTyping] = useState(false);
  const open = () => onOpen(menuId);
  const photos = menu.photos ?? [];
  const [cover] = photos;
  const several = photos.length > 1;
  const dimmed = soldOut;
  const line = cardLine(menu, { filter, soldOut, limit: limit.limit });
  const words = line ? cardLineText(t, line, language) : '';
  const picture = several ? (
    <CardPhotos {...{ photos, title, first, dimmed }} onOpen={open} />
  ) : (
    <Picture
      src={cover?.downloadURL}
      small={cover?.smallURL}
      sizes={cardSizes}
      alt=""
      priority={first}
      dimmed={dimmed}
    />
  );
  const photo = soldOut ? <Ribbon text={words}>{picture}</Ribbon> : picture;
  return (
    <article className={styles.card}>
      {several && photo}
      <button type="button" className={styles.open} onClick={open}>
        {!several && photo}
        <span className={styles.words}>
          <span className={styles.title} data-slot="name">
            {title}
          </span>
          <Price cents={toCents(menu.price)} look="strong" slot="price" />
          {line?.kind === 'concern' && <Badge tone="honey">{words}</Badge>}
          {(line?.kind === 'limit' || line?.kind === 'diet') && (
            <span className={styles.line} data-slot="line">
              {words}
            </span>
          )}
        </span>
      </button>
      {(ordered > 0 || before) && (
        <span className={styles.ordered}>
          <OrderedBadge {...{ ordered, before }} />
        </span>
      )}
      {(limit.open || quantity > 0) && (
        <div className={limit.open ? styles.onPhoto : styles.below}>
          <CardStepper
            quantity={quantity}
            onMinus={change.minus}
            onPlus={change.plus}
            onManual={() => setTyping(true)}
            labels={stepperLabels(t, title)}
            plusDisabled={!limit.open}
          />
        </div>
      )}
      {typing && (
        <MenuQuantityDialog
          title={title}
          quantity={quantity}
          onSave={change.type}
          onClose={() => setTyping(false)}
        />
      )}
    </article>
  );
});
