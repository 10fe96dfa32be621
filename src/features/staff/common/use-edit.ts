import { useState } from 'react';
import { sameValue } from '../../../domain/lib/same-value.ts';

/** What a form edits. */
export interface Edit<Stored, Draft> {
  /** The stored value that the form was filled with, for the comparison when it is saved. */
  seen: Stored;
  draft: Draft;
  change: (draft: Draft) => void;
  /** Fills the form with this value. */
  fill: (stored: Stored) => void;
}

/**
 * A form over a stored value that others may change while it is open: until something is typed, it follows
 * what is stored; what was typed stays, and saving it asks about the conflict. `draftOf` makes the form's
 * values from the stored one.
 */
export function useEdit<Stored, Draft>(
  stored: Stored,
  draftOf: (stored: Stored) => Draft,
): Edit<Stored, Draft> {
  const filled = (seen: Stored) => ({ seen, known: stored, draft: draftOf(seen) });
  const [state, setState] = useState(() => filled(stored));
  const { seen, known, draft } = state;
  if (!sameValue(known, stored)) {
    const isUntouched = [seen, stored].some((one) => sameValue(draftOf(one), draft));
    setState(isUntouched ? filled(stored) : { ...state, known: stored });
  }
  return {
    seen,
    draft,
    change: (next) => setState((before) => ({ ...before, draft: next })),
    fill: (next) => setState(filled(next)),
  };
}
