import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ruleset } from '../../src/rules/ruleset.ts';
import { RulesSyntaxError } from '../../src/rules/source.ts';

/** What loading a published rules file says; README.md says where the files are. */
export interface Fact {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  /** The id that git gives the file's content. */
  readonly blob: string;
  /** Why the file cannot be used; absent if it loads. */
  readonly error?: string | undefined;
  readonly warnings: readonly string[];
}

export const FACTS: readonly Fact[] = readFileSync(
  join(import.meta.dirname, 'corpus.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

export const blobId = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** What loading a text says. */
function outcomeOf(text: string): Pick<Fact, 'error' | 'warnings'> {
  try {
    return { error: undefined, warnings: new Ruleset(text).warnings };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return { error: error.message, warnings: [] };
  }
}

/**
 * Compares every file below a folder that the facts know by its blob id. Returns how many facts were
 * compared, and one line for each that differs.
 */
export function compareFolder(
  folder: string,
  facts: readonly Fact[],
): { compared: number; differences: string[] } {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.includes('rules')) continue;
    const content = readFileSync(join(entry.parentPath, entry.name));
    texts.set(blobId(content), content.toString());
  }
  const found = facts.filter(({ blob }) => texts.has(blob));
  const differences = found.flatMap(({ repository, path, blob, error, warnings }) => {
    const expected = JSON.stringify({ error, warnings });
    const actual = JSON.stringify(outcomeOf(texts.get(blob) ?? ''));
    return actual === expected
      ? []
      : [`${repository} ${path}: expected ${expected}, got ${actual}`];
  });
  return { compared: found.length, differences };
}
