import type { Allow, Expr, FunctionDecl, Match, Name, RulesFile } from './ast.ts';
import { DOCUMENT_FUNCTIONS } from './evaluate.ts';
import { GLOBALS, METHOD_NAMES, NAMESPACES } from './library/library.ts';
import { isRegex } from './library/string.ts';
import { methodsOf } from './parse.ts';
import { printExpr } from './print.ts';
import { positionOf, RulesSyntaxError } from './source.ts';
import { TYPE_NAMES } from './values.ts';
import { bodyOf, childrenOf } from './walk.ts';

/** Limits that the documentation names: production compiles rules beyond the first two. */
const DOCUMENTED_BYTES = 256 * 1024;
const DOCUMENTED_LETS = 10;
const MAX_CAPTURES = 20;

interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, Declared>;
  /** How many segments the enclosing match statements bind. */
  readonly captures: number;
}

/** A function and the names that are visible in its body. */
interface Declared {
  readonly decl: FunctionDecl;
  readonly names: Names;
}

/**
 * Checks what the parser cannot see. Returns warnings, one line each, in the order of the file: what
 * production compiles although it fails whenever it is evaluated, or is never used. Throws RulesSyntaxError
 * for what production refuses to compile. Both use production's words where they are known.
 */
export function checkRules(file: RulesFile, text: string): string[] {
  const checker = new Checker(text, file.version);
  checker.file(file);
  return checker.warnings();
}

class Checker {
  readonly #text: string;
  readonly #version: 1 | 2;
  readonly #warnings: { at: number; message: string }[] = [];
  readonly #declared: FunctionDecl[] = [];
  readonly #called = new Set<FunctionDecl>();

  constructor(text: string, version: 1 | 2) {
    this.#text = text;
    this.#version = version;
  }

  warnings(): string[] {
    const sorted = this.#warnings.toSorted((a, b) => a.at - b.at);
    return sorted.map(({ at, message }) => {
      const { line, column } = positionOf(this.#text, at);
      return `L${line}:${column} warning: ${message}`;
    });
  }

  file({ functions, root, missingService }: RulesFile): void {
    if (this.#version === 1) {
      this.#warn(
        0,
        'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      );
    }
    if (Buffer.byteLength(this.#text) > DOCUMENTED_BYTES) {
      this.#warn(
        0,
        'The rules are larger than 256 KiB, which the documentation names as the limit.',
      );
    }
    if (missingService !== undefined) {
      this.#warn(0, `There is no service ${missingService}: every access is refused.`);
    }
    const variables = new Set(['request', 'resource']);
    const names = { variables, functions: new Map<string, Declared>(), captures: 0 };
    this.#match(root, this.#functions(functions, names));
    for (const decl of this.#declared) {
      if (!this.#called.has(decl)) this.#warn(decl.at, `Unused function: ${decl.name}.`);
    }
  }

  #warn(at: number, message: string): void {
    this.#warnings.push({ at, message });
  }

  #error(message: string, at: number): RulesSyntaxError {
    return new RulesSyntaxError(message, this.#text, at);
  }

  #match(match: Match, outer: Names): void {
    const bound = match.segments.filter((segment) => segment.kind !== 'literal');
    for (const segment of bound) this.#variable(segment);
    this.#wildcards(match);
    const captures = outer.captures + bound.length;
    if (captures > MAX_CAPTURES) {
      throw this.#error(`A path binds ${MAX_CAPTURES} names at most.`, match.at);
    }
    const variables = new Set([...outer.variables, ...bound.map(({ name }) => name)]);
    const names = this.#functions(match.functions, { ...outer, variables, captures });
    for (const allow of match.allows) this.#allow(allow, names);
    for (const inner of match.matches) this.#match(inner, names);
  }

