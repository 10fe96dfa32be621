import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFirestore } from '../start.ts';

const rules = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents { match /a/{id} { allow get: if ${condition}; } }
}`;

async function setup(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-rules-'));
  const file = join(folder, 'firestore.rules');
  writeFileSync(file, content);
  const log: string[] = [];
  const server = await startFirestore({
    port: 0,
    rulesFile: file,
    log: (line) => log.push(line),
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${server.port}/v1/projects/p/databases/(default)/documents/a/b`;
  return { file, log, status: async () => (await fetch(url)).status };
}

test('a rules file is loaded again when it changes, also when an editor replaces it', async () => {
  const { file, log, status } = await setup(rules('false'));
  expect(await status()).toBe(403);
  writeFileSync(file, rules('true'));
  await expect.poll(status).toBe(404);
  expect(log.at(-1)).toMatch(/loaded .*firestore\.rules again/);
  writeFileSync(`${file}.new`, rules('nobody == 1'));
  renameSync(`${file}.new`, file);
  await expect.poll(status).toBe(403);
  expect(log).toContainEqual(expect.stringContaining('warning: Invalid variable name: nobody.'));
});

test('a rules file with a mistake, or without a file, leaves the rules in force and says so', async () => {
  const { file, log, status } = await setup(rules('true'));
  writeFileSync(file, rules('(true'));
  await expect.poll(() => log.join()).toContain(`${file}:3:78 Unexpected ';': expected ')'.`);
  expect(await status()).toBe(404);
  rmSync(file);
  await expect.poll(() => log.join()).toContain(`cannot read ${file}`);
  expect(await status()).toBe(404);
  writeFileSync(file, rules('false'));
  await expect.poll(status).toBe(403);
});
