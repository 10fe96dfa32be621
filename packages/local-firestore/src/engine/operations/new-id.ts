const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document id of 20 random letters and digits, as the SDKs make them. */
export function newId(): string {
  // Load node:crypto on first use: an import would slow down every start.
  const { randomInt } = process.getBuiltinModule('node:crypto');
  return Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
