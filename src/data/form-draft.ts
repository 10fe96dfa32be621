import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const prefix = 'draft-';

/** What was typed into a form and not saved yet; undefined without any. */
export function draftOf<T extends object>(name: string): Partial<T> | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    return typeof found === 'object' && found !== null ? (found as Partial<T>) : undefined;
  } catch {
    return undefined;
  }
}

/** Ends a draft: it was saved, or its writer has left. */
export function forgetDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Ends every draft (sign-out): the next person at this phone must not find them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}

/**
 * Keeps what is typed into a form through a reload, a closed dialog or a failed save. `secret` names
 * fields that are never kept. Begin the form with `draftOf(name)` and call `forgetDraft` once saved.
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  secret: readonly (keyof T)[] = [],
): void {
  useEffect(() => {
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty && draftOf(name) === undefined) return;
        const kept = Object.entries(values).filter(([field]) => !secret.includes(field));
        sessionStorage.setItem(prefix + name, JSON.stringify(Object.fromEntries(kept)));
      },
    });
  }, [form, name, secret]);
}

/** A single text that is kept like a form; empty without one. */
export function draftText(name: string): string {
  return draftOf<{ text: string }>(name)?.text ?? '';
}

/** Keeps a text; an empty one ends its draft. */
export function keepDraftText(name: string, text: string): void {
  if (text) sessionStorage.setItem(prefix + name, JSON.stringify({ text }));
  else forgetDraft(name);
}
