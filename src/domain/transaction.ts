import type { DocumentWrite } from './document-write.ts';

/** Reads one document by its path inside a transaction; undefined when it is missing. */
export type ReadDocument = (path: string) => Promise<Record<string, unknown> | undefined>;

/**
 * What a transaction does: reads documents and returns a result, with the `writes` and the `deletes` (paths of
 * documents) to carry out or without any. It runs again when a document that it read has changed meanwhile, so it changes nothing itself.
 */
export type Plan<Result extends object> = (
  read: ReadDocument,
) => Promise<
  Result | (Result & { writes: readonly DocumentWrite[]; deletes?: readonly string[] | undefined })
>;

/**
 * Reads, plans and writes in one Firestore transaction and returns the plan's result. There are two
 * implementations: src/data/run-plan.ts for the Web SDK and functions/src/run-plan.ts for the Admin SDK.
 */
export type RunPlan = <Result extends object>(plan: Plan<Result>) => Promise<Result>;

/** The writes of a plan's result; none for a result that only answers. */
export function writesOf(result: object): readonly DocumentWrite[] {
  return 'writes' in result ? (result.writes as readonly DocumentWrite[]) : [];
}

/** Paths of the documents that a plan's result deletes; none for most. */
export function deletesOf(result: object): readonly string[] {
  return 'deletes' in result ? ((result.deletes ?? []) as readonly string[]) : [];
}
