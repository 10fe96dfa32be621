import { Archive, Carrot, ListOrdered, Plus, WheatOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import {
  type Categories,
  categoryName,
  type Menu,
  type Menus,
  menuTitle,
} from '../../../../domain/menus/menu.ts';
import { categoryOrder } from '../../../../domain/staff/menus/category-order.ts';
import {
  countMenus,
  findMenus,
  type MenuFilter,
  type MenuSearch,
  menuFilters,
} from '../../../../domain/staff/menus/find-menus.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Chip } from '../../../../ui/controls/chip.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { Picture } from '../../../../ui/layout/picture.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { useAddressText } from '../../common/forms/use-address-text.ts';

type MenusListProps = { menus: Menus; categories: Categories; language: Language };

/** All menus with search and filters, which are kept in the address. */
export function MenusList({ menus, categories, language }: MenusListProps) {
  const { t } = useTranslation();
  const { search, setText, setCategory, toggleFilter } = useMenuSearch();
  const counts = countMenus(menus);
  const found = findMenus(menus, search, language);
  const filters: Record<MenuFilter, string> = {
    all: t('전체'),
    active: t('판매 중'),
    inactive: t('판매 멈춤'),
    'no-english': t('영어 없음'),
    'no-allergens': t('알레르기 확인 전'),
    'no-photo': t('사진 없음'),
  };
  return (
    <div className={styles.screen}>
      <div className={styles.actions}>
        <ButtonLink variant="primary" icon={<Plus aria-hidden="true" />} to={staffPaths.newMenu()}>
          {t('새 메뉴')}
        </ButtonLink>
        <ButtonLink icon={<ListOrdered aria-hidden="true" />} to={staffPaths.categories()}>
          {t('분류 순서')}
        </ButtonLink>
        <ButtonLink icon={<Archive aria-hidden="true" />} to={staffPaths.pastMenus()}>
          {t('지난 메뉴 보관함')}
        </ButtonLink>
        <ButtonLink icon={<WheatOff aria-hidden="true" />} to={staffPaths.allergens()}>
          {t('알레르기·식단')}
        </ButtonLink>
        <ButtonLink icon={<Carrot aria-hidden="true" />} to={staffPaths.ingredients()}>
          {t('재료')}
        </ButtonLink>
      </div>
      <SearchField
        label={t('메뉴 찾기')}
        value={search.text}
        found={found.length}
        onChange={setText}
      />
      <SelectField
        label={t('분류')}
        value={search.category}
        options={[
          { value: '', label: t('모든 분류') },
          ...categoryOrder(categories).flatMap((id) => {
            const category = categories[id];
            return category ? [{ value: id, label: categoryName(category, language) }] : [];
          }),
        ]}
        onChange={setCategory}
      />
      <div className={styles.chips}>
        {(Object.keys(filters) as MenuFilter[]).map((filter) => (
          <Chip
            key={filter}
            selected={search.filter === filter}
            onToggle={() => toggleFilter(filter)}
          >
            {filters[filter]} {counts[filter]}
          </Chip>
        ))}
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('찾는 메뉴가 없어요')} />
      ) : (
        <ul className={styles.list}>
          {found.map(({ menuId, menu }) => (
            <MenuRow key={menuId} menuId={menuId} menu={menu} language={language} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Search and filters of the menu list, kept in the address. */
function useMenuSearch() {
  const [params, set] = useAddressParams();
  const [text, setText] = useAddressText('q');
  const search: MenuSearch = {
    filter: menuFilters.find((one) => one === params.get('show')) ?? 'all',
    category: params.get('cat') ?? '',
    text,
  };
  return {
    search,
    setText,
    setCategory: (category: string) => set('cat', category),
    toggleFilter: (filter: MenuSearch['filter']) =>
      set('show', filter === 'all' || filter === search.filter ? '' : filter),
  };
}

type MenuRowProps = { menuId: string; menu: Menu; language: Language };

/** One row of the menu list, with what is missing from the menu. */
const MenuRow = memo(function MenuRow({ menuId, menu, language }: MenuRowProps) {
  const { t } = useTranslation();
  const photo = menu.photos?.[0];
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={staffPaths.menu(menuId)}>
        <span className={styles.thumb}>
          <Picture src={photo?.smallURL ?? photo?.downloadURL} alt="" rounded />
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{menuTitle(menu, language)}</strong>{' '}
          <span className={styles.quiet}>{formatMoney(toCents(menu.price))}</span>
          <span className={styles.badges}>
            {!menu.active && <Badge tone="closed">{t('판매 멈춤')}</Badge>}
            {!(menu.en && menu.titleEn) && <Badge tone="honey">{t('영어 없음')}</Badge>}
            {!menu.photos?.length && <Badge tone="honey">{t('사진 없음')}</Badge>}
          </span>
        </span>
      </Link>
    </li>
  );
});
