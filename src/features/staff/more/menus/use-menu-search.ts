import { type MenuSearch, menuFilters } from '../../../../domain/staff/menus/find-menus.ts';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { useAddressText } from '../../common/forms/use-address-text.ts';

/** Search and filters of the menu list, kept in the address. */
export function useMenuSearch() {
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
