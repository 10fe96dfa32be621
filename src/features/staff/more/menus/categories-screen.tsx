import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Categories, categoryName } from '../../../../domain/menus/menu.ts';
import { categoryOrder, reorderCategories } from '../../../../domain/staff/menus/category-order.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { useRowsGuard } from '../../../../ui/overlays/use-tap-guard.ts';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';
import { BackLink } from '../../common/shell/back-link.tsx';

type CategoriesScreenProps = { categories: Categories; language: Language };

/** The categories in the order of the customers' tabs; arrow buttons move one. */
export function CategoriesScreen({ categories, language }: CategoriesScreenProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const ids = categoryOrder(categories);
  useRowsGuard(ids);
  const swap = (index: number) => {
    const next = [...ids];
    next.splice(index, 2, ...next.slice(index, index + 2).reverse());
    return run(reorderCategories, { ids: next }, { seen: ids, done: t('순서를 바꿨어요') });
  };
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.menus()} label={t('모든 메뉴')} />
      <h2 className={styles.heading}>{t('분류 순서')}</h2>
      <ul className={styles.list}>
        {ids.map((id, index) => {
          const category = categories[id];
          const name = category ? categoryName(category, language) : id;
          return (
            <li key={id} className={styles.item}>
              <div className={styles.row}>
                <span className={styles.words}>{name}</span>
                <IconButton
                  label={t('{{name}} 위로', { name })}
                  icon={<ChevronUp aria-hidden="true" />}
                  disabled={busy || index === 0}
                  onClick={() => void swap(index - 1)}
                />
                <IconButton
                  label={t('{{name}} 아래로', { name })}
                  icon={<ChevronDown aria-hidden="true" />}
                  disabled={busy || index === ids.length - 1}
                  onClick={() => void swap(index)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
