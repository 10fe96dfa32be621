import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { webSettings } from './web-settings.ts';

const example = resolve(import.meta.dirname, '../../../.env.example');
const names = readFileSync(example, 'utf8').match(/VITE_\w+/g) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'env-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('ignores .env.local in a local build', () => {
  expect(names).toContain('VITE_GOOGLE_MAPS_KEY');
  writeFileSync(join(folder, '.env.local'), names.map((name) => `${name}=live`).join('\n'));
  const settings = webSettings({
    firestore: '127.0.0.1:1',
    auth: 'http://127.0.0.1:2',
    storage: 'http://127.0.0.1:3',
  });
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const env = loadEnv('production', folder);
  for (const name of names) expect(env, name).toHaveProperty(name, settings[name]);
});
