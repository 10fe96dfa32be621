import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreeWebPort } from './free-ports.ts';

const module = JSON.stringify(join(import.meta.dirname, 'free-ports.ts'));

it('gives no other process the range of a port that it has given, although nothing listens there yet', async () => {
  const mine = await findFreeWebPort();
  const draw = (mine - 20_000 + 10) / 10_000;
  const script = `Math.random = () => ${draw}; import(${module}).then(({ findFreeWebPort }) =>
    findFreeWebPort()).then(console.log, ({ message }) => console.log(message))`;
  const theirs = execFileSync('node', ['-e', script], { encoding: 'utf8' });
  expect(theirs).toMatch(/^no 12 free ports in a row/);
});
