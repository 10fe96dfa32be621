import { useTranslation } from 'react-i18next';
import { concernsOf, type DishFilter } from '../../domain/dish-filter.ts';
import type { Language } from '../../domain/language.ts';
import { type Menus, menuTitle } from '../../domain/menu.ts';
import { concernText } from '../../i18n/filter-message.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './menu-detail-dialog.module.css';

type ConcernDialogProps = {
  menuIds: readonly string[];
  menus: Menus;
  filter: DishFilter;
  language: Language;
  onAnswer: (goOn: boolean) => void;
};

/** Names the dishes of a basket that the customer's filter speaks against, and asks whether they are meant. */
export function ConcernDialog({ menuIds, menus, filter, language, onAnswer }: ConcernDialogProps) {
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
      <ul className={styles.statement}>
        {menuIds.map((menuId) => {
          const menu = menus[menuId];
          const concerns = concernsOf(menu, filter);
          return (
            menu &&
            concerns && (
              <li key={menuId}>
                <strong>{menuTitle(menu, language)}</strong>
                {': '}
                {concernText(t, concerns, language)}
              </li>
            )
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