  #wildcards({ at, segments }: Match): void {
    const wildcards = segments.filter(({ kind }) => kind === 'rest');
    if (wildcards.length > 1) throw this.#error('A path has one {name=**} at most.', at);
    if (this.#version === 1 && wildcards.length === 1 && segments.at(-1)?.kind !== 'rest') {
      throw this.#error(
        "Invalid glob match expression. Glob matches are permitted as the last segment in a match declaration path, unless rules_version is '2'.",
        at,
      );
    }
  }

  #allow({ at, written, condition }: Allow, names: Names): void {
    for (const word of written) {
      if (methodsOf(word).length === 0) this.#warn(at, `'${word}' is not a method.`);
    }
    if (condition) this.#expr(condition, names);
  }

  /** Checks the functions of one block. Returns the names visible in the block, including these functions. */
  #functions(declared: readonly FunctionDecl[], outer: Names): Names {
    const functions = new Map(outer.functions);
    const names: Names = { ...outer, functions };
    for (const decl of declared) {
      if (functions.get(decl.name)?.names === names) {
        throw this.#error(`Function ${decl.name} is already defined.`, decl.at);
      }
      functions.set(decl.name, { decl, names });
    }
    for (const decl of declared) this.#function(decl, names);
    this.#declared.push(...declared);
    return names;
  }

  #function(decl: FunctionDecl, outer: Names): void {
    for (const name of [...decl.params, ...decl.lets]) this.#variable(name);
    if (decl.lets.length > DOCUMENTED_LETS) {
      this.#warn(
        decl.at,
        `The function has ${decl.lets.length} lets; the documentation allows ${DOCUMENTED_LETS}.`,
      );
    }
    const variables = new Set([...outer.variables, ...decl.params.map(({ name }) => name)]);
    for (const { name, value } of decl.lets) {
      this.#expr(value, { ...outer, variables });
      variables.add(name);
    }
    this.#expr(decl.result, { ...outer, variables });
    const used = new Set(bodyOf(decl).flatMap(namesIn));
    for (const { name, at } of decl.params) {
      if (!used.has(name)) this.#warn(at, `Unused variable: ${name}.`);
    }
    this.#recursion(decl, decl, outer, new Set());
  }

  #variable({ name, at }: Name): void {
    if (Object.hasOwn(NAMESPACES, name)) {
      throw this.#error(`${name} is a package and cannot be used as variable name.`, at);
    }
  }

  #recursion(start: FunctionDecl, here: FunctionDecl, names: Names, seen: Set<FunctionDecl>): void {
    if (seen.has(here)) return;
    seen.add(here);
    for (const called of bodyOf(here).flatMap(callsIn)) {
      const next = names.functions.get(called);
      if (!next) continue;
      if (next.decl === start)
        throw this.#error(`The function '${start.name}' calls itself.`, start.at);
      this.#recursion(start, next.decl, next.names, seen);
    }
  }

  #expr(expr: Expr, names: Names): void {
    if (expr.type === 'name' && !names.variables.has(expr.name)) {
      this.#warn(expr.at, `Invalid variable name: ${expr.name}.`);
    }
    if (expr.type === 'is' && !TYPE_NAMES.includes(expr.name)) {
      throw this.#error(`Unknown type '${expr.name}'.`, expr.at);
    }
    if (expr.type === 'call') this.#call(expr, names);
    if (expr.type === 'method') {
      this.#method(expr, names);
      return;
    }
    for (const inner of childrenOf(expr)) this.#expr(inner, names);
  }

  #call({ name, args, at }: Expr & { type: 'call' }, names: Names): void {
    const declared = names.functions.get(name);
    if (declared) this.#called.add(declared.decl);
    const arity = declared ? [declared.decl.params.length] : libraryArity(name);
    if (!arity) this.#warn(at, `Invalid function name: ${name}.`);
    else if (!arity.includes(args.length)) {
      this.#warn(at, `'${name}' takes ${arity.join(' or ')} arguments, not ${args.length}.`);
    }
  }

  #method({ object, name, nameAt, args }: Expr & { type: 'method' }, names: Names): void {
    for (const arg of args) this.#expr(arg, names);
    const [pattern] = args;
    if (name === 'matches' && pattern?.type === 'string' && !isRegex(pattern.value)) {
      throw this.#error(`Invalid regular expression ${printExpr(pattern)}.`, pattern.at);
    }
    const isNamespace = object.type === 'name' && !names.variables.has(object.name);
    const namespace = isNamespace && Object.hasOwn(NAMESPACES, object.name);
    if (!namespace) this.#expr(object, names);
    const isKnown = namespace
      ? Object.hasOwn(NAMESPACES[object.name] ?? {}, name)
      : METHOD_NAMES.has(name);
    const fullName = namespace ? `${object.name}.${name}` : name;
    if (!isKnown) this.#warn(nameAt, `Invalid function name: ${fullName}.`);
  }
}

function libraryArity(name: string): readonly number[] | undefined {
  if (DOCUMENT_FUNCTIONS.includes(name) || name === 'debug') return [1];
  return Object.hasOwn(GLOBALS, name) ? GLOBALS[name]?.arity : undefined;
}

function callsIn(expr: Expr): string[] {
  const inner = childrenOf(expr).flatMap(callsIn);
  return expr.type === 'call' ? [expr.name, ...inner] : inner;
}

function namesIn(expr: Expr): string[] {
  return expr.type === 'name' ? [expr.name] : childrenOf(expr).flatMap(namesIn);
}
