import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdoptProfileFilter } from '../../data/menus/use-adopt-profile-filter.ts';
import { isFiltering } from '../../domain/menus/dish-filter.ts';
import { FilterNotice, type FilterNoticeProps } from './filter-notice.tsx';
import { DishFilterDialog } from './lazy-dialogs.ts';
import styles from './menu-board.module.css';

type FilterBarProps = Omit<FilterNoticeProps, 'onChange'> & { onSearch: () => void };

/** The search for a dish by name, and the dish filter. */
export function FilterBar({ filter, language, hidden, all, onAll, onSearch }: FilterBarProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  useAdoptProfileFilter();
  const choose = () => setChoosing(true);
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.search} onClick={onSearch}>
          <Search aria-hidden="true" />
          {t('메뉴 찾기')}
        </button>
        <button type="button" className={styles.search} onClick={choose}>
          <SlidersHorizontal aria-hidden="true" />
          {t('알레르기·식단')}
        </button>
      </div>
      {isFiltering(filter) && (
        <FilterNotice {...{ filter, language, hidden, all, onAll }} onChange={choose} />
      )}
      {choosing && (
        <DishFilterDialog filter={filter} language={language} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
