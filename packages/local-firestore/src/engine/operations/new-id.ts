import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document id of 20 random letters and digits, as the SDKs make them. */
export function newId(): string {
  return Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
