import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import { isPending, useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories as categoriesSource } from '../../../../data/documents/sources.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Categories, Menu, Menus } from '../../../../domain/menus/menu.ts';
import { categoryOrder } from '../../../../domain/staff/menus/category-order.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { CategoriesScreen } from './categories-screen.tsx';
import { MenuEditor } from './menu-editor.tsx';
import { MenusList } from './menus-list.tsx';
import { PastMenusScreen } from './past-menus-screen.tsx';

type StaffMenusProps = { dates: ActiveDates; menus: Menus; language: Language };

/** The screens for the catalogue: the list of menus, the editor, the archive, and the order of the categories. */
export function StaffMenus(props: StaffMenusProps) {
  const { t } = useTranslation();
  const categories = useLiveDocument(categoriesSource);
  if (isPending(categories)) return <Loading label={t('메뉴를 불러오고 있어요')} />;
  const all = { ...props, categories: categories.value ?? {} };
  return (
    <Routes>
      <Route index element={<MenusList {...all} />} />
      <Route path="new" element={<NewMenu {...all} />} />
      <Route path="edit/:menuId" element={<OneMenu {...all} />} />
      <Route path="past" element={<PastMenusScreen {...props} />} />
      <Route path="categories" element={<CategoriesScreen {...all} />} />
    </Routes>
  );
}

type CatalogueProps = StaffMenusProps & { categories: Categories };

function OneMenu(props: CatalogueProps) {
  const { t } = useTranslation();
  const { menuId = '' } = useParams();
  const menu = props.menus[menuId];
  if (!menu) return <EmptyState title={t('없어진 메뉴예요.')} />;
  return (
    <MenuEditor
      key={menuId}
      {...props}
      menuId={menuId}
      stored={menu}
      start={menu}
      draft={`menu-${menuId}`}
    />
  );
}

/** Creates a menu, empty or as a copy of another; inactive until staff activate it. */
function NewMenu(props: CatalogueProps) {
  const { t } = useTranslation();
  const [params] = useAddressParams();
  const fromId = params.get('from') ?? '';
  const from = props.menus[fromId];
  const empty: Menu = {
    title: '',
    price: Number.NaN,
    cat: categoryOrder(props.categories)[0] ?? '',
    active: false,
  };
  const start = from
    ? { ...from, title: t('{{title}} (복사)', { title: from.title }), active: false }
    : empty;
  return (
    <MenuEditor
      key={fromId}
      {...props}
      menuId={undefined}
      stored={undefined}
      start={start}
      draft={`new-menu-${fromId}`}
    />
  );
}
