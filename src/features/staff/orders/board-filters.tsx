import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBellSettings } from '../../../data/staff/bell/bell-settings.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { BoardCounts, BoardFilter } from '../../../domain/staff/orders/board.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from './board.module.css';

type BoardFiltersProps = {
  filter: BoardFilter;
  search: string;
  counts: BoardCounts;
  onFilter: (filter: BoardFilter) => void;
  onSearch: (search: string) => void;
  /** Links shown beside the search. */
  actions: ReactNode;
};

/**
 * Searches the orders and filters them by what is still to be done; the counts are those of the whole date.
 */
export function BoardFilters(props: BoardFiltersProps) {
  const { filter, search, counts, onFilter, onSearch, actions } = props;
  const { t } = useTranslation();
  const chips: { value: BoardFilter; label: string; count: number }[] = [
    { value: 'all', label: t('전체'), count: counts.orders },
    { value: 'to-pack', label: t('포장할 것'), count: counts.toPack },
    { value: 'to-deliver', label: t('배송할 것'), count: counts.toDeliver },
    { value: 'to-collect', label: t('받을 돈'), count: counts.toCollect },
    { value: 'news', label: t('새 소식'), count: counts.changes },
  ];
  return (
    <div className={styles.filters}>
      <div className={styles.find}>
        <TextField
          type="search"
          label={t('찾기')}
          placeholder={t('이름, 전화, 주소, 초성')}
          value={search}
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
        {actions}
      </div>
      <div className={styles.chips}>
        {chips.map(({ value, label, count }) => (
          <Chip key={value} selected={filter === value} onToggle={() => onFilter(value)}>
            {label} {count}
          </Chip>
        ))}
      </div>
      <div className={styles.state}>
        <p className={styles.sums}>
          {t('{{portions}}인분', { portions: counts.portions })} · {formatMoney(counts.total)}
          {counts.collect > 0 && (
            <>
              {' · '}
              {t('받을 돈 {{amount}}', { amount: formatMoney(counts.collect) })}
            </>
          )}
          {counts.giveBack > 0 && (
            <>
              {' · '}
              {t('돌려줄 돈 {{amount}}', { amount: formatMoney(counts.giveBack) })}
            </>
          )}
        </p>
        <BellLink />
      </div>
    </div>
  );
}

/** Says whether this phone rings, and leads to where that is changed. */
function BellLink() {
  const { t } = useTranslation();
  const rings = useBellSettings(({ on }) => on);
  const label = rings ? t('벨이 켜져 있어요') : t('벨이 꺼져 있어요');
  const Icon = rings ? Bell : BellOff;
  return (
    <Link className={styles.bell} to={staffPaths.bell()} aria-label={label} title={label}>
      <Icon aria-hidden="true" />
    </Link>
  );
}
