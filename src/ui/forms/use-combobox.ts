import { type KeyboardEvent, useId, useState } from 'react';
import { afterPress } from './after-press.ts';

interface ComboboxOptions<Item> {
  items: readonly Item[];
  onSelect: (item: Item) => void;
  /** True while suggestions for the present text are on their way. */
  loading: boolean;
  onBlur?: (() => void) | undefined;
}

/**
 * Roles, states and keys of a WAI-ARIA combobox with a list of suggestions: arrows move through the list,
 * Enter selects, Esc closes. The focus stays in the input, and the list open until what is tapped below has got the tap. While suggestions are shown or on their way, Enter doesn't
 * submit the form: nothing is chosen yet.
 */
export function useCombobox<Item>({ items, onSelect, loading, onBlur }: ComboboxOptions<Item>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const shown = open && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (next: boolean) => {
    setOpen(next);
    setHighlighted(-1);
  };
  const choose = (item: Item) => {
    show(false);
    onSelect(item);
  };
  const highlight = (index: number) => {
    setOpen(true);
    setHighlighted(index);
    document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While Korean syllables are composed, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (shown || loading)) event.preventDefault();
    if (items.length === 0) return;
    const last = items.length - 1;
    const item = shown ? items[highlighted] : undefined;
    if (event.key === 'ArrowDown') highlight(highlighted >= last ? 0 : highlighted + 1);
    else if (event.key === 'ArrowUp') highlight(highlighted <= 0 ? last : highlighted - 1);
    else if (event.key === 'Enter' && item) choose(item);
    else if (event.key === 'Escape' && shown) show(false);
    else return;
    event.preventDefault();
  };

  return {
    /** True while the list is visible. */
    shown,
    /** True while the field is focused and the list has not been closed. */
    open,
    /** Opens the list for the current text. */
    suggest: () => show(true),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': listId,
      'aria-activedescendant': shown && highlighted >= 0 ? optionId(highlighted) : undefined,
      onClick: () => show(true),
      onKeyDown,
      onBlur: () =>
        afterPress(() => {
          show(false);
          onBlur?.();
        }),
    } as const,
    listProps: { id: listId, role: 'listbox' } as const,
    optionProps: (item: Item, index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === highlighted,
        onPointerMove: () => setHighlighted(index),
        // Otherwise the input would lose the focus and the list would close before the tap ends.
        onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => choose(item),
      }) as const,
  };
}
