import { useEffect, useRef, useState } from 'react';
import { type BoardFilter, boardFilters } from '../../../domain/staff/board.ts';
import { useAddressParams } from '../shell/use-address-params.ts';

/** The address follows what is typed after this long, ms: it draws the whole screen again. */
const typingMs = 400;

/** Which orders the board shows, kept in the address. */
export function useBoardFilter() {
  const [params, set] = useAddressParams();
  const filter = boardFilters.find((one) => one === params.get('show')) ?? 'all';
  const [search, setSearch] = useState(params.get('q') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    filter,
    search,
    setFilter: (next: BoardFilter) => set('show', next === 'all' ? '' : next),
    setSearch: (next: string) => {
      setSearch(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set('q', next), typingMs);
    },
  };
}
