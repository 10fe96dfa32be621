import type { AccessControl, ReadDependencies } from '../engine/access-control.ts';
import { type Plan, type PlannedWrite, requiresExistence } from '../engine/commits/plan.ts';
import type { Database } from '../engine/queries/database.ts';
import type { Query } from '../engine/queries/query.ts';
import type { Auth } from '../engine/values/auth.ts';
import type { Doc } from '../engine/values/document.ts';
import { StatusError } from '../engine/values/status.ts';
import type { Method } from '../rules/ast.ts';
import { fromJson } from '../rules/from-json.ts';
import { ANY_SEGMENTS, type PathPart } from '../rules/matching.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { RuleMap, RulePath, type RuleValue, Unknown } from '../rules/values.ts';
import type { AccessCost } from './access-cost.ts';
import { fromMicros } from './from-value.ts';
import { type Disjunction, listDisjunctions } from './list-query.ts';
import { documentPath, RequestDocuments, resourceOf } from './request-documents.ts';

const NONE: ReadDependencies = new Set();

/**
 * Checks every access against security rules: those of the project if it has its own, else the default ones.
 */
export class RulesAccessControl implements AccessControl {
  readonly #log: (line: string) => void;
  readonly #onAccess: ((cost: AccessCost) => void) | undefined;
  readonly #byProject = new Map<string, Ruleset>();
  #default: Ruleset | undefined;

  /** `log` receives the explanation of each denial, `onAccess` the cost of each operation. */
  constructor(log: (line: string) => void, rules?: Ruleset, onAccess?: (cost: AccessCost) => void) {
    this.#log = log;
    this.#onAccess = onAccess;
    this.#default = rules;
  }

  /** Replaces the rules of the projects that have none of their own. */
  loadDefault(rules: Ruleset): void {
    this.#default = rules;
  }

  /** Replaces the rules of one project. */
  load(project: string, rules: Ruleset): void {
    this.#byProject.set(project, rules);
  }

  /** The rules of a project, if there are any. */
  rulesOf(project: string): Ruleset | undefined {
    return this.#byProject.get(project) ?? this.#default;
  }

  get(auth: Auth, database: Database, path: string, doc: Doc | null): ReadDependencies {
    const rules = this.#rulesFor(auth, database);
    if (!rules) return NONE;
    const documents = new RequestDocuments(database, this.#log);
    const name = documentPath(database, path);
    this.#authorize(rules, auth, documents, {
      method: 'get',
      path: name.segments,
      resource: doc ? resourceOf(database, doc) : null,
    });
    return documents.paths;
  }

  list(auth: Auth, database: Database, query: Query): ReadDependencies {
    const rules = this.#rulesFor(auth, database);
    if (!rules) return NONE;
    const documents = new RequestDocuments(database, this.#log);
    for (const disjunction of listDisjunctions(query)) {
      this.#authorize(rules, auth, documents, {
        method: 'list',
        path: disjunction.name ?? listPath(database, query),
        resource: resourceForList(disjunction),
        query,
      });
    }
    return documents.paths;
  }

  write(auth: Auth, database: Database, plan: Plan): number {
    const rules = this.#rulesFor(auth, database);
    if (!rules) return 0;
    const documents = new RequestDocuments(database, this.#log, plan);
    for (const write of plan.writes) {
      const { path } = write.write.name;
      const { after, before } = write;
      this.#authorize(rules, auth, documents, {
        method: methodOf(write),
        path: documentPath(database, path).segments,
        resource: before ? resourceOf(database, before) : null,
        afterResource: after && write.write.kind !== 'verify' ? resourceOf(database, after) : null,
        time: plan.version,
      });
    }
    return documents.reads;
  }

  #rulesFor(auth: Auth, database: Database): Ruleset | undefined {
    if (auth.kind === 'owner') return undefined;
    return this.rulesOf(database.name.split('/')[1] ?? '');
  }

  #authorize(
    rules: Ruleset,
    auth: Auth,
    documents: RequestDocuments,
    accessRequest: AccessRequest,
  ): void {
    const { method, path, resource } = accessRequest;
    const request = requestOf(auth, accessRequest);
    const host = documents.host(method);
    const onMeasured = (expressions: number) =>
      this.#onAccess?.({
        method,
        path: printPath(path),
        expressions,
        documents: host.documentsRead,
      });
    const denialReasons = rules.denialReasons({
      method,
      path,
      request,
      resource,
      host,
      onMeasured,
    });
    if (!denialReasons) return;
    const who = auth.kind === 'user' ? `user ${auth.uid}` : 'an anonymous client';
    this.#log([`refused ${method} ${printPath(path)} of ${who}`, ...denialReasons].join('\n  '));
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

interface AccessRequest {
  readonly method: Method;
  readonly path: readonly PathPart[];
  readonly resource: RuleValue;
  readonly afterResource?: RuleValue;
  readonly query?: Query;
  /** The commit's version; undefined for reads, whose time is now. */
  readonly time?: number;
}

/**
 * The `request` variable. request.time has whole milliseconds, as a field set to the server's time has, so
 * that the two are equal.
 */
function requestOf(
  auth: Auth,
  { method, path, afterResource, query, time }: AccessRequest,
): RuleMap {
  const knownSegments = path.filter((part) => typeof part === 'string');
  const millis = Math.floor((time ?? Date.now() * 1000) / 1000);
  return RuleMap.of({
    auth: auth.kind === 'user' ? RuleMap.of({ uid: auth.uid, token: fromJson(auth.token) }) : null,
    method,
    path: knownSegments.length === path.length ? new RulePath(knownSegments) : new Unknown(),
    // Reads have no request.resource: using it in a rule is an error.
    ...(method !== 'get' && method !== 'list' && { resource: afterResource ?? null }),
    time: fromMicros(millis * 1000),
    ...(query && { query: queryOf(query) }),
  });
}

/** The `query` of a list's request. Its orderBy is an empty map in production, whatever the query orders by. */
const queryOf = ({ limit, offset }: Query): RuleMap =>
  RuleMap.of({
    limit: limit === undefined ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: RuleMap.of({}),
  });

function methodOf({ write, before }: PlannedWrite): Method {
  if (write.kind === 'delete') return 'delete';
  if (write.kind === 'verify') return 'get';
  return before || requiresExistence(write) ? 'update' : 'create';
}

/** A resource that stands for every document that one disjunction of the query could return. */
function resourceForList({ facts, name }: Disjunction): RuleMap {
  return RuleMap.of({
    data: new Unknown(facts),
    id: name?.at(-1) ?? new Unknown(),
    __name__: name ? new RulePath(name) : new Unknown(),
  });
}

/**
 * The paths of the documents that a query could return: the document's id is unknown and so are, for a
 * collection group, the segments above the collection.
 */
function listPath(database: Database, { parent, collectionId, allDescendants }: Query): PathPart[] {
  const root = [...database.name.split('/').slice(2), 'documents'];
  const above = parent.path === '' ? [] : parent.path.split('/');
  const group: PathPart[] = allDescendants ? [ANY_SEGMENTS] : [];
  const collection = collectionId ?? new Unknown();
  return [...root, ...above, ...group, collection, new Unknown()];
}

const printPath = (path: readonly PathPart[]): string =>
  path
    .slice(3)
    .map((part) => (typeof part === 'string' ? `/${part}` : part === ANY_SEGMENTS ? '/**' : '/*'))
    .join('');
