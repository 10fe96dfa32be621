import type { Expr, FunctionDecl, Match, RulesFile } from './ast.ts';
import { DOCUMENT_FUNCTIONS } from './evaluate.ts';
import { GLOBALS, METHOD_NAMES, NAMESPACES } from './library/library.ts';
import { RulesSyntaxError } from './source.ts';
import { TYPE_NAMES } from './values.ts';
import { childrenOf } from './walk.ts';

interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, Declared>;
}

/** A function and the names that are visible in its body. */
interface Declared {
  readonly decl: FunctionDecl;
  names: Names;
}

/**
 * Throws RulesSyntaxError for rules that could only fail when they run: unknown names, wrong arguments,
 * recursion.
 */
export function checkRules(file: RulesFile, text: string): void {
  const outer = { variables: new Set(['request', 'resource']), functions: new Map() };
  const checker = new Checker(text, file.version);
  checker.match(file.root, checker.functions(file.functions, outer));
}

class Checker {
  readonly #text: string;
  readonly #version: 1 | 2;

  constructor(text: string, version: 1 | 2) {
    this.#text = text;
    this.#version = version;
  }

  #error(message: string, at: number): RulesSyntaxError {
    return new RulesSyntaxError(message, this.#text, at);
  }

  match(match: Match, outer: Names): void {
    const variables = new Set(outer.variables);
    match.segments.forEach((segment, i) => {
      if (segment.kind === 'literal') return;
      if (variables.has(segment.name)) {
        throw this.#error(`The name '${segment.name}' is taken already.`, match.at);
      }
      if (segment.kind === 'rest' && this.#version === 1 && i < match.segments.length - 1) {
        throw this.#error(
          `{${segment.name}=**} must be last, unless rules_version is '2'.`,
          match.at,
        );
      }
      variables.add(segment.name);
    });
    const names = this.functions(match.functions, { ...outer, variables });
    for (const { condition } of match.allows) if (condition) this.#expr(condition, names);
    for (const inner of match.matches) this.match(inner, names);
  }

  /** Checks the functions of one block. Returns the names visible in the block, including these functions. */
  functions(declared: readonly FunctionDecl[], outer: Names): Names {
    const functions = new Map(outer.functions);
    const names: Names = { variables: outer.variables, functions };
    for (const decl of declared) {
      if (isLibrary(decl.name))
        throw this.#error(`'${decl.name}' is a function of the library.`, decl.at);
      if (functions.get(decl.name)?.names === names) {
        throw this.#error(`The function '${decl.name}' is declared twice.`, decl.at);
      }
      functions.set(decl.name, { decl, names });
    }
    for (const decl of declared) this.#function(decl, names);
    return names;
  }

  #function(decl: FunctionDecl, outer: Names): void {
    const variables = new Set([...outer.variables, ...decl.params]);
    for (const { name, value } of decl.lets) {
      this.#expr(value, { ...outer, variables });
      variables.add(name);
    }
    this.#expr(decl.result, { ...outer, variables });
    this.#recursion(decl, decl, outer, new Set());
  }

  #recursion(start: FunctionDecl, here: FunctionDecl, names: Names, seen: Set<FunctionDecl>): void {
    if (seen.has(here)) return;
    seen.add(here);
    for (const called of [...here.lets.map(({ value }) => value), here.result].flatMap(callsIn)) {
      const next = names.functions.get(called);
      if (!next) continue;
      if (next.decl === start)
        throw this.#error(`The function '${start.name}' calls itself.`, start.at);
      this.#recursion(start, next.decl, next.names, seen);
    }
  }

  #expr(expr: Expr, names: Names): void {
    if (expr.type === 'name' && !names.variables.has(expr.name)) {
      throw this.#error(`Unknown variable '${expr.name}'.`, expr.at);
    }
    if (expr.type === 'is' && !TYPE_NAMES.includes(expr.name)) {
      throw this.#error(`Unknown type '${expr.name}'.`, expr.at);
    }
    if (expr.type === 'call') this.#call(expr, names);
    if (expr.type === 'method') this.#method(expr, names);
    else for (const inner of childrenOf(expr)) this.#expr(inner, names);
  }

  #call({ name, args, at }: Expr & { type: 'call' }, names: Names): void {
    const declared = names.functions.get(name);
    const arity = declared ? [declared.decl.params.length] : libraryArity(name);
    if (!arity) throw this.#error(`Unknown function '${name}'.`, at);
    if (!arity.includes(args.length)) {
      throw this.#error(`'${name}' takes ${arity.join(' or ')} arguments, not ${args.length}.`, at);
    }
  }

  #method(expr: Expr & { type: 'method' }, names: Names): void {
    const { object, name, args, at } = expr;
    for (const arg of args) this.#expr(arg, names);
    const isNamespace = object.type === 'name' && !names.variables.has(object.name);
    if (isNamespace && Object.hasOwn(NAMESPACES, object.name)) {
      const found = Object.hasOwn(NAMESPACES[object.name] ?? {}, name);
      if (!found) throw this.#error(`Unknown function '${object.name}.${name}'.`, at);
      return;
    }
    if (!METHOD_NAMES.has(name)) throw this.#error(`Unknown method '${name}'.`, at);
    this.#expr(object, names);
  }
}

function libraryArity(name: string): readonly number[] | undefined {
  if (DOCUMENT_FUNCTIONS.includes(name) || name === 'debug') return [1];
  return Object.hasOwn(GLOBALS, name) ? GLOBALS[name]?.arity : undefined;
}

const isLibrary = (name: string): boolean => libraryArity(name) !== undefined;

function callsIn(expr: Expr): string[] {
  const inner = childrenOf(expr).flatMap(callsIn);
  return expr.type === 'call' ? [expr.name, ...inner] : inner;
}
