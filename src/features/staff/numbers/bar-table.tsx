import styles from './numbers.module.css';

type BarTableProps = {
  caption: string;
  rows: readonly {
    id: string;
    label: string;
    /** How long the bar is; undefined where nothing is known. */
    value: number | undefined;
    text: string;
  }[];
};

/** A small chart of bars. It is a table, so that a screen reader reads the figures. */
export function BarTable({ caption, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <table className={styles.chart}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, label, value, text }) => (
          <tr key={id}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * (value ?? 0)) / most}%` }} />
            </td>
            <td className={styles.value}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
