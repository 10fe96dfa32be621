import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/lib/language.ts';
import type { DishFilter } from '../../domain/menus/dish-filter.ts';
import { filterText, hiddenPhrase } from '../../i18n/filter-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './menu-board.module.css';

export type FilterNoticeProps = {
  filter: DishFilter;
  language: Language;
  /** How many dishes the filter hides. */
  hidden: number;
  /** True while hidden dishes are shown anyway. */
  all: boolean;
  onAll: (all: boolean) => void;
  onChange: () => void;
};

/** What the filter hides. Until the code is loaded, the page's inline script fills a copy of it by `data-slot` (src/start). */
export function FilterNotice({
  filter,
  language,
  hidden,
  all,
  onAll,
  onChange,
}: FilterNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="honey"
      announce
      title={<span data-slot="filter">{filterText(t, filter, language)}</span>}
      action={
        <div className={styles.tools}>
          {hidden > 0 && (
            <Button onClick={() => onAll(!all)}>
              {all ? t('다시 숨기기') : t('숨긴 메뉴 보기')}
            </Button>
          )}
          <Button variant="quiet" onClick={onChange}>
            {t('바꾸기')}
          </Button>
        </div>
      }
    >
      {hidden > 0 && <span data-slot="hidden">{`${t(hiddenPhrase, { count: hidden })} `}</span>}
      {t('섞일 수 있거나 표시되지 않은 메뉴는 그렇게 적어 두었어요.')}
    </Notice>
  );
}
