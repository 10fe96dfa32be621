import Table from 'cli-table3';
import { toSafeLine } from '../../src/domain/lib/safe-line.ts';

/** Prints rows under a header; the library accounts for Korean letters, which are two columns wide. */
export function printTable(head: string[], rows: string[][]): void {
  const table = new Table({ head, style: { head: [], border: [] } });
  table.push(...rows.map((row) => row.map(toSafeLine)));
  console.log(table.toString());
}
