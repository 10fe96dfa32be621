import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { cookList } from '../../../../domain/staff/orders/cook-list.ts';
import { portionsLeft } from '../../../../domain/staff/orders/portions-left.ts';
import type { Ingredients } from '../../../../domain/staff/shopping/ingredients.ts';
import { ingredientsText } from '../../common/dish/ingredients-text.ts';
import { WithIngredients } from '../../common/dish/with-ingredients.tsx';
import styles from './print.module.css';

type ProductionSheetProps = {
  date: ActiveDate;
  orders: readonly BoardOrder[];
  menus: Menus;
  language: Language;
  /** Called once everything that it consists of is there. */
  onReady: () => void;
};

/**
 * What to cook: each ordered dish with its portions, those packed and to pack, what may still be ordered of it, and
 * what all its portions take; then the dishes that nobody has ordered.
 */
export function ProductionSheet(props: ProductionSheetProps) {
  return (
    <WithIngredients>
      {(ingredients) => <ProductionTable ingredients={ingredients} {...props} />}
    </WithIngredients>
  );
}

function ProductionTable(props: ProductionSheetProps & { ingredients: Ingredients }) {
  const { ingredients, date, orders, menus, language, onReady } = props;
  const { t } = useTranslation();
  useEffect(onReady, [onReady]);
  const { ordered, others } = useMemo(
    () => cookList(date, orders, menus, '', language),
    [date, orders, menus, language],
  );
  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th className={styles.number}>{t('주문')}</th>
            <th>{t('메뉴')}</th>
            <th className={styles.figure}>{t('포장')}</th>
            <th className={styles.figure}>{t('포장할 것')}</th>
            <th className={styles.figure}>{t('더 팔 것')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ menuKey, title, all, toPack }) => {
            const left = portionsLeft(date, menuKey, all)?.left;
            const packed = all - toPack;
            return (
              <tr key={menuKey}>
                <td>
                  <span className={styles.box} />
                </td>
                <td className={styles.number}>
                  <strong>{all}</strong>
                </td>
                <td>
                  <strong>{title}</strong>
                  <p className={styles.small}>
                    {ingredientsText(ingredients, menuKey, all, language) ||
                      t('재료를 아직 안 적었어요')}
                  </p>
                  <p className={styles.figures}>
                    {t('포장')} {packed} · {t('포장할 것')} {toPack}
                    {left !== undefined && ` · ${t('더 팔 것')} ${left}`}
                  </p>
                </td>
                <td className={styles.figure}>{packed}</td>
                <td className={styles.figure}>{toPack}</td>
                <td className={styles.figure}>{left ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {others.length > 0 && (
        <p className={styles.rest}>
          {t('주문 없는 메뉴 {{count}}개', { count: others.length })}:{' '}
          {others.map(({ title }) => title).join(', ')}
        </p>
      )}
    </div>
  );
}
