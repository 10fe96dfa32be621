import type { Auth } from '../auth.ts';
import type { Database } from '../database.ts';
import { type Change, documentJson } from '../document.ts';
import type { Engine, Watcher } from '../engine.ts';
import type { Dependencies } from '../guard.ts';
import { asObject, isObject, type Json, optInt } from '../json.ts';
import { fullName } from '../name.ts';
import { invalid, StatusError, toStatus } from '../status.ts';
import { formatMicros, type Micros } from '../time.ts';
import { existenceFilter } from './existence-filter.ts';
import { SharedMessages } from './shared-messages.ts';
import { parseScope, TargetView, type ViewChange } from './target.ts';
import { makeToken, resumeVersion } from './token.ts';

interface Target {
  readonly view: TargetView;
  /** Equal for targets of the same database, user and query. */
  readonly key: string;
  dependencies: Dependencies;
}

const MAX_TARGETS = 1000;

/** One Listen stream: its targets, and the ProtoJSON messages that keep its client up to date. */
export class ListenSession implements Watcher {
  readonly database: Database;
  readonly #engine: Engine;
  readonly #auth: Auth;
  readonly #send: (messages: readonly Json[]) => void;
  /** Messages to send at the end of the current call. */
  #said: Json[] = [];
  readonly #targets = new Map<number, Target>();

  constructor(
    engine: Engine,
    auth: Auth,
    database: string,
    send: (messages: readonly Json[]) => void,
  ) {
    this.#engine = engine;
    this.#auth = auth;
    this.#send = send;
    this.database = engine.database(database);
    engine.watchers.add(this);
  }

  /** Handles a ListenRequest, which adds or removes a target. Throws an error that must end the stream. */
  receive(request: Json): void {
    this.#engine.database(this.database.name); // makes pending commits durable first
    if (isObject(request.addTarget)) this.#add(request.addTarget);
    else if (request.removeTarget !== undefined) {
      const id = optInt(request.removeTarget, 'removeTarget') ?? 0;
      this.#leave(id);
      this.#targetChange('REMOVE', id);
    } else throw invalid('A ListenRequest must add or remove a target.');
    this.#sendSaid();
  }

