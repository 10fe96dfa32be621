/** An expression; `at` is its offset in the source. */
export type Expr = { readonly at: number } & Node;

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
      readonly args: readonly Expr[];
    }
  | { readonly type: 'unary'; readonly op: '!' | '-'; readonly operand: Expr }
  | { readonly type: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly type: 'is'; readonly operand: Expr; readonly name: string }
  | { readonly type: 'ternary'; readonly test: Expr; readonly yes: Expr; readonly no: Expr };

export interface FunctionDecl {
  readonly at: number;
  readonly name: string;
  readonly params: readonly string[];
  readonly lets: readonly { readonly at: number; readonly name: string; readonly value: Expr }[];
  readonly result: Expr;
}

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow {
  readonly at: number;
  readonly methods: ReadonlySet<Method>;
  /** The methods as written: read and write are not expanded. */
  readonly written: readonly string[];
  /** Undefined = always allowed. */
  readonly condition?: Expr | undefined;
}

/** One segment of a match: a literal, {name} for one segment, {name=**} for any number. */
export type MatchSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  /** Matches at least one segment in version 1 of the language, zero or more in version 2. */
  | { readonly kind: 'rest'; readonly name: string; readonly minSegments: 0 | 1 };

export interface Match {
  readonly at: number;
  readonly segments: readonly MatchSegment[];
  readonly functions: readonly FunctionDecl[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

/** The two Firebase services that have this rules language. */
export type RulesService = 'cloud.firestore' | 'firebase.storage';

/** A parsed rules file. `root` is the body of the service block, as a match without segments. */
export interface RulesFile {
  readonly version: 1 | 2;
  /** Declared before the service: visible everywhere. */
  readonly functions: readonly FunctionDecl[];
  readonly root: Match;
}
