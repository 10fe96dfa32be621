import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type DishFilter, filterConflicts } from '../../../domain/menus/dish-filter.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import type { Order } from '../../../domain/order/order.ts';
import { concernText } from '../../../i18n/filter-message.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { titleOf } from './order-lines.ts';
import styles from './order-sections.module.css';

type ConcernDialogProps = {
  menuIds: readonly string[];
  menus: Menus;
  /** The order being edited; used for the titles of menus that the shop no longer has. */
  existing?: Order;
  filter: DishFilter;
  language: Language;
  onAnswer: (goOn: boolean) => void;
};

/** Lists the menus of an order that conflict with the customer's filter, and asks for confirmation. */
export function ConcernDialog({
  menuIds,
  menus,
  existing,
  filter,
  language,
  onAnswer,
}: ConcernDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('이 음식들도 주문할까요?')}
      text={t('빼고 보기로 하신 것과 맞지 않을 수 있어요.')}
      confirmLabel={t('알고 있어요, 주문할게요')}
      cancelLabel={t('돌아가서 빼기')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <ul className={styles.concerns}>
        {menuIds.map((menuId) => {
          const conflicts = filterConflicts(menus[menuId], filter);
          return (
            conflicts && (
              <li key={menuId}>
                <strong>{titleOf(menuId, menus, existing, language)}</strong>
                {': '}
                {concernText(t, conflicts, language)}
              </li>
            )
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
