import { useEffect, useState } from 'react';
import { onPageRestored } from '../data/device/page-restored.ts';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';

/** Unsaved choices, stored under a name until they are removed. */
export interface Draft<T extends object> {
  name: string;
  values: Partial<T>;
  /** Whether it continues with what was typed before a reload or Back. */
  restored: boolean;
  change: (part: Partial<T>) => void;
  /** Removes the draft: it was saved or discarded. */
  forget: () => void;
}

/** A draft as React state. */
export function useDraft<T extends object>(name: string): Draft<T> {
  const [values, setValues] = useState<Partial<T>>(() => draftOf<T>(name) ?? {});
  const [restored, setRestored] = useState(Object.keys(values).length > 0);
  useEffect(() => onPageRestored(() => setValues(draftOf<T>(name) ?? {})), [name]);
  const change = (part: Partial<T>) => {
    const next = { ...draftOf<T>(name), ...part };
    setValues(next);
    keepDraft(name, next);
  };
  const forget = () => {
    setValues({});
    setRestored(false);
    forgetDraft(name);
  };
  return { name, values, restored, change, forget };
}
