import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf, keepDraft } from './drafts.ts';

/**
 * Stores what is typed into a form, so that it survives a reload, a closed dialog or a failed save. The
 * fields in `secret` are never stored. Start the form with `draftOf(name)` and call `forgetDraft` once it is
 * saved.
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
        // Dialogs may share a draft: what is not of this form stays.
        keepDraft(name, { ...draftOf(name), ...Object.fromEntries(kept) });
      },
    });
  }, [form, name, secret]);
}
