import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type LastChange, setLastChange, useLastChange } from './last-change.ts';
import { useStaffChange } from './use-staff-change.ts';

type Run = () => Promise<StaffPlan>;

/**
 * Makes changes one at a time, like `useStaffChange`, and offers to undo the last one. `done` renders what
 * was changed and the undo button; null before a change.
 */
export function useUndoableChange(): {
  busy: boolean;
  change: (message: string, run: Run, undo?: Run) => Promise<boolean>;
  done: ReactNode;
} {
  const { t } = useTranslation();
  const { busy, change } = useStaffChange();
  const [mine, setMine] = useState<LastChange>();
  const last = useLastChange((state) => (state.last === mine ? mine : undefined));
  useEffect(() => () => setLastChange(undefined), []);
  const show = (made: LastChange) => {
    setMine(made);
    setLastChange(made);
  };
  const takeBack = async (reverse: Run) => {
    if (await change(reverse)) show({ message: t('되돌렸어요') });
  };
  const undo = last?.undo;
  return {
    busy,
    change: async (message, run, reverse) => {
      const stored = await change(run);
      if (stored) show({ message, undo: reverse && (() => void takeBack(reverse)) });
      return stored;
    },
    done: last ? (
      <Notice
        tone="fresh"
        announce
        title={last.message}
        action={
          undo && (
            <Button busy={busy} onClick={undo}>
              {t('되돌리기')}
            </Button>
          )
        }
      />
    ) : null,
  };
}
