import { readFileSync } from 'node:fs';
import { decodeText } from '../../src/domain/lib/decode-text.ts';
import { CommandError } from './command-error.ts';
import { say } from './say.ts';

const words = {
  workbook: 'is a workbook; save it as "CSV UTF-8".',
  'no-text': 'is no text file.',
  encoding: 'has characters that cannot be read; save it as "CSV UTF-8".',
};

/** Reads a file's text, in whatever encoding. Throws CommandError when it cannot be read, or is none. */
export function readText(file: string): string {
  const read = decodeText(bytesOf(file));
  if ('problem' in read) {
    throw new CommandError(`${file} ${words[read.problem]}`);
  }
  if (!read.encoding.startsWith('utf')) {
    say(`${file} is read as ${read.encoding}; check that its letters are right.`);
  }
  return read.text;
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`, error);
  }
}
