import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { isSearchableOnDate, searchMenus } from '../../../../domain/menus/menu-search.ts';
import { dishesByList, type Ingredients } from '../../../../domain/staff/shopping/ingredients.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ingredientsText } from '../../common/dish/ingredients-text.ts';
import { WithIngredients } from '../../common/dish/with-ingredients.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import form from '../../common/forms/staff-form.module.css';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { useAddressText } from '../../common/forms/use-address-text.ts';
import { DishSheet } from './dish-sheet.tsx';
import styles from './ingredients.module.css';
import { KindSheet } from './kind-sheet.tsx';

type StaffIngredientsProps = { menus: Menus; language: Language };

/** What portions of the dishes take, those without a list first; and the ingredients with where they are bought. */
export function StaffIngredients({ menus, language }: StaffIngredientsProps) {
  const { t } = useTranslation();
  const [params, setParam] = useAddressParams();
  const view = params.get('show') === 'kinds' ? 'kinds' : 'dishes';
  return (
    <div className={form.screen}>
      <Segmented
        label={t('보기')}
        value={view}
        options={[
          { value: 'dishes', label: t('메뉴별') },
          { value: 'kinds', label: t('재료별') },
        ]}
        onChange={(next) => setParam('show', next === 'kinds' ? next : '')}
      />
      <WithIngredients>
        {(ingredients) =>
          view === 'kinds' ? (
            <Kinds ingredients={ingredients} />
          ) : (
            <Dishes {...{ menus, ingredients, language }} />
          )
        }
      </WithIngredients>
    </div>
  );
}

type DishesProps = { menus: Menus; ingredients: Ingredients; language: Language };

function Dishes({ menus, ingredients, language }: DishesProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useAddressText('q');
  const [editing, setEditing] = useState<string>();
  const { listed, unlisted } = dishesByList(menus, ingredients, language);
  const found = isSearchableOnDate(search)
    ? new Set(searchMenus(menus, search, language))
    : undefined;
  const titleOf = (menuId: string) => {
    const menu = menus[menuId];
    return menu ? menuTitle(menu, language) : menuId;
  };
  const list = (title: string, menuIds: readonly string[]) => {
    const shown = menuIds.filter((menuId) => found?.has(menuId) ?? true);
    return (
      shown.length > 0 && (
        <section className={form.group}>
          <h2 className={form.heading}>
            {title} {shown.length}
          </h2>
          <ul className={styles.list}>
            {shown.map((menuId) => (
              <li key={menuId}>
                <button type="button" className={styles.row} onClick={() => setEditing(menuId)}>
                  <span className={styles.title}>{titleOf(menuId)}</span>
                  <span className={styles.quiet}>
                    {ingredientsText(ingredients, menuId, 1, language) ||
                      t('재료를 아직 안 적었어요')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  };
  return (
    <>
      <SearchField label={t('메뉴 찾기')} value={search} found={found?.size} onChange={setSearch} />
      {found?.size === 0 && <EmptyState title={t('찾는 메뉴가 없어요')} />}
      {list(t('재료를 적지 않은 메뉴'), unlisted)}
      {list(t('재료를 적은 메뉴'), listed)}
      {editing !== undefined && (
        <DishSheet
          menuId={editing}
          title={titleOf(editing)}
          ingredients={ingredients}
          language={language}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function Kinds({ ingredients }: { ingredients: Ingredients }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<string>();
  const kinds = Object.entries(ingredients.kinds).sort(([, a], [, b]) =>
    a.name.localeCompare(b.name, 'ko'),
  );
  if (kinds.length === 0) {
    return <EmptyState title={t('아직 재료가 없어요. 메뉴별에서 적어 주세요.')} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {kinds.map(([key, { name, group }]) => (
          <li key={key}>
            <button type="button" className={styles.row} onClick={() => setEditing(key)}>
              <span className={styles.title}>{name}</span>
              <span className={styles.quiet}>{group || t('사는 곳을 적지 않았어요')}</span>
            </button>
          </li>
        ))}
      </ul>
      {editing !== undefined && (
        <KindSheet
          key={editing}
          of={editing}
          ingredients={ingredients}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
