import { RulesSyntaxError } from './source.ts';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'punct' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The token as written; for strings and bytes, the text between the quotes with escapes resolved. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const NUMBER = /(\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)|\d+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const STRING = /(b|r)?(?:'((?:[^'\\\n]|\\[^\n])*)'|"((?:[^"\\\n]|\\[^\n])*)")/y;
const PUNCT = /\|\||&&|==|!=|<=|>=|[-+*/%!<>=?:;,.()[\]{}$]/y;
/** A literal path segment, as opposed to $(…): no quotes, brackets or spaces, except for the id (default). */
const SEGMENT = /[A-Za-z0-9_.~@+%-]+|\(default\)/y;

/** Reads tokens from a rules file one at a time; within a path, the parser reads segments instead. */
export class Lexer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The token that begins at or after `from`. */
  token(from: number): Token {
    const at = this.skipSpace(from);
    if (at >= this.text.length) return { kind: 'end', text: 'the end of the file', at, end: at };
    const string = this.#match(STRING, at);
    if (string) return this.#string(string, at);
    const number = this.#match(NUMBER, at);
    if (number) return this.#make(number[1] === undefined ? 'int' : 'float', number[0], at);
    const name = this.#match(NAME, at);
    if (name) return this.#make('name', name[0], at);
    const punct = this.#match(PUNCT, at);
    if (punct) return this.#make('punct', punct[0], at);
    throw this.error(`Unexpected character ${JSON.stringify(this.text[at])}.`, at);
  }

  /** The text of the path segment that starts exactly at `at`, if there is one. */
  segment(at: number): string | undefined {
    return this.#match(SEGMENT, at)?.[0];
  }

  skipSpace(from: number): number {
    const space = this.#match(SPACE, from);
    return from + (space?.[0].length ?? 0);
  }

  error(message: string, at: number): RulesSyntaxError {
    return new RulesSyntaxError(message, this.text, at);
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }

  #make(kind: TokenKind, text: string, at: number): Token {
    return { kind, text, at, end: at + text.length };
  }

  #string(match: RegExpExecArray, at: number): Token {
    const body = match[2] ?? match[3] ?? '';
    const text = match[1] === 'r' ? body : body.replace(ESCAPE, (all) => this.#unescape(all, at));
    return { kind: match[1] === 'b' ? 'bytes' : 'string', text, at, end: at + match[0].length };
  }

  #unescape(written: string, at: number): string {
    const hex = /^\\(?:x|u|U)([0-9A-Fa-f]+)$/.exec(written)?.[1];
    if (hex !== undefined && Number.parseInt(hex, 16) <= 0x10ffff) {
      return String.fromCodePoint(Number.parseInt(hex, 16));
    }
    const plain = PLAIN_ESCAPES[written.slice(1)];
    if (plain === undefined) throw this.error(`Invalid escape ${written} in a string.`, at);
    return plain;
  }
}

const ESCAPE = /\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[\s\S])/g;
const PLAIN_ESCAPES: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  '0': '\0',
});
