import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './combobox.module.css';
import { Field, type FieldTexts } from './field.tsx';
import inputStyles from './input.module.css';
import { useCombobox } from './use-combobox.ts';

export type Suggestion = {
  id: string;
  text: string;
  secondary?: string | undefined;
};

type ComboboxProps<Item extends Suggestion> = FieldTexts & {
  /** The input's text; the caller stores it and fetches suggestions. */
  value: string;
  /**
   * Called at every keystroke, and with '' when cleared. The text that a choice puts into the input is passed
   * to `onSelect` only.
   */
  onValueChange: (value: string) => void;
  items: readonly Item[];
  onSelect: (item: Item) => void;
  loading: boolean;
  loadingLabel: string;
  /** Shown when nothing was found; undefined while no result is known. */
  emptyText?: string | undefined;
  clearLabel: string;
  /** Shown below the suggestions, such as the attribution that a map service requires. */
  attribution?: ReactNode;
  itemIcon?: ReactNode;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: string;
  ref?: Ref<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A text field with suggestions that are loaded while typing. Nothing is selected automatically. What the search says
 * takes the place of hint and error, and an error that of the hint: one thing at a time.
 */
export function Combobox<Item extends Suggestion>({
  label,
  hint,
  error,
  optionalLabel,
  value,
  onValueChange,
  items,
  onSelect,
  loading,
  loadingLabel,
  emptyText,
  clearLabel,
  attribution,
  itemIcon,
  onBlur,
  name,
  autoComplete = 'off',
  ref = null,
  placeholder,
  disabled,
}: ComboboxProps<Item>) {
  const id = useId();
  const combobox = useCombobox({ items, onSelect, loading, onBlur });
  const { shown } = combobox;
  // It stays when the field is left, unless an error takes its place: what is being tapped below must not move away.
  const isEmpty = items.length === 0 && (combobox.open || !error);
  const note = loading ? loadingLabel : isEmpty ? emptyText : undefined;
  const searching = shown || note !== undefined;
  return (
    <Field
      label={label}
      hint={searching || error ? undefined : hint}
      error={searching ? undefined : error}
      optionalLabel={optionalLabel}
      id={id}
    >
      {(control) => (
        <div className={styles.root}>
          <input
            {...control}
            {...combobox.inputProps}
            ref={ref}
            type="text"
            name={name}
            autoComplete={autoComplete}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            onChange={(event) => {
              combobox.suggest();
              onValueChange(event.currentTarget.value);
            }}
            className={clsx(inputStyles.input, styles.input)}
          />
          {value !== '' && !disabled && (
            <span className={styles.clear}>
              <IconButton
                label={clearLabel}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  onValueChange('');
                  document.getElementById(id)?.focus();
                }}
              />
            </span>
          )}
          <ul
            {...combobox.listProps}
            aria-labelledby={`${id}-label`}
            className={clsx(styles.list, !shown && styles.closed)}
          >
            {shown &&
              items.map((item, index) => (
                <li key={item.id} {...combobox.optionProps(item, index)} className={styles.option}>
                  {itemIcon}
                  <span>
                    {item.text}
                    {item.secondary && <span className={styles.secondary}>{item.secondary}</span>}
                  </span>
                </li>
              ))}
          </ul>
          <p role="status" className={clsx(styles.note, !note && styles.closed)}>
            {loading && <Spinner />}
            {note}
          </p>
          {shown && attribution}
        </div>
      )}
    </Field>
  );
}
