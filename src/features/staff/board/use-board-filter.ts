import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BoardFilter, boardFilters } from '../../../domain/staff/board.ts';

/** The address follows what is typed after this long, ms: it draws the whole screen again. */
const typingMs = 400;

/** Which orders the board shows, kept in the address. */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams();
  const filter = boardFilters.find((one) => one === params.get('show')) ?? 'all';
  const [search, setSearch] = useState(params.get('q') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
    setSearch: (next: string) => {
      setSearch(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set('q', next), typingMs);
    },
  };
}
