import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Price } from './price.tsx';
import styles from './receipt-table.module.css';

export type ReceiptLine = {
  id: string;
  name: ReactNode;
  quantity: ReactNode;
  /** Integer cents. */
  cents: number;
  note?: ReactNode;
  /** Removed: struck through. */
  struck?: boolean | undefined;
};

export type ReceiptTotal = {
  id: string;
  label: string;
  /** Integer cents; negative for a deduction. */
  cents: number;
  strong?: boolean | undefined;
};

type ReceiptTableProps = {
  caption?: string | undefined;
  /** What it is part of: printed at the top of each sheet. */
  sheetName?: string | undefined;
  heads: { item: string; quantity: string; amount: string };
  lines: readonly ReceiptLine[];
  totals: readonly ReceiptTotal[];
};

/** The lines of an order with totals; can be printed. */
export function ReceiptTable({ caption, sheetName, heads, lines, totals }: ReceiptTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          {sheetName && (
            <tr className={styles.sheetName}>
              <th colSpan={3}>{sheetName}</th>
            </tr>
          )}
          <tr>
            <th scope="col">{heads.item}</th>
            <th scope="col" className={styles.quantity}>
              {heads.quantity}
            </th>
            <th scope="col" className={styles.amount}>
              {heads.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={clsx(styles.line, line.struck && styles.struck)}>
              <th scope="row">
                {line.name}
                {line.note && <span className={styles.note}>{line.note}</span>}
              </th>
              <td className={styles.quantity}>{line.quantity}</td>
              <td className={styles.amount}>
                <Price cents={line.cents} />
              </td>
            </tr>
          ))}
        </tbody>
        {/* No foot of the table, which is printed on each of its sheets. */}
        <tbody className={styles.totals}>
          {totals.map((total) => (
            <tr key={total.id} className={clsx(total.strong && styles.strong)}>
              <th scope="row" colSpan={2}>
                {total.label}
              </th>
              <td className={styles.amount}>
                <Price cents={total.cents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
