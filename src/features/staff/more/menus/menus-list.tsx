import { Archive, ListOrdered, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Categories, categoryName, type Menus } from '../../../../domain/menus/menu.ts';
import { categoryOrder } from '../../../../domain/staff/menus/category-order.ts';
import {
  countMenus,
  findMenus,
  type MenuFilter,
} from '../../../../domain/staff/menus/find-menus.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Chip } from '../../../../ui/controls/chip.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { MenuRow } from './menu-row.tsx';
import { useMenuSearch } from './use-menu-search.ts';

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
      </div>
      <TextField
        type="search"
        label={t('메뉴 찾기')}
        value={search.text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
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
