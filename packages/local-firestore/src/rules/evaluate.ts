import type { BinaryOp, Expr, FunctionDecl } from './ast.ts';
import type { Coverage } from './coverage.ts';
import { slice } from './library/collections.ts';
import { callMethod, GLOBALS, NAMESPACES } from './library/library.ts';
import {
  asCondition,
  binary,
  indexOrMember,
  listOrUnknown,
  member,
  path,
  propagateUnknown,
  shortCircuit,
  unary,
} from './operators.ts';
import { Scope } from './scope.ts';
import { isOfType, methodOfUnknown } from './unknown.ts';
import {
  RuleBytes,
  RuleError,
  RuleLimitError,
  RuleMap,
  RulePath,
  type RuleValue,
  typeName,
  Unknown,
} from './values.ts';

/** What the evaluator needs from its caller: document reads, and output for debug(). */
export interface Host {
  /** The document as a resource, null if missing; `after`: as the commit will leave it. */
  document(path: RulePath, after: boolean): RuleMap | null;
  debug(value: RuleValue): void;
}

/** One evaluated expression, for explaining a refusal. */
export interface Trace {
  readonly expr: Expr;
  result?: RuleValue;
  error?: Error;
  readonly children: Trace[];
}

/** Published limits: expressions per request, depth of function calls. */
const MAX_EXPRESSIONS = 1000;
const MAX_CALL_DEPTH = 20;

/** Evaluates expressions of one request, which share its limits. */
export class Evaluator {
  readonly #host: Host;
  readonly #coverage: Coverage | undefined;
  #expressions = 0;
  #depth = 0;
  #trace: Trace | undefined;

  /** `coverage` is told of every result. */
  constructor(host: Host, coverage?: Coverage) {
    this.#host = host;
    this.#coverage = coverage;
  }

  /** Expressions evaluated so far; the limit counts them. */
  get expressions(): number {
    return this.#expressions;
  }

  /**
   * Evaluates an expression. Throws RuleError, which || and && may absorb, or RuleLimitError, which no
   * operator absorbs.
   */
  evaluate(expr: Expr, scope: Scope): RuleValue {
    this.#expressions += 1 + (expr.parentheses ?? 0);
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new RuleLimitError(`The request evaluates more than ${MAX_EXPRESSIONS} expressions.`);
    }
    if (this.#trace) return this.#traced(expr, scope, this.#trace);
    return this.#coverage ? this.#counted(expr, scope, this.#coverage) : this.#value(expr, scope);
  }

