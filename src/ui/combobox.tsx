// downshift: the WAI-ARIA combobox without any looks, 8 kB gzipped in the delivery form's own chunk; Base UI brings
// a positioner that the in-flow list doesn't need, and Radix has no combobox.
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './combobox.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import inputStyles from './input.module.css';
import { Spinner } from './spinner.tsx';

export type Suggestion = {
  id: string;
  text: string;
  secondary?: string | undefined;
};

type ComboboxProps<Item extends Suggestion> = FieldTexts & {
  /** What stands in the input; the caller keeps it and looks for suggestions. */
  value: string;
  /** Every keystroke, and '' when cleared. The text that a choice puts into the input comes with `onSelect` only. */
  onValueChange: (value: string) => void;
  items: readonly Item[];
  onSelect: (item: Item) => void;
  loading: boolean;
  loadingLabel: string;
  /** Shown when nothing was found for what was typed; absent while there is nothing to say. */
  emptyText?: string | undefined;
  clearLabel: string;
  /** Below the suggestions, such as the attribution that a map service asks for. */
  attribution?: ReactNode;
  itemIcon?: ReactNode;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/** A text field with suggestions that arrive while typing. Nothing is chosen unless the customer chooses it. */
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
  ref = null,
  placeholder,
  disabled,
}: ComboboxProps<Item>) {
  const id = useId();
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-item-${index}`,
    items: [...items],
    itemToString: (item) => item?.text ?? '',
    inputValue: value,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem);
    },
    stateReducer: (_, { type, changes }) =>
      // Leaving the field chooses nothing, even when the pointer has rested on a suggestion.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
  });
  const shown = isOpen && items.length > 0;
  const note = loading ? loadingLabel : isOpen && items.length === 0 ? emptyText : undefined;
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => (
        <div className={styles.root}>
          <input
            {...getInputProps({
              ...control,
              'aria-expanded': shown,
              ref,
              onBlur,
              disabled,
              // In the event itself: downshift reports changes after rendering, and the caret would jump.
              onChange: (event) => onValueChange(event.currentTarget.value),
            })}
            type="text"
            name={name}
            placeholder={placeholder}
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
          <ul {...getMenuProps()} className={clsx(styles.list, !shown && styles.closed)}>
            {shown &&
              items.map((item, index) => (
                <li key={item.id} {...getItemProps({ item, index })} className={styles.option}>
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
