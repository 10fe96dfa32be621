import type { Database } from '../queries/database.ts';
import { parseQuery } from '../queries/parse-query.ts';
import type { Query } from '../queries/query.ts';
import { inScope, runQuery, selects } from '../queries/run-query.ts';
import type { Change, Doc } from '../values/document.ts';
import { asArray, asObject, asString, type Json } from '../values/json.ts';
import { fullName, parseDocumentName } from '../values/name.ts';
import { invalid, unimplemented } from '../values/status.ts';
import type { Micros } from '../values/time.ts';
import { LimitWindow } from './limit-window.ts';

/** What a target watches. */
export type TargetSpec =
  | { readonly kind: 'documents'; readonly paths: ReadonlySet<string> }
  | { readonly kind: 'query'; readonly query: Query };

/** Reads a google.firestore.v1.Target's documents or query. */
export function parseTarget(target: Json, database: string): TargetSpec {
  if (target.pipelineQuery) throw unimplemented('Listening to a pipeline (pipelineQuery)');
  if (target.documents) {
    const names = asArray(asObject(target.documents, 'documents').documents, 'documents');
    const paths = names.map((name) => parseDocumentName(asString(name, 'document')).path);
    return { kind: 'documents', paths: new Set(paths) };
  }
  const source = asObject(target.query, 'query');
  const query = parseQuery(asString(source.parent, 'parent'), source.structuredQuery);
  if (query.parent.database !== database) throw invalid('The query is of another database.');
  if (query.nearest) throw unimplemented('Listening to a vector search (findNearest)');
  if (query.select) throw invalid('Projections are not supported for listening.');
  return { kind: 'query', query };
}

/** A document that entered a view or changed in it; `doc` null = it is not, or no longer, in the view. */
export type ViewChange = { readonly path: string; readonly doc: Doc | null };

/** The documents of one target, as last sent to the client. */
export class TargetView {
  readonly id: number;
  readonly spec: TargetSpec;
  #versions = new Map<string, Micros>();
  /** Of a query with a limit or an offset: other documents may enter its result when one leaves. */
  #window: LimitWindow | undefined;

  constructor(id: number, spec: TargetSpec) {
    this.id = id;
    this.spec = spec;
  }

  /** Names of the documents in the view. */
  names(database: Database): string[] {
    return [...this.#versions.keys()].map((path) => fullName(database.name, path));
  }

  /**
   * The changes that bring the client up to date: from the version before the changes in `since`, or from an
   * empty view.
   */
  initialChanges(database: Database, since?: Map<string, Change>): ViewChange[] {
    this.#versions = since ? versionsOf(current(this.spec, database, since)) : new Map();
    if (this.spec.kind === 'query' && isWindow(this.spec.query)) {
      this.#window = new LimitWindow(this.spec.query, database);
    }
    const changes = this.#refresh(this.#window?.result() ?? current(this.spec, database));
    if (this.spec.kind === 'query') return changes;
    const reported = new Set(changes.map(({ path }) => path));
    const requested = since
      ? [...this.spec.paths].filter((path) => since.has(path))
      : this.spec.paths;
    for (const path of requested) {
      if (!reported.has(path) && !this.#versions.has(path)) changes.push({ path, doc: null });
    }
    return changes;
  }

  /** The changes that a commit makes to the view. */
  update(database: Database, commit: readonly Change[]): ViewChange[] {
    const { spec } = this;
    if (spec.kind === 'documents')
      return commit
        .filter(({ path }) => spec.paths.has(path))
        .map((c) => this.#set(c.path, c.after));
    if (this.#window) return this.#refresh(this.#window.update(commit));
    const { query } = spec;
    const after = (doc: Doc | null) => (doc && selects(query, database.name, doc) ? doc : null);
    const touched = commit
      .filter(({ path }) => inScope(query, path))
      .map((change) => ({ path: change.path, doc: after(change.after) }))
      .filter(({ path, doc }) => doc !== null || this.#versions.has(path));
    return touched.map(({ path, doc }) => this.#set(path, doc));
  }

  #set(path: string, doc: Doc | null): ViewChange {
    if (doc) this.#versions.set(path, doc.updateTime);
    else this.#versions.delete(path);
    return { path, doc };
  }

  /** The changes that make the view show these documents. */
  #refresh(now: readonly Doc[]): ViewChange[] {
    const paths = new Set(now.map((doc) => doc.path));
    const removed = [...this.#versions.keys()].filter((path) => !paths.has(path));
    const updated = now.filter((doc) => this.#versions.get(doc.path) !== doc.updateTime);
    return [
      ...removed.map((path) => this.#set(path, null)),
      ...updated.map((doc) => this.#set(doc.path, doc)),
    ];
  }
}

const isWindow = ({ limit, offset }: Query): boolean => limit !== undefined || offset > 0;

const versionsOf = (docs: readonly Doc[]): Map<string, Micros> =>
  new Map(docs.map((doc) => [doc.path, doc.updateTime]));

/** The documents of the target now, or as they were before the changes in `since`. */
function current(spec: TargetSpec, database: Database, since?: Map<string, Change>): Doc[] {
  if (spec.kind === 'query') return runQuery(spec.query, database, since);
  const none = new Map<string, Change>();
  return [...spec.paths]
    .map((path) => database.at(path, since ?? none))
    .filter((doc) => doc !== null);
}
