import { useEffect, useState } from 'react';
import { suburbsOrNone } from '../../../../data/customer/load-suburbs.ts';
import type { Place } from '../../../../domain/customer/suburbs.ts';

/** Nobody waits longer than this for the list before an order is stored, ms. */
const longestWaitMs = 5000;

/** The list of suburbs: undefined while it is being loaded, empty where it can't be, or takes too long. */
export function useSuburbs(): readonly Place[] | undefined {
  const [suburbs, setSuburbs] = useState<readonly Place[]>();
  useEffect(() => {
    let shown = true;
    const timer = setTimeout(() => setSuburbs((loaded) => loaded ?? []), longestWaitMs);
    void suburbsOrNone().then((loaded) => shown && setSuburbs(loaded));
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }, []);
  return suburbs;
}
