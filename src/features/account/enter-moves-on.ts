import type { KeyboardEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Makes Enter, a phone's "next" key, go to the next field while that is empty, instead of sending a half-filled form. */
export function enterMovesOn<T extends FieldValues>(form: UseFormReturn<T>, next: Path<T>) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      // While Korean syllables are composed, Enter belongs to the input method.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || form.getValues(next)) return;
      event.preventDefault();
      form.setFocus(next);
    },
  };
}
