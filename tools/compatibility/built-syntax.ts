import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'acorn';
import { build } from 'vite';
import { PROJECT_ID } from '../stack/addresses.ts';
import type { Finding } from './finding.ts';
import { inlineScripts } from './inline-scripts.ts';

/** The last syntax that Safari 16.4 and Chromium 111 both read as a whole; 2023 added `#!` only. */
const readByBoth = 2022;

/**
 * Syntax beyond the oldest browsers in what a deploy uploads, libraries and service worker included.
 * Builds the shop of the repository `root` into a folder of its own for that.
 */
export async function lintBuiltShop(root: string): Promise<Finding[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'shop-syntax-'));
  try {
    Object.assign(process.env, {
      // A test's own mode must not become the build's.
      NODE_ENV: 'production',
      VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
      VITE_FIREBASE_API_KEY: 'demo-key',
    });
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const files = globSync('**/*.{js,html}', { cwd: outDir });
    return files.flatMap((file) =>
      lintSyntax(`dist/${file}`, readFileSync(join(outDir, file), 'utf8')),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** At most one finding: nothing can be read after the first error. */
export function lintSyntax(file: string, text: string): Finding[] {
  const code = file.endsWith('.html') ? inlineScripts(text) : text;
  try {
    parse(code, { ecmaVersion: readByBoth, sourceType: 'module' });
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line } = (error as SyntaxError & { loc: { line: number } }).loc;
    return [{ file, line, message: `no ES${readByBoth}: ${error.message}` }];
  }
}
