import { expect, test } from 'vitest';
import { lintSyntax } from './built-syntax.ts';

test.each([
  ['a.js', 'class A { static { this.a ??= 1n; } #b = 1; has(o) { return #b in o; } }'],
  ['a.js', 'export const a = await import("./b.js");'],
  ['a.html', '<p>using a</p>\n<script type="application/json">{}</script><script>a?.b;</script>'],
])('ES2022 is read by the oldest browsers: %s %s', (file, code) => {
  expect(lintSyntax(file, code)).toEqual([]);
});

test.each([
  ['a.js', '\nconst pattern = /[a--b]/v;', 2],
  ['a.js', 'const pattern = /(?i:a)/;', 1],
  ['a.js', 'import a from "./a.json" with { type: "json" };', 1],
  ['a.js', '{\nusing a = open();\n}', 2],
  ['a.html', '<html>\n<script>\n/a/v;</script>', 3],
])('newer syntax is not: %s %s', (file, code, line) => {
  expect(lintSyntax(file, code)).toMatchObject([
    { file, line, message: expect.stringMatching(/^no ES2022: /) },
  ]);
});
