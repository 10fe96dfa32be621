import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf, keepDraft } from './drafts.ts';

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
        keepDraft(name, Object.fromEntries(kept));
      },
    });
  }, [form, name, secret]);
}
