import Table from 'cli-table3';

/**
 * Prints rows under a header; Korean letters take two columns, which the library knows. Customers' words
 * can hold control characters: a terminal must not obey them, and a row is one line.
 */
export function printTable(head: string[], rows: string[][]): void {
  const table = new Table({ head, style: { head: [], border: [] } });
  table.push(...rows.map((row) => row.map((cell) => cell.replace(/\p{Cc}+/gu, ' '))));
  console.log(table.toString());
}
