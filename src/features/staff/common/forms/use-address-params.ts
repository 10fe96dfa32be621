import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The address's query parameters, and a function that sets one; an empty value removes it. The router's own
 * hook would add to the script that every customer loads.
 */
export function useAddressParams(): [URLSearchParams, (name: string, value: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const set = useCallback(
    (name: string, value: string) => {
      // The router's location is that of the last render, which lacks what has been set since.
      const next = new URLSearchParams(window.location.search);
      if (value) next.set(name, value);
      else next.delete(name);
      navigate({ search: next.toString() }, { replace: true });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set];
}
