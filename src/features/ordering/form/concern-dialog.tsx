import { useTranslation } from 'react-i18next';
import { useDishFilter } from '../../../data/menus/use-dish-filter.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { filterConflicts } from '../../../domain/menus/dish-filter.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import type { Order } from '../../../domain/order/order.ts';
import { concernText } from '../../../i18n/filter-message.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { titleOf } from './order-lines.ts';
import styles from './order-sections.module.css';
import { noteAsked } from './use-concern-question.ts';

type ConcernDialogProps = {
  dateId: string;
  menuIds: readonly string[];
  menus: Menus;
  /** The order being edited; used for the titles of menus that the shop no longer has. */
  existing?: Order;
  language: Language;
  /** Called once the menus are recorded as asked about. */
  onAnswer: (goOn: boolean) => void;
};

/** Lists the menus of an order that conflict with the customer's filter, and asks for confirmation. */
export function ConcernDialog({
  dateId,
  menuIds,
  menus,
  existing,
  language,
  onAnswer,
}: ConcernDialogProps) {
  const { t } = useTranslation();
  const filter = useDishFilter();
  const answer = (goOn: boolean) => {
    noteAsked(dateId, menuIds, filter);
    onAnswer(goOn);
  };
  return (
    <ConfirmDialog
      open
      title={t('이 음식들도 주문할까요?')}
      text={t('알레르기·식단에서 고르신 것과 맞지 않을 수 있어요.')}
      confirmLabel={t('돌아가서 빼기')}
      onConfirm={() => answer(false)}
      other={{ label: t('알고 있어요, 주문할게요'), onChoose: () => answer(true) }}
      onClose={() => answer(false)}
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