  #counted(expr: Expr, scope: Scope, coverage: Coverage): RuleValue {
    try {
      const value = this.#value(expr, scope);
      coverage.value(expr, value);
      return value;
    } catch (error) {
      coverage.error(expr, error);
      throw error;
    }
  }

  /** Evaluates and records every step. Does not throw: the error is in the trace. */
  trace(expr: Expr, scope: Scope): Trace {
    const root: Trace = { expr, children: [] };
    this.#trace = root;
    try {
      this.evaluate(expr, scope);
    } catch {
      // The error is in the trace, at the step that threw it.
    }
    this.#trace = undefined;
    return root.children[0] ?? root;
  }

  #traced(expr: Expr, scope: Scope, parent: Trace): RuleValue {
    const step: Trace = { expr, children: [] };
    parent.children.push(step);
    this.#trace = step;
    try {
      step.result = this.#value(expr, scope);
      return step.result;
    } catch (error) {
      step.error = error instanceof Error ? error : new RuleError(String(error));
      throw error;
    } finally {
      this.#trace = parent;
    }
  }

  #value(expr: Expr, scope: Scope): RuleValue {
    const evaluate = (inner: Expr): RuleValue => this.evaluate(inner, scope);
    switch (expr.type) {
      case 'null':
        return null;
      case 'bool':
      case 'int':
      case 'float':
      case 'string':
        return expr.value;
      case 'bytes':
        return new RuleBytes(expr.value);
      case 'list':
        return listOrUnknown(expr.items.map(evaluate));
      case 'map':
        return this.#map(expr.entries, evaluate);
      case 'path':
        return path(
          expr.segments.map((part) => (typeof part === 'string' ? part : evaluate(part))),
        );
      case 'name':
        return this.#name(expr.name, scope);
      case 'field':
        return member(evaluate(expr.object), expr.name);
      case 'index':
        return indexOrMember(evaluate(expr.object), evaluate(expr.index));
      case 'slice':
        return propagateUnknown(
          [expr.object, expr.from, expr.to].map(evaluate),
          ([object, from, to]) => slice(object ?? null, from ?? null, to ?? null),
        );
      case 'call':
        return this.#call(expr.name, expr.args.map(evaluate), scope);
      case 'method':
        return this.#method(expr.object, expr.name, expr.args, scope);
      case 'unary':
        return unary(expr.op, evaluate(expr.operand));
      case 'is':
        return isOfType(evaluate(expr.operand), expr.name);
      case 'ternary':
        return this.#ternary(expr, evaluate);
      default:
        return this.#binary(expr.op, expr.left, expr.right, evaluate);
    }
  }

  #map(entries: readonly (readonly [Expr, Expr])[], evaluate: (e: Expr) => RuleValue): RuleValue {
    const map = new Map<string, RuleValue>();
    for (const [keyExpr, valueExpr] of entries) {
      const [key, value] = [evaluate(keyExpr), evaluate(valueExpr)];
      if (key instanceof Unknown || value instanceof Unknown) return new Unknown();
      if (typeof key !== 'string') throw new RuleError('A key of a map must be a string.');
      map.set(key, value);
    }
    return new RuleMap(map);
  }

  #name(name: string, scope: Scope): RuleValue {
    const value = scope.get(name);
    if (value === undefined) throw new RuleError(`Variable not found: ${name}.`);
    return value;
  }

  #ternary(expr: Expr & { type: 'ternary' }, evaluate: (e: Expr) => RuleValue): RuleValue {
    const test = evaluate(expr.test);
    if (test instanceof Unknown) return new Unknown();
    return evaluate(asCondition(test) ? expr.yes : expr.no);
  }

  #binary(op: BinaryOp, left: Expr, right: Expr, evaluate: (e: Expr) => RuleValue): RuleValue {
    if (op === '||') return shortCircuit(true, left, right, evaluate);
    if (op === '&&') return shortCircuit(false, left, right, evaluate);
    return binary(op, evaluate(left), evaluate(right));
  }

  #method(objectExpr: Expr, name: string, args: readonly Expr[], scope: Scope): RuleValue {
    const namespaced = this.#namespaced(objectExpr, name, scope);
    const values = (): RuleValue[] => args.map((arg) => this.evaluate(arg, scope));
    if (namespaced) return propagateUnknown(values(), namespaced);
    const object = this.evaluate(objectExpr, scope);
    const all = values();
    if (object instanceof Unknown) return methodOfUnknown(object, name, all);
    return propagateUnknown(all, () => callMethod(object, name, all));
  }

  /** The function `name` of the namespace that the expression names, if it names one. */
  #namespaced(
    expr: Expr,
    name: string,
    scope: Scope,
  ): ((args: readonly RuleValue[]) => RuleValue) | undefined {
    if (expr.type !== 'name' || scope.get(expr.name) !== undefined) return undefined;
    const functions = Object.hasOwn(NAMESPACES, expr.name) ? NAMESPACES[expr.name] : undefined;
    return functions && ((args) => libraryCall(functions, name, args, `${expr.name}.${name}`));
  }

  #call(name: string, args: RuleValue[], scope: Scope): RuleValue {
    const found = scope.function(name);
    if (found) return this.#callDeclared(found.decl, found.scope, args);
    if (name === 'debug' && args[0] !== undefined) {
      this.#host.debug(args[0]);
      return args[0];
    }
    const [first] = args;
    if (DOCUMENT_FUNCTIONS.includes(name) && args.length === 1 && first !== undefined) {
      return first instanceof Unknown ? new Unknown() : this.#document(name, first);
    }
    return propagateUnknown(args, (all) => libraryCall(GLOBALS, name, all));
  }

  #document(name: string, path: RuleValue): RuleValue {
    if (!(path instanceof RulePath)) {
      throw new RuleError(`${name}() takes a path, not ${typeName(path)}.`);
    }
    const found = this.#host.document(path, name.endsWith('After'));
    return name.startsWith('exists') ? found !== null : found;
  }

  #callDeclared(decl: FunctionDecl, declared: Scope, args: readonly RuleValue[]): RuleValue {
    if (args.length !== decl.params.length) {
      throw new RuleError(
        `${decl.name}() takes ${decl.params.length} arguments, not ${args.length}.`,
      );
    }
    if (this.#depth >= MAX_CALL_DEPTH) {
      throw new RuleLimitError(`Functions call each other deeper than ${MAX_CALL_DEPTH}.`);
    }
    this.#depth += 1;
    try {
      const inner = new Scope(declared);
      decl.params.forEach(({ name }, i) => {
        inner.set(name, args[i] ?? null);
      });
      for (const { name, value } of decl.lets) inner.set(name, this.evaluate(value, inner));
      return this.evaluate(decl.result, inner);
    } finally {
      this.#depth -= 1;
    }
  }
}

/** Functions that read documents. */
export const DOCUMENT_FUNCTIONS: readonly string[] = ['get', 'exists', 'getAfter', 'existsAfter'];

function libraryCall(
  functions: Readonly<
    Record<string, { arity: readonly number[]; run: (args: readonly RuleValue[]) => RuleValue }>
  >,
  name: string,
  args: readonly RuleValue[],
  fullName = name,
): RuleValue {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!found?.arity.includes(args.length)) {
    throw new RuleError(`Function not found error: Name: [${fullName}].`);
  }
  return found.run(args);
}
