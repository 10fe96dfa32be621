import styles from './numbers.module.css';

type BarTableProps = {
  caption: string;
  rows: readonly {
    id: string;
    label: string;
    /** The length of the bar, whatever its sign; undefined where the value is unknown. */
    value: number | undefined;
    text: string;
  }[];
};

/** A small bar chart, built as a table so that screen readers read the values. */
export function BarTable({ caption, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => Math.abs(value ?? 0)));
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
              <span style={{ width: `${(100 * Math.abs(value ?? 0)) / most}%` }} />
            </td>
            <td className={styles.value}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
