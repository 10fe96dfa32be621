import type { ExpressionReport } from './coverage.ts';

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1c1c1c; background: #fff }
pre { font: 13px/1.7 ui-monospace, monospace; overflow-x: auto }
.hit { background: #d9f2dd; box-shadow: 0 1px #2c7a3a }
.miss { background: #fbdcd8; box-shadow: 0 1px #b3261e }
.hit:hover, .miss:hover { outline: 1px solid #1c1c1c }`;

/**
 * The rules as an HTML page that marks each expression as evaluated or not. The values of an expression show
 * when the pointer rests on it.
 */
export function coveragePage(source: string, report: readonly ExpressionReport[]): string {
  const reached = report.filter(({ values }) => values).length;
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Firestore Rule Coverage Report</title>
<style>${STYLE}
</style>
<h1>Firestore Rule Coverage Report</h1>
<p>${reached} of ${report.length} conditions and results of functions were evaluated. Rest the pointer on an expression to see its values.</p>
<pre>${marked([...source], report)}</pre>
</html>
`;
}

/** The source with every reported expression in an element of its own. */
function marked(source: readonly string[], report: readonly ExpressionReport[]): string {
  const opening = new Map<number, string[]>();
  const closing = new Map<number, number>();
  const visit = ({ sourcePosition, values = [], children = [] }: ExpressionReport): void => {
    const { currentOffset, endOffset } = sourcePosition;
    const title = values.map(({ value, count }) => `${JSON.stringify(value)}: ${count}`).join('\n');
    const name = values.length > 0 ? 'hit' : 'miss';
    const tag = `<span class="coverage-expr ${name}" title="${escapeHtml(title || 'never evaluated')}">`;
    opening.set(currentOffset, [...(opening.get(currentOffset) ?? []), tag]);
    closing.set(endOffset, (closing.get(endOffset) ?? 0) + 1);
    children.forEach(visit);
  };
  report.forEach(visit);
  return source
    .map((char, i) => {
      const before = (opening.get(i) ?? []).join('');
      return before + escapeHtml(char) + '</span>'.repeat(closing.get(i) ?? 0);
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
