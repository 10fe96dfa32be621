import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../domain/menu.ts';
import { sameValue } from '../../../domain/same-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../shared/staff-form.module.css';

type MenuChangedProps = {
  stored: Menu;
  seen: Menu;
  draft: Menu;
  onSeen: (menu: Menu) => void;
  onDraft: (menu: Menu) => void;
};

/** Somebody else has saved the menu while it was edited: whose changes are to stay. */
export function MenuChanged({ stored, seen, draft, onSeen, onDraft }: MenuChangedProps) {
  const { t } = useTranslation();
  if (sameValue(stored, seen)) return null;
  const take = (menu: Menu) => {
    onSeen(stored);
    onDraft(menu);
  };
  const mine = Object.entries(draft).filter(
    ([field, value]) => !sameValue(value, seen[field as keyof Menu]),
  );
  return (
    <Notice tone="honey" announce title={t('그사이 다른 직원이 바꿨어요')}>
      <div className={styles.actions}>
        <Button onClick={() => take(stored)}>{t('바뀐 내용 가져오기')}</Button>
        {mine.length > 0 && (
          <Button onClick={() => take({ ...stored, ...Object.fromEntries(mine) })}>
            {t('내 것으로 바꾸기')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
