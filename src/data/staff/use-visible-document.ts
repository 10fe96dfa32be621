import { useEffect, useState } from 'react';
import {
  type DocumentSource,
  type DocumentState,
  useLiveDocument,
} from '../documents/live-document.ts';
import { usePageVisible } from './use-page-visible.ts';

/** A document that is listened to while the page is in view; in between and until it has come again, as it was last. */
export function useVisibleDocument<T>(source: DocumentSource<T>): DocumentState<T> {
  const visible = usePageVisible();
  const state = useLiveDocument(visible ? source : undefined);
  const [last, setLast] = useState<{ path: string; state: DocumentState<T> }>();
  const settled = visible && !state.loading;
  useEffect(() => {
    if (settled) setLast({ path: source.path, state });
  }, [settled, source, state]);
  return settled || last?.path !== source.path ? state : last.state;
}
