import { useEffect, useState } from 'react';
import { onPageRestored } from '../data/device/page-restored.ts';
import { draftOf, draftText, forgetDraft, keepDraft, keepDraftText } from './drafts.ts';

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

/** A draft of a single text, such as a reason; once it is saved, an empty text removes it. */
export function useDraftText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => draftText(name));
  const change = (next: string) => {
    setText(next);
    keepDraftText(name, next);
  };
  return [text, change];
}
