import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { say } from './say.ts';

it("prints a customer's text as one plain line", () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  say('x\u001b[2K\u202egnp\n');
  expect(log).toHaveBeenCalledWith('x [2K gnp ');
  log.mockRestore();
});

it('only say, tables and the last error write to the terminal', () => {
  const files = globSync('tools/shop/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const printing = files.filter((file) =>
    /\bconsole\.|process\.stdout/.test(readFileSync(file, 'utf8')),
  );
  expect(printing.sort()).toEqual(['main.ts', 'say.ts', 'table.ts'].map((f) => `tools/shop/${f}`));
  for (const file of printing) expect(readFileSync(file, 'utf8')).toMatch(/\bsafe-line\b/);
});
