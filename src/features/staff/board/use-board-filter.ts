import { useSearchParams } from 'react-router-dom';
import { type BoardFilter, boardFilters } from '../../../domain/staff/board.ts';

/** Which orders the board shows, kept in the address. */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams();
  const filter = boardFilters.find((one) => one === params.get('show')) ?? 'all';
  const search = params.get('q') ?? '';
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    search,
    setFilter: (next: BoardFilter) => set('show', next === 'all' ? '' : next),
    setSearch: (next: string) => set('q', next),
  };
}
