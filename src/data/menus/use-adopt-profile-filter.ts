import { useEffect, useMemo } from 'react';
import { preferences } from '../customer/save-preferences.ts';
import { useUid } from '../customer/use-session.ts';
import { useConfirmed, useLiveDocument } from '../documents/live-document.ts';
import { adoptProfileFilter } from './use-dish-filter.ts';

/**
 * Takes over the profile's filter while its customer is signed in, but only as confirmed by the server: an
 * older cached copy would undo a later choice.
 */
export function useAdoptProfileFilter(): void {
  const uid = useUid();
  const source = useMemo(() => (uid ? preferences(uid) : undefined), [uid]);
  const filter = useLiveDocument(source).value?.filter;
  const confirmed = useConfirmed(source);
  useEffect(() => {
    if (uid === undefined || !confirmed) return;
    adoptProfileFilter(uid, filter).catch((error: unknown) =>
      // The phone has the filter; the next visit tries again to save it to the profile.
      console.warn('the filter is not on the profile yet', error),
    );
  }, [confirmed, uid, filter]);
}
