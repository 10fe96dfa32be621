import { useEffect, useMemo } from 'react';
import { adoptProfileFilter } from './dish-filter.ts';
import { useConfirmed, useLiveDocument } from './documents/live-document.ts';
import { preferences } from './preferences.ts';
import { useUid } from './session.ts';

/**
 * Lets the phone follow the filter of the profile while its customer is signed in: what the server says, because an
 * older copy on the phone would take back what was chosen since.
 */
export function useAdoptProfileFilter(): void {
  const uid = useUid();
  const source = useMemo(() => (uid ? preferences(uid) : undefined), [uid]);
  const filter = useLiveDocument(source).value?.filter;
  const confirmed = useConfirmed(source);
  useEffect(() => {
    if (uid === undefined || !confirmed) return;
    adoptProfileFilter(uid, filter).catch((error: unknown) =>
      // The phone has it, and tries again at the next visit.
      console.warn('the filter is not on the profile yet', error),
    );
  }, [confirmed, uid, filter]);
}
