import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { BoardCounts, BoardFilter } from '../../../domain/staff/orders/board.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { SearchField } from '../common/forms/search-field.tsx';
import { useMay } from '../common/shell/role.ts';
import styles from './board.module.css';

type BoardFiltersProps = {
  filter: BoardFilter;
  search: string;
  /** How many orders are shown; undefined until they are loaded. */
  found: number | undefined;
  /** Undefined until the orders are loaded. */
  counts: BoardCounts | undefined;
  onFilter: (filter: BoardFilter) => void;
  onSearch: (search: string) => void;
  /** Links shown beside the search. */
  actions: ReactNode;
};

/** What only those who see money and deliveries filter by. */
const atTheDoor: readonly BoardFilter[] = ['to-deliver', 'to-collect'];

/**
 * Searches the orders and filters them by what is still to be done; the counts are those of the whole date.
 */
export function BoardFilters(props: BoardFiltersProps) {
  const { filter, search, found, counts, onFilter, onSearch, actions } = props;
  const { t } = useTranslation();
  const { seeMoney } = useMay();
  const chips: {
    value: BoardFilter;
    label: string;
    count: number | undefined;
    sum?: number | undefined;
  }[] = [
    { value: 'all', label: t('전체'), count: counts?.orders },
    { value: 'to-pack', label: t('포장할 것'), count: counts?.toPack },
    { value: 'to-deliver', label: t('배송할 것'), count: counts?.toDeliver },
    { value: 'to-collect', label: t('받을 돈'), count: counts?.toCollect, sum: counts?.collect },
    { value: 'news', label: t('새 소식'), count: counts?.changes },
  ];
  return (
    <div className={styles.filters}>
      <div className={styles.find}>
        <SearchField
          label={t('찾기')}
          labelHidden
          placeholder={seeMoney ? t('이름, 전화, 주소, 초성') : t('이름, 주소, 초성')}
          value={search}
          found={found}
          onChange={onSearch}
        />
        {actions}
      </div>
      <div className={styles.chips}>
        {chips
          .filter(({ value }) => seeMoney || !atTheDoor.includes(value))
          .map(({ value, label, count, sum }) => (
            <Chip key={value} selected={filter === value} onToggle={() => onFilter(value)}>
              {label} {count}
              {sum ? ` · ${formatMoney(sum)}` : ''}
            </Chip>
          ))}
      </div>
    </div>
  );
}
