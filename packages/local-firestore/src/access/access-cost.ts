import type { Method } from '../rules/ast.ts';

/** The cost of one operation of a request, in the units of the published limits. */
export interface AccessCost {
  readonly method: Method;
  /** The path of the document or collection below /documents, such as /notes/a. */
  readonly path: string;
  readonly expressions: number;
  /** Documents that the rules read; one read both before and after the commit counts twice. */
  readonly documents: ReadonlySet<string>;
}