  #say(message: Json): void {
    this.#said.push(message);
  }

  #sendSaid(): void {
    if (this.#said.length === 0) return;
    const said = this.#said;
    this.#said = [];
    this.#send(said);
  }

  close(): void {
    this.#engine.watchers.delete(this);
    for (const id of this.#targets.keys()) this.#leave(id);
  }

  #leave(id: number): void {
    const target = this.#targets.get(id);
    if (target) this.#engine.targets.left(target.key);
    this.#targets.delete(id);
  }

  #keyOf({ query }: Json): string {
    const who = this.#auth.kind === 'user' ? this.#auth.uid : this.#auth.kind;
    return JSON.stringify([this.database.name, who, query]);
  }

  #add(json: Json): void {
    const id = optInt(json.targetId, 'targetId') ?? 0;
    if (id <= 0) throw invalid('Target id must be positive.');
    if (this.#targets.size >= MAX_TARGETS) {
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `A stream can have at most ${MAX_TARGETS} targets.`,
      );
    }
    try {
      this.#start(id, asObject(json, 'addTarget'));
    } catch (error) {
      this.#refuse(id, toStatus(error, console.error));
    }
  }

  #start(id: number, json: Json): void {
    const view = new TargetView(id, parseScope(json, this.database.name));
    const target = { view, key: this.#keyOf(json), dependencies: this.#judge(view) };
    const version = resumeVersion(this.#engine, this.database, json);
    this.#targets.set(id, target);
    this.#targetChange('ADD', id);
    if (version === 'reset') this.#targetChange('RESET', id);
    const since = typeof version === 'number' ? this.database.history.since(version) : undefined;
    const changes = view.start(this.database, since);
    if (since && view.scope.kind === 'query' && !this.#engine.targets.isTracked(target.key)) {
      this.#tell([[target, changes.filter(({ doc }) => doc !== null)]], new SharedMessages());
      this.#say({ filter: existenceFilter(id, view.names(this.database)) });
    } else this.#tell([[target, changes]], new SharedMessages());
    this.#targetChange('CURRENT', id, this.#snapshot(this.database.version));
    this.#say({ targetChange: this.#snapshot(this.database.version) });
    if (json.once === true) {
      this.#targets.delete(id);
      this.#targetChange('REMOVE', id);
    }
  }

  /**
   * Checks the target against the rules and the current data. Throws PERMISSION_DENIED when the rules deny
   * it, FAILED_PRECONDITION when a query needs an index that is missing.
   */
  #judge({ scope }: TargetView): Dependencies {
    const { guard } = this.#engine;
    if (scope.kind === 'query') {
      return this.#engine.checkList(this.#auth, this.database, scope.query);
    }
    const dependencies = new Set<string>();
    for (const path of scope.paths) {
      const read = guard.get(this.#auth, this.database, path, this.database.get(path));
      for (const dependency of read) dependencies.add(dependency);
    }
    return dependencies;
  }

  #rejudge(concerns: (target: Target) => boolean): void {
    for (const [id, target] of this.#targets) {
      if (!concerns(target)) continue;
      try {
        target.dependencies = this.#judge(target.view);
      } catch (error) {
        this.#refuse(id, toStatus(error, console.error));
      }
    }
  }

  rulesChanged(): void {
    this.#rejudge(() => true);
    this.#sendSaid();
  }

  changed(version: Micros, changes: readonly Change[], shared: SharedMessages): void {
    if (this.#targets.size === 0) return;
    this.#rejudge(({ view, dependencies }) =>
      changes.some(
        ({ path }) =>
          dependencies.has(path) || (view.scope.kind === 'documents' && view.scope.paths.has(path)),
      ),
    );
    const told = [...this.#targets.values()].map((target): [Target, ViewChange[]] => [
      target,
      target.view.update(this.database, changes),
    ]);
    if (this.#tell(told, shared)) this.#endOfSnapshot(version, shared);
    this.#sendSaid();
  }

  /** Queues the changes, one message per document. Returns whether there were any. */
  #tell(changes: readonly [Target, ViewChange[]][], shared: SharedMessages): boolean {
    const byPath = new Map<string, { into: number[]; out: number[] }>();
    for (const [{ view }, list] of changes) {
      for (const { path, doc } of list) {
        const entry = byPath.get(path) ?? { into: [], out: [] };
        byPath.set(path, entry);
        (doc ? entry.into : entry.out).push(view.id);
      }
    }
    for (const [path, { into, out }] of byPath) this.#say(this.#message(path, into, out, shared));
    return byPath.size > 0;
  }

  #message(
    path: string,
    targetIds: number[],
    removedTargetIds: number[],
    shared: SharedMessages,
  ): Json {
    const doc = this.database.get(path);
    const isShown = doc !== null && (targetIds.length > 0 || this.#mayGet(path));
    return shared.get(`${path} ${isShown} ${targetIds} ${removedTargetIds}`, () => {
      if (doc && isShown) {
        const document = documentJson(this.database.name, doc);
        return { documentChange: { document, targetIds, removedTargetIds } };
      }
      const document = fullName(this.database.name, path);
      const gone = { document, removedTargetIds, readTime: formatMicros(this.database.version) };
      return doc ? { documentRemove: gone } : { documentDelete: gone };
    });
  }

  /**
   * Whether the rules let the client read the document as it is now. If not, a document that left a query is
   * reported without its fields, as a documentRemove.
   */
  #mayGet(path: string): boolean {
    try {
      this.#engine.guard.get(this.#auth, this.database, path, this.database.get(path));
      return true;
    } catch {
      return false;
    }
  }

  #refuse(id: number, { grpcCode, message }: StatusError): void {
    this.#targets.delete(id);
    this.#targetChange('REMOVE', id, { cause: { code: grpcCode, message } });
  }

  #targetChange(targetChangeType: string, id: number, more: Json = {}): void {
    this.#say({ targetChange: { targetChangeType, targetIds: [id], ...more } });
  }

  #snapshot(version: Micros): Json {
    return { resumeToken: makeToken(this.#engine, version), readTime: formatMicros(version) };
  }

  /** Tells the client that all targets are consistent as of this version. */
  #endOfSnapshot(version: Micros, shared: SharedMessages): void {
    this.#say(shared.get('', () => ({ targetChange: this.#snapshot(version) })));
  }
}
