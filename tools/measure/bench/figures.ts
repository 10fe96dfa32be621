import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { formatSydney } from '../../../src/domain/dates/format-date.ts';

/** Figures of one run by name, each in the unit that its name says, or in seconds. */
export type Figures = Readonly<Record<string, number>>;

const page = join(import.meta.dirname, '../../../docs/performance.md');

export const machine = () => `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** What else was measured in the same runs, and how it is called. */
export interface Beside {
  title: string;
  runs: readonly Figures[];
}

/**
 * Prints the median of each figure beside its goal, and says which goals are missed: the command then fails. `record` also
 * puts the table into docs/performance.md, between the marks of this name.
 */
export function report(
  runs: readonly Figures[],
  goals: Figures,
  record?: string,
  beside?: Beside,
): void {
  const medianIn = (of: readonly Figures[], name: string) =>
    medianOf(of.map((run) => run[name] ?? Number.NaN));
  const rows = Object.keys(runs[0] ?? {}).map((name) => {
    const figure = medianIn(runs, name);
    const goal = goals[name];
    const other = beside && medianIn(beside.runs, name);
    return { name, figure, goal, other, missed: goal !== undefined && !(figure <= goal) };
  });
  for (const { name, figure, goal, other, missed } of rows) {
    const compared = Number.isFinite(other) ? `  ${beside?.title} ${other?.toFixed(3)}` : '';
    const wanted = goal === undefined ? '' : `  ${missed ? '✗ missed' : '✓'}, goal ${goal}`;
    console.log(`${name.padEnd(44)} ${figure.toFixed(3).padStart(8)}${compared}${wanted}`);
  }
  if (rows.some(({ missed }) => missed)) process.exitCode = 1;
  if (!record) return;
  const said = (figure: number) => (Number.isFinite(figure) ? Number(figure.toPrecision(3)) : '');
  const lines = rows.map(({ name, figure, goal, other, missed }) => {
    const last = other === undefined ? '' : ` ${said(other)} |`;
    return `| ${name} | ${goal ?? ''} | ${said(figure)}${missed ? ', **missed**' : ''} |${last}`;
  });
  const day = formatSydney(Date.now(), 'en', { day: 'numeric', month: 'short', year: 'numeric' });
  const table = [
    `| | Goal | Measured |${beside ? ` ${beside.title} |` : ''}`,
    `|---|---|---|${beside ? '---|' : ''}`,
    ...lines,
    '',
    `${day}, medians of ${runs.length}, ${machine()}.`,
  ].join('\n');
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), record, table));
}

/** A page with a table between the marks of this name. Throws if it has no such marks. */
export function withTable(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`no marks for ${name}`);
  return text.slice(0, from + start.length) + table + text.slice(to);
}
