import { useEffect, useMemo } from 'react';
import { adoptProfileFilter } from './dish-filter.ts';
import { isPending, useLiveDocument } from './documents/live-document.ts';
import { preferences } from './preferences.ts';
import { useUid } from './session.ts';

/** Lets the phone follow the filter of the profile while its customer is signed in. */
export function useAdoptProfileFilter(): void {
  const uid = useUid();
  const stored = useLiveDocument(useMemo(() => (uid ? preferences(uid) : undefined), [uid]));
  const known = uid !== undefined && !isPending(stored) && stored.error === undefined;
  const filter = stored.value?.filter;
  useEffect(() => {
    if (!known) return;
    adoptProfileFilter(uid, filter).catch((error: unknown) =>
      // The phone has it, and tries again at the next visit.
      console.warn('the filter is not on the profile yet', error),
    );
  }, [known, uid, filter]);
}
