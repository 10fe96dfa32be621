import { readFileSync } from 'node:fs';
import { Ruleset } from './ruleset.ts';
import { RulesSyntaxError } from './source.ts';

/** Thrown for a rules file that cannot be used; the message is one line to show to the user. */
export class RulesFileError extends Error {}

/** Reads a rules file. Throws RulesFileError naming file, line and column. */
export function loadRules(file: string): Ruleset {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new RulesFileError(
      `cannot read ${file} (${error instanceof Error ? error.message : error})`,
    );
  }
  try {
    return new Ruleset(text);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column } = error.position;
    throw new RulesFileError(`${file}:${line}:${column} ${error.message.replace(/^L\S+ /, '')}`);
  }
}
