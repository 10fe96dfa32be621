import { type BoardFilter, boardFilters } from '../../../domain/staff/orders/board.ts';
import { useAddressParams } from '../common/forms/use-address-params.ts';
import { useAddressText } from '../common/forms/use-address-text.ts';

/** The filter of the board, kept in the address. */
export function useBoardFilter() {
  const [params, set] = useAddressParams();
  const filter = boardFilters.find((one) => one === params.get('show')) ?? 'all';
  const [search, setSearch] = useAddressText('q');
  return {
    filter,
    search,
    setFilter: (next: BoardFilter) => set('show', next === 'all' ? '' : next),
    setSearch,
  };
}
