import { useMemo } from 'react';
import type { User } from '../domain/user.ts';
import { userDocument } from './documents.ts';
import { type DocumentState, useLiveDocument } from './live-document.ts';
import { useUid } from './session.ts';

/** The signed-in customer's profile, live; loading while signed out. */
export function useUser(): DocumentState<User> {
  const uid = useUid();
  return useLiveDocument(useMemo(() => (uid ? userDocument(uid) : undefined), [uid]));
}
