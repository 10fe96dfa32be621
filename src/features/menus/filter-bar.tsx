import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdoptProfileFilter } from '../../data/menus/use-adopt-profile-filter.ts';
import type { Language } from '../../domain/lib/language.ts';
import { type DishFilter, isFiltering } from '../../domain/menus/dish-filter.ts';
import { filterText } from '../../i18n/filter-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DishFilterDialog } from './lazy-dialogs.ts';
import styles from './menu-board.module.css';

type FilterBarProps = {
  filter: DishFilter;
  language: Language;
  /** How many dishes the filter hides. */
  hidden: number;
  /** True while hidden dishes are shown anyway. */
  all: boolean;
  onAll: (all: boolean) => void;
  onSearch: () => void;
};

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
        <Notice
          tone="honey"
          announce
          title={filterText(t, filter, language)}
          action={
            <div className={styles.tools}>
              {hidden > 0 && (
                <Button onClick={() => onAll(!all)}>
                  {all ? t('다시 숨기기') : t('숨긴 메뉴 보기')}
                </Button>
              )}
              <Button variant="quiet" onClick={choose}>
                {t('바꾸기')}
              </Button>
            </div>
          }
        >
          {t('메뉴 {{count}}가지를 숨겼어요.', { count: hidden })}{' '}
          {t('섞일 수 있거나 표시되지 않은 메뉴는 그렇게 적어 두었어요.')}
        </Notice>
      )}
      {choosing && (
        <DishFilterDialog filter={filter} language={language} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
