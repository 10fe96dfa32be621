import { countUnsentMarks } from '../data/device/count-unsent-marks.ts';
import { openDialog } from './dialogs.ts';

/**
 * Call before logging out: asks whoever has marks on this phone that are not sent, and returns whether it asked. The question
 * itself logs out; `changesUser`: then the next one logs in.
 */
export function askAboutUnsentMarks(changesUser: boolean): boolean {
  const count = countUnsentMarks();
  if (count > 0) openDialog({ kind: 'unsent-marks', count, changesUser });
  return count > 0;
}
