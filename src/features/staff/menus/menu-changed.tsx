import type { Menu } from '../../../domain/menu.ts';
import { sameValue } from '../../../domain/same-value.ts';
import { ChangedNotice } from '../shell/changed-notice.tsx';

type MenuChangedProps = {
  stored: Menu;
  seen: Menu;
  draft: Menu;
  onSeen: (menu: Menu) => void;
  onDraft: (menu: Menu) => void;
};

/** Shown when somebody else has saved the menu during the edit: asks whose changes to keep. */
export function MenuChanged({ stored, seen, draft, onSeen, onDraft }: MenuChangedProps) {
  if (sameValue(stored, seen)) return null;
  const take = (menu: Menu) => {
    onSeen(stored);
    onDraft(menu);
  };
  const mine = Object.entries(draft).filter(
    ([field, value]) => !sameValue(value, seen[field as keyof Menu]),
  );
  return (
    <ChangedNotice
      onTake={() => take(stored)}
      onKeep={mine.length > 0 ? () => take({ ...stored, ...Object.fromEntries(mine) }) : undefined}
    />
  );
}
