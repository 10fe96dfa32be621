import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { saleOf } from '../../../../domain/staff/dates/on-sale.ts';
import { soldOut as soldOutAction } from '../../../../domain/staff/dates/sold-out.ts';
import { portionsLeft } from '../../../../domain/staff/orders/portions-left.ts';
import { useAction } from '../changes/use-action.ts';
import styles from './dish.module.css';
import { useUnpaidPortions } from './unpaid-portions.ts';

type SoldOutButtonProps = {
  dateId: string;
  date: ActiveDate;
  menuId: string;
  title: string;
  /** Portions in all orders of the date, without those that wait to be paid. */
  ordered: number;
  /** Opens the dialog of the dish's limits. */
  onLimit: () => void;
};

/**
 * Marks a menu of a date as sold out; another tap makes it available again. Where its limit in all is reached, the tap
 * leads to the limit: the next order would mark it as sold out again. What the shop has sold out by itself at that limit is
 * sold again by a tap as well, before the shop does so.
 */
export function SoldOutButton({
  dateId,
  date,
  menuId,
  title,
  ordered,
  onLimit,
}: SoldOutButtonProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const soldOut = date.menus[menuId] === false;
  const all = ordered + useUnpaidPortions()(menuId);
  const left = portionsLeft(date, menuId, all)?.left ?? 1;
  const isBound = soldOut && left <= 0;
  const toggle = () =>
    run(
      soldOutAction,
      { dateId, onSale: { [menuId]: soldOut } },
      {
        seen: { [menuId]: saleOf(date, menuId) },
        done: `${title} · ${soldOut ? t('다시 팔아요') : t('품절')}`,
      },
    );
  return (
    <button
      type="button"
      className={styles.soldOut}
      aria-pressed={soldOut}
      aria-label={t('{{title}} 품절', { title })}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (isBound) onLimit();
        else if (!busy) void toggle();
      }}
    >
      {isBound ? t('품절됨 · 제한 올리기') : soldOut ? t('품절됨 · 되돌리기') : t('품절')}
    </button>
  );
}
