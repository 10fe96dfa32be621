/**
 * An expression; `at` is its offset in the source. `parentheses` is how many pairs stand around it: each
 * counts as an expression, as in production.
 */
export type Expr = { readonly at: number; readonly parentheses?: number } & Node;

export type BinaryOp =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

type Node =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'list'; readonly items: readonly Expr[] }
  | { readonly type: 'map'; readonly entries: readonly (readonly [Expr, Expr])[] }
  | { readonly type: 'path'; readonly segments: readonly (string | Expr)[] }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'field'; readonly object: Expr; readonly name: string }
  | { readonly type: 'index'; readonly object: Expr; readonly index: Expr }
  | { readonly type: 'slice'; readonly object: Expr; readonly from: Expr; readonly to: Expr }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Expr[] }
  | {
      readonly type: 'method';
      readonly object: Expr;
      readonly name: string;
      readonly nameAt: number;
      readonly args: readonly Expr[];
    }
  | { readonly type: 'unary'; readonly op: '!' | '-'; readonly operand: Expr }
  | { readonly type: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly type: 'is'; readonly operand: Expr; readonly name: string }
  | { readonly type: 'ternary'; readonly test: Expr; readonly yes: Expr; readonly no: Expr };

/** A name where it is declared; `at` is its offset in the source. */
export interface Name {
  readonly at: number;
  readonly name: string;
}

export interface FunctionDecl extends Name {
  readonly params: readonly Name[];
  readonly lets: readonly (Name & { readonly value: Expr })[];
  readonly result: Expr;
}

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow {
  readonly at: number;
  readonly methods: ReadonlySet<Method>;
  /** The methods as written: read and write are not expanded, and unknown ones are among them. */
  readonly written: readonly string[];
  /** Undefined = always allowed. */
  readonly condition?: Expr | undefined;
}

/** One segment of a match: a literal, {name} for one segment, {name=**} for any number. */
export type MatchSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | (Name & { readonly kind: 'one' })
  /** Matches at least one segment in version 1 of the language, zero or more in version 2. */
  | (Name & { readonly kind: 'rest'; readonly minSegments: 0 | 1 });

export interface Match {
  readonly at: number;
  readonly segments: readonly MatchSegment[];
  readonly functions: readonly FunctionDecl[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

/** The two Firebase services that have this rules language. */
export const SERVICES = ['cloud.firestore', 'firebase.storage'] as const;
export type RulesService = (typeof SERVICES)[number];

/** A parsed rules file. */
export interface RulesFile {
  readonly version: 1 | 2;
  /** Declared outside the service: visible everywhere. */
  readonly functions: readonly FunctionDecl[];
  /** The body of the service block, as a match without segments; of another service it is empty. */
  readonly root: Match;
  /** Undefined if the file has a block for the service. */
  readonly missingService: RulesService | undefined;
  /** Where each expression ends: the offset after its last character. */
  readonly ends: ReadonlyMap<Expr, number>;
}
