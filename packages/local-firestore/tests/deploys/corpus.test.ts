import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { blobId, compareFolder, FACTS, type Fact } from './corpus.ts';

test('the published files load, except one that its authors call invalid', () => {
  const official = ['firebase/snippets-rules', 'firebase/quickstart-testing'];
  const repositories = new Set(FACTS.map(({ repository }) => repository));
  expect(repositories.size - official.length).toBeGreaterThanOrEqual(30);
  for (const repository of official) expect(repositories).toContain(repository);
  const refused = FACTS.filter(({ error }) => error !== undefined);
  expect(refused.map(({ repository, path }) => `${repository} ${path}`)).toEqual([
    'firebase/snippets-rules rules/solution-rbac/step1-invalid.rules',
  ]);
  for (const { commit, blob } of FACTS)
    expect(`${commit} ${blob}`).toMatch(/^[0-9a-f]{40} [0-9a-f]{40}$/);
});

test('a file is found by its content, and compared with what is known about it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-corpus-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'deep'));
  const text = "rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if c; } }";
  writeFileSync(join(folder, 'deep/any.rules'), text);
  const blob = blobId(Buffer.from(text));
  expect(blob).toBe('1e36fc5db17bb4f5eecd3ff3b91b58bcab1e413f');
  const fact: Fact = {
    repository: 'o/r',
    commit: '',
    path: 'any.rules',
    blob,
    warnings: ['L1:77 warning: Invalid variable name: c.'],
  };
  const unknown = { ...fact, blob: '0'.repeat(40) };
  expect(compareFolder(folder, [fact, unknown])).toEqual({ compared: 1, differences: [] });
  expect(compareFolder(folder, [{ ...fact, warnings: [] }]).differences).toEqual([
    expect.stringContaining('o/r any.rules: expected'),
  ]);
});
