import { create } from 'zustand';
import { saveCopyTexts } from '../../../data/customer/save-preferences.ts';

/** Whether an account wants copies of texts, as tapped and not stored yet; a closed sheet changes nothing of it. */
export const useCopyTaps = create<Record<string, boolean | undefined>>(() => ({}));

/** Ends with the last save: taps are stored one after the other. */
let queue: Promise<unknown> = Promise.resolve();

/** Stores a tap, unless a later one says more. Throws AppError. */
export function keepCopyTap(uid: string, wants: boolean): Promise<void> {
  useCopyTaps.setState({ [uid]: wants });
  const isLatest = () => useCopyTaps.getState()[uid] === wants;
  const saving = queue.then(async () => {
    if (!isLatest()) return;
    try {
      await saveCopyTexts(uid, wants);
    } finally {
      if (isLatest()) useCopyTaps.setState({ [uid]: undefined });
    }
  });
  queue = saving.catch(() => {});
  return saving;
}
