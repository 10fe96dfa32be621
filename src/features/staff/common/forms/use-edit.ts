import { useEffect, useState } from 'react';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import { forgetDraft, keepDraft, draftOf as keptDraft } from '../../../../screen-state/drafts.ts';

/** What a form edits. */
export interface Edit<Stored, Draft> {
  /** The stored value that the form was filled with, for the comparison when it is saved. */
  seen: Stored;
  draft: Draft;
  /** Whether the form continues with what was typed before a reload or Back. */
  restored: boolean;
  change: (draft: Draft) => void;
  /** Fills the form with this value. */
  fill: (stored: Stored) => void;
  /** Fills the form with what is stored by then: whoever changed it is kept. */
  takeTheirs: () => void;
  /** Before the form is left: what was typed is saved. */
  forget: () => void;
}

/**
 * A form over a stored value that others may change while it is open: until something is typed, it follows
 * what is stored; what was typed stays, and saving it asks about the conflict. `draftOf` makes the form's
 * values from the stored one. With a name, what was typed stays through a reload or Back as well, until it is
 * saved or undone; a form of a field or two, which say nothing of it, has none.
 */
export function useEdit<Stored, Draft>(
  stored: Stored,
  draftOf: (stored: Stored) => Draft,
  name?: string,
): Edit<Stored, Draft> {
  const filled = (seen: Stored) => ({
    seen,
    known: stored,
    draft: draftOf(seen),
    restored: false,
    isTheirs: false,
  });
  const [state, setState] = useState(() => {
    const kept = name === undefined ? undefined : keptDraft<{ seen: Stored; draft: Draft }>(name);
    if (kept?.draft === undefined || kept.seen === undefined) return filled(stored);
    return {
      seen: kept.seen,
      known: stored,
      draft: kept.draft,
      restored: true,
      isTheirs: false,
    };
  });
  const { seen, known, draft, restored, isTheirs } = state;
  const isUntouched = [seen, stored].some((one) => sameValue(draftOf(one), draft));
  if (isTheirs) setState(filled(stored));
  else if (!sameValue(known, stored)) {
    setState(isUntouched ? filled(stored) : { ...state, known: stored });
  }
  useEffect(() => {
    if (name === undefined) return;
    if (isUntouched) forgetDraft(name);
    else keepDraft(name, { seen, draft });
  }, [name, isUntouched, seen, draft]);
  return {
    seen,
    draft,
    restored: restored && !isUntouched,
    change: (next) => setState((before) => ({ ...before, draft: next })),
    fill: (next) => setState(filled(next)),
    takeTheirs: () => setState((before) => ({ ...before, isTheirs: true })),
    forget: () => name !== undefined && forgetDraft(name),
  };
}
