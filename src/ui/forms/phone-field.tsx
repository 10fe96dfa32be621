import { type ChangeEvent, type ComponentPropsWithRef, type CompositionEvent, useRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type PhoneFieldProps = FieldTexts &
  Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'disabled' | 'placeholder'> & {
    /** The number as it is shown: `0412-345-678`, or what was typed so far. */
    value: string;
    onChange: (value: string) => void;
    /** What is shown of what was typed or pasted; takes away nothing but separators. */
    mask: (text: string) => string;
    onBlur?: (() => void) | undefined;
  };

/** What the mask may add and take away. */
const separator = /[\s().-]/;

const withoutSeparators = (text: string) => text.replaceAll(new RegExp(separator, 'g'), '');

/**
 * A field for a phone number, whose separators the mask sets while it is typed (spec §5). The caret stays before the same digit,
 * and a separator is never in the way: deleting it deletes the digit beside it. Controlled: spread the `field` of
 * react-hook-form's Controller into it.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optionalLabel, value, onChange, mask, ...input } = props;
  const composing = useRef(false);
  const show = (element: HTMLInputElement, deleted: 'before' | 'after' | undefined) => {
    let text = element.value;
    let caret = element.selectionStart ?? text.length;
    const wasSeparator =
      text.length === value.length - 1 && withoutSeparators(text) === withoutSeparators(value);
    if (deleted && wasSeparator) {
      const at = deleted === 'before' ? caret - 1 : caret;
      text = text.slice(0, Math.max(at, 0)) + text.slice(at + 1);
      caret = Math.max(Math.min(at, caret), 0);
    }
    const shown = mask(text);
    if (shown !== element.value) {
      // At once, so that React finds the value in place and leaves the caret alone.
      element.value = shown;
      const at = placeBefore(shown, withoutSeparators(text.slice(caret)).length);
      element.setSelectionRange(at, at);
    }
    onChange(shown);
  };
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className={styles.input}
          value={value}
          onChange={({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
            // A keyboard that composes, such as one for full-width digits, loses its place if the text changes meanwhile.
            if (composing.current) onChange(currentTarget.value);
            else show(currentTarget, deletedBeside(nativeEvent));
          }}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
            composing.current = false;
            show(currentTarget, undefined);
          }}
        />
      )}
    </Field>
  );
}

function deletedBeside(event: Event): 'before' | 'after' | undefined {
  const { inputType } = event as InputEvent;
  if (inputType === 'deleteContentBackward') return 'before';
  return inputType === 'deleteContentForward' ? 'after' : undefined;
}

/** The last place in a text with so many characters after it, separators aside. */
function placeBefore(text: string, after: number): number {
  let left = after;
  let at = text.length;
  while (at > 0 && left > 0) {
    at -= 1;
    if (!separator.test(text[at] ?? '')) left -= 1;
  }
  return at;
}
