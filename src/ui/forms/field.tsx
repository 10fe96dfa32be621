import { type ClipboardEvent, type InputEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** The texts that every field shows around its control. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** If present, the field is invalid. Says what to do. */
  error?: string | undefined;
  /** Such as "(선택)"; fields without it are required. */
  optionalLabel?: string | undefined;
  /** For screen readers only, where a placeholder says the same. */
  labelHidden?: boolean | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  /** The control's id, where the caller has set one. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Hangul that was copied from names of files of a Mac comes in single letters, which no search finds: it is pasted in
 * syllables, of which a field's `maxLength` takes more and which Undo takes back.
 */
function pasteComposed(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text');
  const composed = text.normalize('NFC');
  if (composed === text) return;
  event.preventDefault();
  document.execCommand('insertText', false, composed);
}

/**
 * Text that comes in any other way is composed before the form reads it: browsers fill in names and addresses by themselves,
 * and text is dragged and dictated. A keyboard that is composing a syllable is left alone.
 */
function compose({ target, nativeEvent }: InputEvent<HTMLDivElement>) {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || (nativeEvent as globalThis.InputEvent).isComposing) return;
  const composed = target.value.normalize('NFC');
  if (composed === target.value) return;
  const { selectionStart } = target;
  const caret = target.value.slice(0, selectionStart ?? undefined).normalize('NFC').length;
  // As the browser sets it: React takes what is set on the element itself for its own, and tells no form of it.
  const kind = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(target, composed);
  if (selectionStart !== null) target.setSelectionRange(caret, caret);
}

/** Label above, control, hint and error below, connected for screen readers. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, optionalLabel, id, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint && `${controlId}-hint`;
  const errorId = error && `${controlId}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} onPaste={pasteComposed} onInputCapture={compose}>
      <label id={`${controlId}-label`} className={styles.label} htmlFor={controlId}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
