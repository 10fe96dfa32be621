import type { Auth } from '../engine/auth.ts';
import type { Database } from '../engine/database.ts';
import type { Doc } from '../engine/document.ts';
import type { Dependencies, Guard } from '../engine/guard.ts';
import { mustExist, type Plan, type PlannedWrite } from '../engine/plan.ts';
import type { Query } from '../engine/query.ts';
import { StatusError } from '../engine/status.ts';
import type { Method } from './ast.ts';
import { fromJson, fromMicros } from './convert.ts';
import { documentPath, RequestDocuments, resourceOf } from './documents.ts';
import { type Alternative, alternatives } from './list-query.ts';
import { ANY, type PathPart } from './matching.ts';
import type { Ruleset } from './ruleset.ts';
import { RuleMap, RulePath, type RuleValue, Unknown } from './values.ts';

const NONE: Dependencies = new Set();

/** The cost of one operation of a request, in the units of the published limits. */
export interface Judgement {
  readonly method: Method;
  /** The path of the document or collection below /documents, such as /notes/a. */
  readonly path: string;
  readonly expressions: number;
  /** Documents that the rules read; one read both before and after the commit counts twice. */
  readonly documents: ReadonlySet<string>;
}

/**
 * Checks every access against security rules: those of the project if it has its own, else the default ones.
 */
export class RulesGuard implements Guard {
  readonly #log: (line: string) => void;
  readonly #onJudged: ((judgement: Judgement) => void) | undefined;
  readonly #byProject = new Map<string, Ruleset>();
  #default: Ruleset | undefined;

  /** `log` receives the explanation of each denial, `onJudged` the cost of each operation. */
  constructor(
    log: (line: string) => void,
    rules?: Ruleset,
    onJudged?: (judgement: Judgement) => void,
  ) {
    this.#log = log;
    this.#onJudged = onJudged;
    this.#default = rules;
  }

  /** Replaces the rules of one project. */
  load(project: string, rules: Ruleset): void {
    this.#byProject.set(project, rules);
  }

  get(auth: Auth, database: Database, path: string, doc: Doc | null): Dependencies {
    const rules = this.#rulesFor(auth, database);
    if (!rules) return NONE;
    const documents = new RequestDocuments(database, this.#log);
    const name = documentPath(database, path);
    this.#judge(rules, auth, documents, {
      method: 'get',
      path: name.segments,
      resource: doc ? resourceOf(database, doc) : null,
    });
    return documents.paths;
  }

  list(auth: Auth, database: Database, query: Query): Dependencies {
    const rules = this.#rulesFor(auth, database);
    if (!rules) return NONE;
    const documents = new RequestDocuments(database, this.#log);
    for (const alternative of alternatives(query)) {
      this.#judge(rules, auth, documents, {
        method: 'list',
        path: alternative.name ?? listPath(database, query),
        resource: anyOf(alternative),
        query,
      });
    }
    return documents.paths;
  }

  write(auth: Auth, database: Database, plan: Plan): void {
    const rules = this.#rulesFor(auth, database);
    if (!rules) return;
    const documents = new RequestDocuments(database, this.#log, plan);
    for (const write of plan.writes) {
      const { path } = write.write.name;
      const { after, before } = write;
      this.#judge(rules, auth, documents, {
        method: methodOf(write),
        path: documentPath(database, path).segments,
        resource: before ? resourceOf(database, before) : null,
        after: after && write.write.kind !== 'verify' ? resourceOf(database, after) : null,
        time: plan.version,
      });
    }
  }

  #rulesFor(auth: Auth, database: Database): Ruleset | undefined {
    if (auth.kind === 'owner') return undefined;
    return this.#byProject.get(database.name.split('/')[1] ?? '') ?? this.#default;
  }

  #judge(rules: Ruleset, auth: Auth, documents: RequestDocuments, question: Question): void {
    const { method, path, resource } = question;
    const request = requestOf(auth, question);
    const host = documents.host();
    const measured = (expressions: number) =>
      this.#onJudged?.({ method, path: printPath(path), expressions, documents: host.looked });
    const why = rules.judge({ method, path, request, resource, host, measured });
    if (!why) return;
    const who = auth.kind === 'user' ? `user ${auth.uid}` : 'an anonymous client';
    this.#log([`refused ${method} ${printPath(path)} of ${who}`, ...why].join('\n  '));
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

interface Question {
  readonly method: Method;
  readonly path: readonly PathPart[];
  readonly resource: RuleValue;
  readonly after?: RuleValue;
  readonly query?: Query;
  /** The commit's version; undefined for reads, whose time is now. */
  readonly time?: number;
}

/**
 * The `request` variable. request.time has whole milliseconds, as a field set to the server's time has, so
 * that the two are equal.
 */
function requestOf(auth: Auth, { method, path, after, query, time }: Question): RuleMap {
  const known = path.filter((part) => typeof part === 'string');
  const millis = Math.floor((time ?? Date.now() * 1000) / 1000);
  return RuleMap.of({
    auth: auth.kind === 'user' ? RuleMap.of({ uid: auth.uid, token: fromJson(auth.token) }) : null,
    method,
    path: known.length === path.length ? new RulePath(known) : new Unknown(),
    // Reads have no request.resource: using it in a rule is an error.
    ...(method !== 'get' && method !== 'list' && { resource: after ?? null }),
    time: fromMicros(millis * 1000),
    ...(query && { query: queryOf(query) }),
  });
}

const queryOf = ({ limit, offset }: Query): RuleMap =>
  RuleMap.of({ limit: limit === undefined ? null : BigInt(limit), offset: BigInt(offset) });

function methodOf({ write, before }: PlannedWrite): Method {
  if (write.kind === 'delete') return 'delete';
  if (write.kind === 'verify') return 'get';
  return before || mustExist(write) ? 'update' : 'create';
}

/** A resource that stands for every document that one disjunction of the query could return. */
function anyOf({ facts, name }: Alternative): RuleMap {
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
  const group: PathPart[] = allDescendants ? [ANY] : [];
  const collection = collectionId ?? new Unknown();
  return [...root, ...above, ...group, collection, new Unknown()];
}

const printPath = (path: readonly PathPart[]): string =>
  path
    .slice(3)
    .map((part) => (typeof part === 'string' ? `/${part}` : part === ANY ? '/**' : '/*'))
    .join('');
