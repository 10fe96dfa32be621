import {
  type Allow,
  type Expr,
  type FunctionDecl,
  type Match,
  type MatchSegment,
  METHODS,
  type Method,
  type RulesFile,
  type RulesService,
} from './ast.ts';
import { ExpressionParser } from './parse-expression.ts';
import { RulesSyntaxError } from './source.ts';

const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_PARAMS = 7;
const MAX_LETS = 10;
const MAX_MATCH_DEPTH = 10;

/** Reads a rules file. Throws RulesSyntaxError naming line and column. */
export function parseRules(text: string, service: RulesService = 'cloud.firestore'): RulesFile {
  if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError('The rules are larger than 256 KB.', text, 0);
  }
  return new RulesParser(text).file(service);
}

/** What read and write stand for. */
const GROUPS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

interface Body {
  functions: FunctionDecl[];
  allows: Allow[];
  matches: Match[];
}

class RulesParser extends ExpressionParser {
  #isVersion1 = true;

  file(service: RulesService): RulesFile {
    const version = this.#version();
    this.#isVersion1 = version === 1;
    const functions: FunctionDecl[] = [];
    while (this.is('function')) functions.push(this.#function());
    const { at } = this.expect('service');
    const [vendor = '', product = ''] = service.split('.');
    this.expect(vendor);
    this.expect('.');
    this.expect(product);
    const root = { at, segments: [], ...this.#body(0) };
    if (this.current.kind !== 'end') throw this.unexpected('the end of the file');
    return { version, functions, root };
  }

  #version(): 1 | 2 {
    if (!this.take('rules_version')) return 1;
    this.expect('=');
    const { text } = this.current;
    if (this.current.kind !== 'string' || (text !== '1' && text !== '2')) {
      throw this.unexpected("'1' or '2' as the rules version");
    }
    this.advance();
    this.expect(';');
    return text === '2' ? 2 : 1;
  }

  #body(depth: number): Body {
    const body: Body = { functions: [], allows: [], matches: [] };
    this.expect('{');
    while (!this.take('}')) {
      if (this.is('match')) body.matches.push(this.#match(depth + 1));
      else if (this.is('function')) body.functions.push(this.#function());
      else if (this.is('allow') && depth > 0) body.allows.push(this.#allow());
      else
        throw this.unexpected(
          depth > 0 ? "'match', 'allow' or 'function'" : "'match' or 'function'",
        );
    }
    return body;
  }

  #match(depth: number): Match {
    const { at } = this.expect('match');
    if (depth > MAX_MATCH_DEPTH) throw this.lexer.error('match is nested deeper than 10.', at);
    const segments: MatchSegment[] = [];
    if (!this.is('/')) throw this.unexpected("a path that begins with '/'");
    while (this.is('/')) segments.push(this.#segment());
    return { at, segments, ...this.#body(depth) };
  }

  #segment(): MatchSegment {
    const text = this.lexer.segment(this.current.end);
    if (text !== undefined) {
      this.current = this.lexer.token(this.current.end + text.length);
      return { kind: 'literal', text };
    }
    this.advance();
    this.expect('{');
    const name = this.name('a name for the segment').text;
    const rest = this.take('=');
    if (rest) {
      this.expect('*');
      this.expect('*');
    }
    this.expect('}');
    if (!rest) return { kind: 'one', name };
    return { kind: 'rest', name, minSegments: this.#isVersion1 ? 1 : 0 };
  }

  #allow(): Allow {
    const { at } = this.expect('allow');
    const written: string[] = [];
    const methods = new Set<Method>();
    do {
      const token = this.name('a method: read, write, get, list, create, update, delete');
      const named = GROUPS[token.text] ?? METHODS.filter((method) => method === token.text);
      if (named.length === 0) throw this.lexer.error(`Unknown method '${token.text}'.`, token.at);
      written.push(token.text);
      for (const method of named) methods.add(method);
    } while (this.take(','));
    let condition: Expr | undefined;
    if (this.take(':')) {
      this.expect('if');
      condition = this.expression();
    }
    this.expect(';');
    return { at, methods, written, condition };
  }

  #function(): FunctionDecl {
    const { at } = this.expect('function');
    const name = this.name('a function name').text;
    this.expect('(');
    const params: string[] = [];
    while (!this.take(')')) {
      params.push(this.name('a parameter name').text);
      if (!this.is(')')) this.expect(',');
    }
    if (params.length > MAX_PARAMS)
      throw this.lexer.error('A function takes 7 arguments at most.', at);
    this.expect('{');
    const lets: { at: number; name: string; value: Expr }[] = [];
    while (this.is('let')) lets.push(this.#let());
    if (lets.length > MAX_LETS) throw this.lexer.error('A function has 10 lets at most.', at);
    this.expect('return');
    const result = this.expression();
    this.take(';');
    this.expect('}');
    return { at, name, params, lets, result };
  }

  #let(): { at: number; name: string; value: Expr } {
    const { at } = this.expect('let');
    const name = this.name('a variable name').text;
    this.expect('=');
    const value = this.expression();
    this.expect(';');
    return { at, name, value };
  }
}
