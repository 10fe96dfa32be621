import type { ReadDependencies } from '../access-control.ts';
import type { CommitListener, Engine } from '../engine.ts';
import type { Database } from '../queries/database.ts';
import { queryReads } from '../usage.ts';
import type { Auth } from '../values/auth.ts';
import { type Change, documentJson } from '../values/document.ts';
import { asObject, isObject, type Json, optInt } from '../values/json.ts';
import { fullName } from '../values/name.ts';
import { invalid, StatusError, toStatus } from '../values/status.ts';
import { formatMicros, type Micros } from '../values/time.ts';
import { existenceFilter } from './existence-filter.ts';
import { SharedMessages } from './shared-messages.ts';
import { parseTarget, TargetView, type ViewChange } from './target.ts';
import { makeToken, resumeVersion } from './token.ts';

interface Target {
  readonly view: TargetView;
  /** Equal for targets of the same database, user and query. */
  readonly key: string;
  dependencies: ReadDependencies;
}

const MAX_TARGETS = 1000;

/** One Listen stream: its targets, and the ProtoJSON messages that keep its client up to date. */
export class ListenSession implements CommitListener {
  readonly database: Database;
  readonly #engine: Engine;
  readonly #auth: Auth;
  readonly #send: (messages: readonly Json[]) => void;
  /** Messages to send at the end of the current call. */
  #queue: Json[] = [];
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
    engine.commitListeners.add(this);
  }

  /** Handles a ListenRequest, which adds or removes a target. Throws an error that must end the stream. */
  receive(request: Json): void {
    this.#engine.database(this.database.name); // makes pending commits durable first
    if (isObject(request.addTarget)) this.#addTarget(request.addTarget);
    else if (request.removeTarget !== undefined) {
      const id = optInt(request.removeTarget, 'removeTarget') ?? 0;
      this.#removeTarget(id);
      this.#enqueueTargetChange('REMOVE', id);
    } else throw invalid('A ListenRequest must add or remove a target.');
    this.#flush();
  }

  #enqueue(message: Json): void {
    this.#queue.push(message);
  }

  #flush(): void {
    if (this.#queue.length === 0) return;
    const messages = this.#queue;
    this.#queue = [];
    this.#send(messages);
  }

  close(): void {
    this.#engine.commitListeners.delete(this);
    for (const id of this.#targets.keys()) this.#removeTarget(id);
  }

  #removeTarget(id: number): void {
    const target = this.#targets.get(id);
    if (target) this.#engine.targets.markRemoved(target.key);
    this.#targets.delete(id);
  }

  #keyOf({ query }: Json): string {
    const who = this.#auth.kind === 'user' ? this.#auth.uid : this.#auth.kind;
    return JSON.stringify([this.database.name, who, query]);
  }

  #addTarget(json: Json): void {
    const id = optInt(json.targetId, 'targetId') ?? 0;
    if (id <= 0) throw invalid('Target id must be positive.');
    if (this.#targets.size >= MAX_TARGETS) {
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `A stream can have at most ${MAX_TARGETS} targets.`,
      );
    }
    try {
      this.#startTarget(id, asObject(json, 'addTarget'));
    } catch (error) {
      this.#rejectTarget(id, toStatus(error, console.error));
    }
  }

  #startTarget(id: number, json: Json): void {
    const view = new TargetView(id, parseTarget(json, this.database.name));
    const target = { view, key: this.#keyOf(json), dependencies: this.#authorize(view) };
    const version = resumeVersion(this.#engine, this.database, json);
    this.#targets.set(id, target);
    this.#enqueueTargetChange('ADD', id);
    if (version === 'reset') this.#enqueueTargetChange('RESET', id);
    const since = typeof version === 'number' ? this.database.history.since(version) : undefined;
    const changes = view.initialChanges(this.database, since);
    const isNewQuery = view.spec.kind === 'query' && !since;
    this.#engine.usage.reads += isNewQuery ? queryReads(changes.length) : changes.length;
    if (since && view.spec.kind === 'query' && !this.#engine.targets.isTracked(target.key)) {
      this.#queueChanges(
        [[target, changes.filter(({ doc }) => doc !== null)]],
        new SharedMessages(),
      );
      this.#enqueue({ filter: existenceFilter(id, view.names(this.database)) });
    } else this.#queueChanges([[target, changes]], new SharedMessages());
    this.#enqueueTargetChange('CURRENT', id, this.#snapshot(this.database.version));
    this.#enqueue({ targetChange: this.#snapshot(this.database.version) });
    if (json.once === true) {
      this.#targets.delete(id);
      this.#enqueueTargetChange('REMOVE', id);
    }
  }

  /**
   * Checks the target against the rules and the current data. Throws PERMISSION_DENIED when the rules deny
   * it, FAILED_PRECONDITION when a query needs an index that is missing.
   */
  #authorize({ spec }: TargetView): ReadDependencies {
    const { accessControl, usage } = this.#engine;
    if (spec.kind === 'query') {
      const looked = this.#engine.authorizeQuery(this.#auth, this.database, spec.query);
      usage.reads += looked.size;
      return looked;
    }
    const dependencies = new Set<string>();
    for (const path of spec.paths) {
      const read = accessControl.get(this.#auth, this.database, path, this.database.get(path));
      for (const dependency of read) dependencies.add(dependency);
    }
    usage.reads += dependencies.size;
    return dependencies;
  }

  #reauthorize(isAffected: (target: Target) => boolean): void {
    for (const [id, target] of this.#targets) {
      if (!isAffected(target)) continue;
      try {
        target.dependencies = this.#authorize(target.view);
      } catch (error) {
        this.#rejectTarget(id, toStatus(error, console.error));
      }
    }
  }

  onRulesChanged(): void {
    this.#reauthorize(() => true);
    this.#flush();
  }

  onCommit(version: Micros, changes: readonly Change[], shared: SharedMessages): void {
    if (this.#targets.size === 0) return;
    this.#reauthorize(({ view, dependencies }) =>
      changes.some(
        ({ path }) =>
          dependencies.has(path) || (view.spec.kind === 'documents' && view.spec.paths.has(path)),
      ),
    );
    const viewChanges = [...this.#targets.values()].map((target): [Target, ViewChange[]] => [
      target,
      target.view.update(this.database, changes),
    ]);
    // One that was deleted is told for nothing.
    const told = viewChanges.flatMap(([, list]) => list);
    this.#engine.usage.reads += told.filter(({ path }) => this.database.get(path)).length;
    if (this.#queueChanges(viewChanges, shared)) this.#enqueueEndOfSnapshot(version, shared);
    this.#flush();
  }

  /** Queues the changes, one message per document. Returns whether there were any. */
  #queueChanges(changes: readonly [Target, ViewChange[]][], shared: SharedMessages): boolean {
    const byPath = new Map<string, { added: number[]; removed: number[] }>();
    for (const [{ view }, list] of changes) {
      for (const { path, doc } of list) {
        const entry = byPath.get(path) ?? { added: [], removed: [] };
        byPath.set(path, entry);
        (doc ? entry.added : entry.removed).push(view.id);
      }
    }
    for (const [path, { added, removed }] of byPath)
      this.#enqueue(this.#documentMessage(path, added, removed, shared));
    return byPath.size > 0;
  }

  #documentMessage(
    path: string,
    targetIds: number[],
    removedTargetIds: number[],
    shared: SharedMessages,
  ): Json {
    const doc = this.database.get(path);
    const isShown = doc !== null && (targetIds.length > 0 || this.#canRead(path));
    return shared.getOrCreate(`${path} ${isShown} ${targetIds} ${removedTargetIds}`, () => {
      if (doc && isShown) {
        const document = documentJson(this.database.name, doc);
        return { documentChange: { document, targetIds, removedTargetIds } };
      }
      const document = fullName(this.database.name, path);
      const removal = { document, removedTargetIds, readTime: formatMicros(this.database.version) };
      return doc ? { documentRemove: removal } : { documentDelete: removal };
    });
  }

  /**
   * Whether the rules let the client read the document as it is now. If not, a document that left a query is
   * reported without its fields, as a documentRemove.
   */
  #canRead(path: string): boolean {
    try {
      this.#engine.accessControl.get(this.#auth, this.database, path, this.database.get(path));
      return true;
    } catch {
      return false;
    }
  }

  #rejectTarget(id: number, { grpcCode, message }: StatusError): void {
    this.#targets.delete(id);
    this.#enqueueTargetChange('REMOVE', id, { cause: { code: grpcCode, message } });
  }

  #enqueueTargetChange(targetChangeType: string, id: number, more: Json = {}): void {
    this.#enqueue({ targetChange: { targetChangeType, targetIds: [id], ...more } });
  }

  #snapshot(version: Micros): Json {
    return { resumeToken: makeToken(this.#engine, version), readTime: formatMicros(version) };
  }

  /** Tells the client that all targets are consistent as of this version. */
  #enqueueEndOfSnapshot(version: Micros, shared: SharedMessages): void {
    this.#enqueue(shared.getOrCreate('', () => ({ targetChange: this.#snapshot(version) })));
  }
}
