import { AppError } from '../../domain/lib/app-error.ts';
import type { DocumentState } from './document-state.ts';
import { type DocumentSource, observeDocument } from './live-document.ts';

/**
 * The document once it is as awaited, as screens show it. Throws AppError: `network` when that takes longer than
 * `timeoutMs`, or why it can't be read.
 */
export function waitForDocument<T>(
  source: DocumentSource<T>,
  isAwaited: (state: DocumentState<T>) => boolean,
  timeoutMs: number,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const end = (settle: () => void) => {
      clearTimeout(timer);
      // Deferred, because the first state may be reported before `stop` is assigned.
      setTimeout(() => stop());
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new AppError('network'))), timeoutMs);
    stop = observeDocument(source, (state) => {
      const { error } = state;
      if (error) end(() => reject(error));
      else if (isAwaited(state)) end(() => resolve(state.value));
    });
  });
}
