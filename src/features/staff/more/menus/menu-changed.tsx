import { sameValue } from '../../../../domain/lib/same-value.ts';
import type { Menu } from '../../../../domain/menus/menu.ts';
import { ChangedNotice } from '../../common/changed-notice.tsx';

type MenuChangedProps = {
  stored: Menu;
  seen: Menu;
  draft: Menu;
  /** Replaces the draft with the stored menu. */
  onTake: () => void;
  /** Continues from the stored menu with the changes of the draft. */
  onKeep: (stored: Menu, draft: Menu) => void;
};

/** Shown when somebody else has saved the menu during the edit: asks whose changes to keep. */
export function MenuChanged({ stored, seen, draft, onTake, onKeep }: MenuChangedProps) {
  if (sameValue(stored, seen)) return null;
  const mine = Object.entries(draft).filter(
    ([field, value]) => !sameValue(value, seen[field as keyof Menu]),
  );
  return (
    <ChangedNotice
      onTake={onTake}
      onKeep={
        mine.length > 0
          ? () => onKeep(stored, { ...stored, ...Object.fromEntries(mine) })
          : undefined
      }
    />
  );
}
