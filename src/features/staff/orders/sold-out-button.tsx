import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { changeSoldOut } from '../../../data/staff/dates/change-date.ts';
import { setLastChange } from '../common/last-change.ts';
import { useStaffChange } from '../common/use-staff-change.ts';
import styles from './dish-strip.module.css';

type SoldOutButtonProps = { dateId: string; menuId: string; title: string; soldOut: boolean };

/** Marks a menu of a date as sold out; another tap makes it available again. */
export function SoldOutButton({ dateId, menuId, title, soldOut }: SoldOutButtonProps) {
  const { t } = useTranslation();
  const { busy, change } = useStaffChange();
  const turn = (to: boolean) =>
    change(() => changeSoldOut({ dateId, menuIds: [menuId], soldOut: to, seen: !to }));
  return (
    <button
      type="button"
      className={clsx(styles.soldOut, soldOut && styles.isSoldOut)}
      aria-pressed={soldOut}
      aria-label={t('{{title}} 품절', { title })}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (busy) return;
        void (async () => {
          if (!(await turn(!soldOut))) return;
          setLastChange({
            message: `${title} · ${soldOut ? t('다시 팔아요') : t('품절')}`,
            undo: () => void turn(soldOut),
          });
        })();
      }}
    >
      {soldOut ? t('품절됨 · 되돌리기') : t('품절')}
    </button>
  );
}
