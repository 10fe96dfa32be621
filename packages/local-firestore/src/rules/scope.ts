import type { FunctionDecl } from './ast.ts';
import type { RuleValue } from './values.ts';

/** The variables and functions that an expression may use, including those of the enclosing blocks. */
export class Scope {
  readonly #parent: Scope | undefined;
  readonly #values = new Map<string, RuleValue>();
  readonly #functions = new Map<string, FunctionDecl>();

  constructor(parent?: Scope, functions: readonly FunctionDecl[] = []) {
    this.#parent = parent;
    for (const decl of functions) this.#functions.set(decl.name, decl);
  }

  set(name: string, value: RuleValue): this {
    this.#values.set(name, value);
    return this;
  }

  get(name: string): RuleValue | undefined {
    const value = this.#values.get(name);
    return value !== undefined ? value : this.#parent?.get(name);
  }

  /** A function and the scope that it was declared in, whose names its body sees. */
  function(name: string): { decl: FunctionDecl; scope: Scope } | undefined {
    const decl = this.#functions.get(name);
    return decl ? { decl, scope: this } : this.#parent?.function(name);
  }
}
