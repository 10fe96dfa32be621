import Table from 'cli-table3';
import { plain } from '../../src/domain/plain.ts';

/** Prints rows under a header; Korean letters take two columns, which the library knows. */
export function printTable(head: string[], rows: string[][]): void {
  const table = new Table({ head, style: { head: [], border: [] } });
  table.push(...rows.map((row) => row.map(plain)));
  console.log(table.toString());
}
