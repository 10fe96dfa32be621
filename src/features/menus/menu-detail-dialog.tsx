import { clsx } from 'clsx';
import { CircleCheck, CookingPot } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useBasketQuantity } from '../../data/order/use-basket.ts';
import { formatCutOff } from '../../domain/dates/cut-off-nearness.ts';
import { localized } from '../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../domain/lib/money.ts';
import { paths } from '../../domain/lib/paths.ts';
import { filterConflicts } from '../../domain/menus/dish-filter.ts';
import { type Menu, menuTitle } from '../../domain/menus/menu.ts';
import {
  limitOf,
  orderedElsewhere,
  quantityAllowed,
} from '../../domain/order/plan/order-limits.ts';
import { limitPhrase } from '../../i18n/card-line-message.ts';
import { concernText } from '../../i18n/filter-message.ts';
import { stepperLabels } from '../../i18n/stepper-labels.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Price } from '../../ui/layout/price.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { DishStatement } from './dish-statement.tsx';
import { WaitForDish } from './lazy-wait-for-dish.ts';
import styles from './menu-detail-dialog.module.css';
import type { BoardFacts } from './menu-grid.tsx';
import { MenuPhotos } from './menu-photos.tsx';
import { MenuQuantityDialog } from './menu-quantity-dialog.tsx';
import { OrderedBadge } from './ordered-badge.tsx';
import { ShareButton } from './share-button.tsx';
import { useMenuQuantity } from './use-menu-quantity.ts';

type MenuDetailDialogProps = {
  menuId: string;
  menu: Menu;
  /** False when the menu is sold out early. */
  onSale: boolean;
  facts: BoardFacts;
  onClose: () => void;
};

/** A menu's photos, texts and quantity. If the menu is closed, the dialog only leads back (spec §4). */
export function MenuDetailDialog({ menuId, menu, onSale, facts, onClose }: MenuDetailDialogProps) {
  const { t } = useTranslation();
  const { dateId, date, orders, language, filter } = facts;
  const title = menuTitle(menu, language);
  const open = facts.open && onSale;
  const limit = limitOf(date, menuId);
  const conflicts = filterConflicts(menu, filter);
  const quantity = useBasketQuantity(dateId, menuId);
  const change = useMenuQuantity(dateId, menuId, title, {
    open,
    limit,
    allowed: quantityAllowed(date, orders, dateId, menuId),
  });
  const [typing, setTyping] = useState(false);
  const description = localized(menu, 'desc', language);
  const cooking = localized(menu, 'jori', language);
  const price = toCents(menu.price);
  const backToMenu = () => {
    change.clear();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={open ? onClose : backToMenu}
      title={title}
      closeLabel={t('닫기')}
      footer={
        open ? (
          <div className={styles.actions}>
            {quantity > 0 && (
              <p className={styles.inBasket}>
                <CircleCheck aria-hidden="true" />
                {t('장바구니에 {{count}}개 · {{money}}', {
                  count: quantity,
                  money: formatMoney(price * quantity),
                })}
              </p>
            )}
            <Stepper
              quantity={quantity}
              onMinus={change.minus}
              onPlus={change.plus}
              onManual={() => setTyping(true)}
              labels={stepperLabels(t, title)}
            />
            {quantity > 0 ? (
              <Button size="large" fullWidth onClick={onClose}>
                {t('다른 메뉴 보기')}
              </Button>
            ) : (
              <Button variant="primary" size="large" fullWidth onClick={change.plus}>
                {t('장바구니에 담기')}
              </Button>
            )}
          </div>
        ) : (
          <Button variant="primary" size="large" fullWidth onClick={backToMenu}>
            {t('메뉴로 돌아가기')}
          </Button>
        )
      }
    >
      <div className={clsx(styles.body, styles.beside)}>
        <div className={styles.photos}>
          <MenuPhotos photos={menu.photos ?? []} title={title} />
        </div>
        {!open && <Notice tone="closed">{t('마감된 메뉴예요. 감사합니다!')}</Notice>}
        {facts.open && date.menus[menuId] === false && (
          <WaitForDish dateId={dateId} menuId={menuId} language={language} />
        )}
        <div className={styles.price}>
          <Price cents={price} look="large" />
          <OrderedBadge
            ordered={orderedElsewhere(orders, dateId, menuId, undefined)}
            before={facts.before.has(menuId)}
          />
        </div>
        {open && limit !== undefined && <p>{t(limitPhrase, { most: limit })}</p>}
        {conflicts && <Notice tone="honey">{concernText(t, conflicts, language)}</Notice>}
        {description && <p className={styles.description}>{description}</p>}
        <DishStatement menu={menu} language={language} />
        <ShareButton
          label={t('이 메뉴 공유하기')}
          text={[
            `${title} ${formatMoney(price)}`,
            t('{{cutOff}}까지 주문', {
              cutOff: formatCutOff(date.finishDate, language, serverNow()),
            }),
          ].join('\n')}
          path={paths.dish(language, dateId, menuId)}
        />
        {menu.noPoint && <Notice>{t('세트 메뉴는 포인트가 쌓이지 않아요')}</Notice>}
        {cooking && (
          <Button
            variant="quiet"
            icon={<CookingPot aria-hidden="true" />}
            onClick={() => openDialog({ kind: 'how-to-cook', menuId })}
          >
            {t('조리법 보기')}
          </Button>
        )}
      </div>
      {typing && (
        <MenuQuantityDialog
          title={title}
          quantity={quantity}
          onSave={change.type}
          onClose={() => setTyping(false)}
        />
      )}
    </Sheet>
  );
}
