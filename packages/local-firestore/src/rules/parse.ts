import {
  type Allow,
  type Expr,
  type FunctionDecl,
  type Match,
  type MatchSegment,
  METHODS,
  type Method,
  type Name,
  type RulesFile,
  type RulesService,
  SERVICES,
} from './ast.ts';
import { ExpressionParser } from './parse-expression.ts';

/** The limits that production applies when it compiles rules; `tests/deploys` names the observations. */
const MAX_PARAMS = 7;
const MAX_LETS = 19;
const MAX_MATCH_DEPTH = 11;

/** Reads a rules file. Throws RulesSyntaxError naming line and column. */
export function parseRules(text: string, service: RulesService = 'cloud.firestore'): RulesFile {
  return new RulesParser(text).file(service);
}

/** What read and write stand for. */
const GROUPS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** The methods that a word after `allow` stands for; none for a word that is no method. */
export const methodsOf = (word: string): readonly Method[] =>
  Object.hasOwn(GROUPS, word) ? (GROUPS[word] ?? []) : METHODS.filter((method) => method === word);

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
    const services = new Map<RulesService, Match>();
    while (this.current.kind !== 'end' || services.size === 0) {
      if (this.is('function')) functions.push(this.#function());
      else services.set(...this.#service());
    }
    const root = services.get(service);
    const { ends } = this;
    if (root) return { version, functions, root, missingService: undefined, ends };
    const empty = { at: 0, segments: [], functions: [], allows: [], matches: [] };
    return { version, functions, root: empty, missingService: service, ends };
  }

  #service(): [RulesService, Match] {
    if (!this.is('service')) throw this.unexpected("'service' or 'function'");
    const { at } = this.advance();
    const vendor = this.name('a service');
    this.expect('.');
    const written = `${vendor.text}.${this.name('a service').text}`;
    const service = SERVICES.find((known) => known === written);
    if (!service) throw this.lexer.error(`Unknown service '${written}'.`, vendor.at);
    return [service, { at, segments: [], ...this.#body('service', 0) }];
  }

  #version(): 1 | 2 {
    if (!this.take('rules_version')) return 1;
    this.expect('=');
    const { text } = this.current;
    if (this.current.kind !== 'string' || (text !== '1' && text !== '2')) {
      throw this.unexpected("'1' or '2' as the rules version");
    }
    this.advance();
    this.take(';');
    return text === '2' ? 2 : 1;
  }

  #body(of: 'service' | 'match', depth: number): Body {
    const body: Body = { functions: [], allows: [], matches: [] };
    this.expect('{');
    if (this.is('}')) {
      const message = `The '${of}' body must contain at least one declaration.`;
      throw this.lexer.error(message, this.current.at);
    }
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
    if (depth > MAX_MATCH_DEPTH) {
      throw this.lexer.error(`match is nested deeper than ${MAX_MATCH_DEPTH}.`, at);
    }
    const segments: MatchSegment[] = [];
    if (!this.is('/')) throw this.unexpected("a path that begins with '/'");
    while (this.is('/')) segments.push(this.#segment());
    return { at, segments, ...this.#body('match', depth) };
  }

  #segment(): MatchSegment {
    const text = this.lexer.segment(this.current.end);
    if (text !== undefined) {
      this.current = this.lexer.token(this.current.end + text.length);
      return { kind: 'literal', text };
    }
    this.advance();
    this.expect('{');
    const { text: name, at } = this.name('a name for the segment');
    const rest = this.take('=');
    if (rest) {
      this.expect('*');
      this.expect('*');
    }
    this.expect('}');
    if (!rest) return { kind: 'one', name, at };
    return { kind: 'rest', name, at, minSegments: this.#isVersion1 ? 1 : 0 };
  }

  #allow(): Allow {
    const { at } = this.expect('allow');
    const written: string[] = [];
    const methods = new Set<Method>();
    do {
      const { text } = this.name('a method: read, write, get, list, create, update, delete');
      written.push(text);
      for (const method of methodsOf(text)) methods.add(method);
    } while (this.take(','));
    let condition: Expr | undefined;
    if (this.is('if')) throw this.unexpected("':'");
    if (this.take(':')) {
      this.expect('if');
      condition = this.expression();
    }
    this.take(';');
    return { at, methods, written, condition };
  }

  #function(): FunctionDecl {
    this.expect('function');
    const { text: name, at } = this.name('a function name');
    this.expect('(');
    const params: Name[] = [];
    while (!this.take(')')) {
      const param = this.name('a parameter name');
      params.push({ name: param.text, at: param.at });
      if (!this.is(')')) this.expect(',');
    }
    if (params.length > MAX_PARAMS) {
      throw this.lexer.error(`A function takes ${MAX_PARAMS} arguments at most.`, at);
    }
    this.expect('{');
    const lets: (Name & { value: Expr })[] = [];
    while (this.is('let')) lets.push(this.#let());
    if (lets.length > MAX_LETS) {
      throw this.lexer.error(`A function has ${MAX_LETS} lets at most.`, at);
    }
    this.expect('return');
    const result = this.expression();
    this.take(';');
    this.expect('}');
    return { at, name, params, lets, result };
  }

  #let(): Name & { value: Expr } {
    this.expect('let');
    const { text: name, at } = this.name('a variable name');
    this.expect('=');
    const value = this.expression();
    this.expect(';');
    return { at, name, value };
  }
}
