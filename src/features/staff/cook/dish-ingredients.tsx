import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { ingredientsFor, kindOf } from '../../../domain/staff/kitchen/ingredients.ts';
import { amountsText } from '../../../domain/staff/kitchen/units.ts';
import { Rows } from '../../../ui/layout/rows.tsx';
import { WithIngredients } from '../common/dish/with-ingredients.tsx';
import styles from './dishes.module.css';

type DishIngredientsProps = { menuKey: string; portions: number; language: Language };

/** What all ordered portions of a dish take. */
export function DishIngredients({ menuKey, portions, language }: DishIngredientsProps) {
  const { t } = useTranslation();
  return (
    <WithIngredients>
      {(ingredients) => {
        const parts = ingredientsFor(ingredients, menuKey, portions);
        if (parts.length === 0)
          return <p className={styles.parts}>{t('이 메뉴는 재료를 아직 적지 않았어요.')}</p>;
        const rows = parts.map(({ key, amounts }) => {
          const label = kindOf(ingredients, key).name;
          return { id: key, label, value: amountsText(amounts, language) };
        });
        return (
          <div className={styles.parts}>
            <Rows rows={rows} />
          </div>
        );
      }}
    </WithIngredients>
  );
}
