import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { soldOut as soldOutAction } from '../../../domain/staff/dates/sold-out.ts';
import { useAction } from '../common/use-action.ts';
import styles from './dish-strip.module.css';

type SoldOutButtonProps = { dateId: string; menuId: string; title: string; soldOut: boolean };

/** Marks a menu of a date as sold out; another tap makes it available again. */
export function SoldOutButton({ dateId, menuId, title, soldOut }: SoldOutButtonProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  return (
    <button
      type="button"
      className={clsx(styles.soldOut, soldOut && styles.isSoldOut)}
      aria-pressed={soldOut}
      aria-label={t('{{title}} 품절', { title })}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (busy) return;
        void run(
          soldOutAction,
          { dateId, onSale: { [menuId]: soldOut } },
          {
            seen: { [menuId]: !soldOut },
            done: `${title} · ${soldOut ? t('다시 팔아요') : t('품절')}`,
          },
        );
      }}
    >
      {soldOut ? t('품절됨 · 되돌리기') : t('품절')}
    </button>
  );
}
