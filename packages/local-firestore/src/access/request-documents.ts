import type { Plan } from '../engine/commits/plan.ts';
import type { Database } from '../engine/queries/database.ts';
import type { Doc } from '../engine/values/document.ts';
import type { Method } from '../rules/ast.ts';
import type { Host } from '../rules/evaluate.ts';
import { printValue } from '../rules/print-value.ts';
import { RuleError, RuleLimitError, RuleMap, RulePath, type RuleValue } from '../rules/values.ts';
import { fromFields } from './from-value.ts';

/**
 * Published limits of the documents read by get(), exists(), getAfter() and existsAfter(): per operation on
 * one document, and per request. A list has those of a request, as was seen in production.
 */
const MAX_OPERATION_READS = 10;
const MAX_REQUEST_READS = 20;

/** A document as the rules see it: data, id and name. */
export function resourceOf(database: Database, doc: Doc): RuleMap {
  const path = documentPath(database, doc.path);
  return RuleMap.of({
    data: fromFields(doc.fields),
    id: path.segments.at(-1) ?? '',
    __name__: path,
  });
}

/** /databases/{database}/documents/… */
export const documentPath = (database: Database, path: string): RulePath =>
  new RulePath([...database.name.split('/').slice(2), 'documents', ...path.split('/')]);

/** The documents that rules read while they decide on one request. */
export class RequestDocuments {
  readonly #database: Database;
  readonly #plan: Plan | undefined;
  readonly #log: (line: string) => void;
  readonly #requestReads = new Set<string>();
  /** Paths of all documents read. */
  readonly paths = new Set<string>();

  constructor(database: Database, log: (line: string) => void, plan?: Plan) {
    this.#database = database;
    this.#log = log;
    this.#plan = plan;
  }

  /** How many documents were read, one before and after the commit twice. */
  get reads(): number {
    return this.#requestReads.size;
  }

  /** The host for one operation of the request, with its own limit of document reads. */
  host(method: Method): Host & { readonly documentsRead: ReadonlySet<string> } {
    const operationReads = new Set<string>();
    const limit = method === 'list' ? MAX_REQUEST_READS : MAX_OPERATION_READS;
    return {
      documentsRead: operationReads,
      document: (path, after) => this.#read(operationReads, limit, path, after),
      debug: (value: RuleValue) => this.#log(`debug: ${printValue(value)}`),
    };
  }

  #read(
    operationReads: Set<string>,
    limit: number,
    name: RulePath,
    after: boolean,
  ): RuleMap | null {
    const path = this.#pathOf(name);
    operationReads.add(`${after} ${path}`);
    this.#requestReads.add(`${after} ${path}`);
    this.paths.add(path);
    if (operationReads.size > limit) {
      throw new RuleLimitError(`An operation may look at ${limit} documents at most.`);
    }
    if (this.#requestReads.size > MAX_REQUEST_READS) {
      throw new RuleLimitError(`A request may look at ${MAX_REQUEST_READS} documents at most.`);
    }
    const change = after ? this.#plan?.changes.get(path) : undefined;
    const doc = change ? change.after : this.#database.get(path);
    return doc ? resourceOf(this.#database, doc) : null;
  }

  #pathOf({ segments }: RulePath): string {
    const [databases, database, documents, ...path] = segments;
    const ownDatabase = this.#database.name.split('/')[3];
    if (databases !== 'databases' || database !== ownDatabase || documents !== 'documents') {
      throw new RuleError('A path must begin with /databases/$(database)/documents.');
    }
    if (path.length === 0 || path.length % 2 !== 0 || path.includes('')) {
      throw new RuleError(`/${segments.join('/')} is not the path of a document.`);
    }
    return path.join('/');
  }
}
