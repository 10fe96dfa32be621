import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The address's query parameters, and a function that sets one; an empty value removes it. The router's own
 * hook would add to the script that every customer loads.
 */
export function useAddressParams(): [URLSearchParams, (name: string, value: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const set = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(latest.current);
      if (value) next.set(name, value);
      else next.delete(name);
      latest.current = next.toString();
      navigate({ search: latest.current }, { replace: true });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set];
}
