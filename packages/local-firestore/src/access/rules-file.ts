import { readFileSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Ruleset } from '../rules/ruleset.ts';
import { RulesSyntaxError } from '../rules/source.ts';

/** Thrown for a rules file that cannot be used; the message is one line to show to the user. */
export class RulesFileError extends Error {}

/** Reads a rules file. Throws RulesFileError naming file, line and column. */
export const loadRules = (file: string): Ruleset => parse(file, read(file));

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new RulesFileError(
      `cannot read ${file} (${error instanceof Error ? error.message : error})`,
    );
  }
}

function parse(file: string, text: string): Ruleset {
  try {
    return new Ruleset(text);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column } = error.position;
    throw new RulesFileError(`${file}:${line}:${column} ${error.message.replace(/^L\S+ /, '')}`);
  }
}

/** How long after a change a file is read: editors write in several steps. */
const SETTLE_MS = 50;

/**
 * Calls `onLoaded` with the new rules whenever the file's content has changed from `loaded`, and `onError`
 * with one line when it cannot be used. Returns a function that ends the watching.
 */
export function watchRules(
  file: string,
  loaded: Ruleset,
  onLoaded: (rules: Ruleset) => void,
  onError: (message: string) => void,
): () => void {
  let known = loaded.source;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    timer = undefined;
    try {
      const text = read(file);
      if (text === known) return;
      known = text;
      onLoaded(parse(file, text));
    } catch (error) {
      if (!(error instanceof RulesFileError)) throw error;
      onError(error.message);
    }
  };
  const checkSoon = (): void => {
    timer ??= setTimeout(check, SETTLE_MS).unref();
  };
  try {
    // The folder, because many editors replace a file by another one, which ends the watching of the first.
    const path = resolve(file);
    const watcher = watch(dirname(path), { persistent: false }, (_event, name) => {
      if (name === null || name === basename(path)) checkSoon();
    });
    watcher.on('error', (error) => onError(`${file} is no longer watched (${error.message})`));
    // The file may have changed between its loading and now.
    checkSoon();
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch (error) {
    onError(`${file} is not watched (${error instanceof Error ? error.message : error})`);
    return () => {};
  }
}
