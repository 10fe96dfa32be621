import { useTranslation } from 'react-i18next';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { actionName } from '../../common/action-words/action-words.ts';
import { useAction } from '../../common/changes/use-action.ts';

type UndoEntryProps = {
  entry: StaffLogEntry;
  /** What the button is called, where several stand on a screen. */
  name?: string;
  onUndone: () => void;
};

/** Undoes the change of a log entry; asks first if it has been changed again since. */
export function UndoEntry({ entry, name, onUndone }: UndoEntryProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const undo = async () => {
    const { actionNamed } = await import('../../../../domain/staff/actions/actions.ts');
    const action = actionNamed(entry.action);
    if (action?.runs !== 'rules') return;
    const done = t('{{action}} 되돌림', { action: actionName(t, entry.action) });
    const result = await run(action, entry.undo, { seen: entry.after, done });
    if (result === 'stored') onUndone();
  };
  return (
    <Button busy={busy} aria-label={name} onClick={() => void undo()}>
      {t('이 변경 되돌리기')}
    </Button>
  );
}
