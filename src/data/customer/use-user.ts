import { useMemo } from 'react';
import type { User } from '../../domain/customer/user.ts';
import type { DocumentState } from '../documents/document-state.ts';
import { useLiveDocument } from '../documents/live-document.ts';
import { userDocument } from '../documents/sources.ts';
import { useUid } from './use-session.ts';

/** The signed-in customer's profile, live; loading while signed out. */
export function useUser(): DocumentState<User> {
  const uid = useUid();
  return useLiveDocument(useMemo(() => (uid ? userDocument(uid) : undefined), [uid]));
}
