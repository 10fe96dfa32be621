import type { BinaryOp, Expr } from './ast.ts';
import { Lexer, type Token } from './lexer.ts';
import { childrenOf } from './walk.ts';

/** Binary operators from the lowest to the highest precedence; `is` has that of `in`. */
const LEVELS: readonly (readonly BinaryOp[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const IN_LEVEL = 3;
/** Deeper nesting is an error: production compiles 98 parentheses around a value, not 99. */
const MAX_NESTING = 99;
const MIN_INTEGER = -(2n ** 63n);
/** Chains of operators are as deep as they are long. A request evaluates 1,000 expressions at most. */
const MAX_DEPTH = 1000;

/** Parses expressions; the parser of rules files extends it. */
export class ExpressionParser {
  protected readonly lexer: Lexer;
  protected current: Token;
  /** Where each expression read so far ends: the offset after its last character. */
  protected readonly ends = new Map<Expr, number>();
  readonly #depths = new Map<Expr, number>();
  #nesting = 0;
  /** The offset after the last token that was read. */
  #end = 0;

  constructor(text: string) {
    this.lexer = new Lexer(text);
    this.current = this.lexer.token(0);
  }

  protected advance(): Token {
    const token = this.current;
    this.#end = token.end;
    this.current = this.lexer.token(token.end);
    return token;
  }

  /** Notes that an expression ends with the last token that was read, and how deep it is. */
  #ended(expr: Expr): Expr {
    let depth = 1;
    for (const inner of childrenOf(expr)) {
      depth = Math.max(depth, 1 + (this.#depths.get(inner) ?? 0));
    }
    if (depth > MAX_DEPTH) throw this.lexer.error('The expression is nested too deeply.', expr.at);
    this.#depths.set(expr, depth);
    this.ends.set(expr, this.#end);
    return expr;
  }

  protected is(text: string): boolean {
    const { kind } = this.current;
    return (kind === 'punct' || kind === 'name') && this.current.text === text;
  }

  protected take(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  protected expect(text: string): Token {
    if (this.is(text)) return this.advance();
    throw this.unexpected(`'${text}'`);
  }

  protected unexpected(wanted: string): Error {
    const { kind, text, at } = this.current;
    const found = kind === 'end' ? text : `'${text}'`;
    return this.lexer.error(`Unexpected ${found}: expected ${wanted}.`, at);
  }

  protected name(what: string): Token {
    if (this.current.kind === 'name') return this.advance();
    throw this.unexpected(what);
  }

  expression(): Expr {
    if (++this.#nesting > MAX_NESTING) {
      throw this.lexer.error('The expression is nested too deeply.', this.current.at);
    }
    const test = this.#binary(0);
    const result = this.take('?') ? this.#ternary(test) : test;
    this.#nesting -= 1;
    return result;
  }

  #ternary(test: Expr): Expr {
    const yes = this.expression();
    this.expect(':');
    return this.#ended({ type: 'ternary', at: test.at, test, yes, no: this.expression() });
  }

  #binary(level: number): Expr {
    const ops = LEVELS[level];
    if (!ops) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      if (level === IN_LEVEL && this.take('is')) {
        const { text } = this.name('a type');
        left = this.#ended({ type: 'is', at: left.at, operand: left, name: text });
        continue;
      }
      const op = ops.find((candidate) => this.is(candidate));
      if (!op) return left;
      this.advance();
      const right = this.#binary(level + 1);
      left = this.#ended({ type: 'binary', at: left.at, op, left, right });
    }
  }

  #unary(): Expr {
    const { at } = this.current;
    const op = this.is('!') ? '!' : this.is('-') ? '-' : undefined;
    if (!op) return this.#postfix(this.#primary());
    if (++this.#nesting > MAX_NESTING) {
      throw this.lexer.error('The expression is nested too deeply.', at);
    }
    this.advance();
    const smallest = op === '-' ? this.#smallest(at) : undefined;
    const operand = smallest ?? this.#unary();
    this.#nesting -= 1;
    return smallest ?? this.#ended({ type: 'unary', at, op, operand });
  }

  /** The smallest integer, whose digits alone are too large, after its sign at `at`. */
  #smallest(at: number): Expr | undefined {
    const { kind, text } = this.current;
    if (kind !== 'int' || BigInt(text) !== -MIN_INTEGER) return undefined;
    this.advance();
    return this.#ended({ type: 'int', at, value: MIN_INTEGER });
  }

  #postfix(start: Expr): Expr {
    let object = start;
    for (;;) {
      const { at } = object;
      if (this.take('.')) {
        const { text, at: nameAt } = this.name('a field name');
        object = this.#ended(
          this.is('(')
            ? { type: 'method', at, object, name: text, nameAt, args: this.#args() }
            : { type: 'field', at, object, name: text },
        );
      } else if (this.take('[')) object = this.#index(object);
      else return object;
    }
  }

  #index(object: Expr): Expr {
    const { at } = object;
    const index = this.expression();
    if (!this.take(':')) {
      this.expect(']');
      return this.#ended({ type: 'index', at, object, index });
    }
    const to = this.expression();
    this.expect(']');
    return this.#ended({ type: 'slice', at, object, from: index, to });
  }

  #args(): Expr[] {
    this.expect('(');
    return this.#list(')');
  }

  #list(close: string): Expr[] {
    const items: Expr[] = [];
    while (!this.take(close)) {
      items.push(this.expression());
      if (!this.is(close)) this.expect(',');
    }
    return items;
  }

  #primary(): Expr {
    const { kind, text, at } = this.current;
    if (kind === 'punct') return this.#punctuated(text, at);
    if (kind === 'end') throw this.unexpected('an expression');
    this.advance();
    switch (kind) {
      case 'int':
        if (BigInt(text) >= -MIN_INTEGER) throw this.lexer.error('The integer is too large.', at);
        return this.#ended({ type: 'int', at, value: BigInt(text) });
      case 'float':
        return this.#ended({ type: 'float', at, value: Number(text) });
      case 'string':
        return this.#ended({ type: 'string', at, value: text });
      case 'bytes':
        return this.#ended({ type: 'bytes', at, value: Buffer.from(text, 'latin1') });
      default:
        return this.#ended(this.#word(text, at));
    }
  }

  #word(text: string, at: number): Expr {
    if (text === 'true' || text === 'false') return { type: 'bool', at, value: text === 'true' };
    if (text === 'null') return { type: 'null', at };
    if (this.is('(')) return { type: 'call', at, name: text, args: this.#args() };
    return { type: 'name', at, name: text };
  }

  #punctuated(text: string, at: number): Expr {
    if (text === '/') return this.#ended({ type: 'path', at, segments: this.#path() });
    if (text === '(') {
      this.advance();
      const inner = this.expression();
      const grouped = this.#ended({ ...inner, parentheses: (inner.parentheses ?? 0) + 1 });
      this.expect(')');
      return grouped;
    }
    if (text === '[') {
      this.advance();
      return this.#ended({ type: 'list', at, items: this.#list(']') });
    }
    if (text === '{') {
      this.advance();
      return this.#ended({ type: 'map', at, entries: this.#entries() });
    }
    throw this.unexpected('an expression');
  }

  #entries(): [Expr, Expr][] {
    const entries: [Expr, Expr][] = [];
    while (!this.take('}')) {
      const key = this.expression();
      this.expect(':');
      entries.push([key, this.expression()]);
      if (!this.is('}')) this.expect(',');
    }
    return entries;
  }

  /** /literal/$(expression)/…: segments follow their slash without a space. */
  #path(): (string | Expr)[] {
    const segments: (string | Expr)[] = [];
    while (this.is('/')) {
      const at = this.current.end;
      const literal = this.lexer.segment(at);
      if (literal !== undefined) {
        segments.push(literal);
        this.#end = at + literal.length;
        this.current = this.lexer.token(this.#end);
      } else {
        this.advance();
        this.expect('$');
        this.expect('(');
        segments.push(this.expression());
        this.expect(')');
      }
    }
    return segments;
  }
}

/** Reads a text that is one expression and nothing else. Throws RulesSyntaxError. */
export function parseExpression(text: string): Expr {
  return new (class extends ExpressionParser {
    whole(): Expr {
      const result = this.expression();
      if (this.current.kind !== 'end') throw this.unexpected('the end of the expression');
      return result;
    }
  })(text).whole();
}
