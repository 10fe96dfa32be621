import type { AddressInfo, Server, Socket } from 'node:net';
import { Engine } from './engine/engine.ts';
import { loadIndexes } from './indexes/index-file.ts';
import { type Judgement, RulesGuard } from './rules/guard.ts';
import { loadRules } from './rules/load.ts';
import { Ruleset } from './rules/ruleset.ts';
import { memoryStorage } from './storage/memory.ts';
import { sqliteStorage } from './storage/sqlite.ts';
import { createPort } from './wire/port.ts';

export interface StartOptions {
  /** 0 = any free port. */
  readonly port: number;
  /** Loopback unless told otherwise. */
  readonly host?: string;
  /** Where documents survive; in memory without. */
  readonly dataDir?: string;
  /** A file of security rules, or their text; without either everything is open. */
  readonly rulesFile?: string;
  readonly rules?: string;
  /** A firestore.indexes.json: a query that needs an index which it does not have is refused. */
  readonly indexesFile?: string;
  /**
   * How long a query is followed after its listener is gone, 5,000 ms by default. One who comes back later gets an
   * existence filter in place of each document that left, as from production.
   */
  readonly trackedMs?: number;
  /** Takes what a person should see; silent without. */
  readonly log?: (line: string) => void;
  /** Takes what the rules cost for each operation. */
  readonly onJudged?: (judgement: Judgement) => void;
}

export interface RunningFirestore {
  readonly host: string;
  readonly port: number;
  /** Ends all connections; what was acknowledged is on disk. */
  close(): Promise<void>;
}

/** Starts a server. Throws DataFolderError, RulesFileError, RulesSyntaxError, IndexFileError, or the system's error when the port cannot be had. */
export async function startFirestore(options: StartOptions): Promise<RunningFirestore> {
  const { host = '127.0.0.1', log = () => {} } = options;
  const rules = readRules(options);
  if (!rules) log('no rules loaded: access is open to everyone');
  for (const warning of rules?.warnings ?? []) log(warning);
  const guard = new RulesGuard(log, rules, options.onJudged);
  const indexes = options.indexesFile === undefined ? undefined : loadIndexes(options.indexesFile);
  const storage = options.dataDir ? sqliteStorage(options.dataDir) : memoryStorage();
  const engine = new Engine(storage, guard, { indexes, trackedMs: options.trackedMs });
  const replaceRules = (project: string, text: string): void => {
    const loaded = new Ruleset(text);
    for (const warning of loaded.warnings) log(warning);
    guard.load(project, loaded);
    engine.rulesChanged();
  };
  const http = lazy(async () => {
    const { createHttp } = await import('./wire/http.ts');
    return createHttp(engine, replaceRules);
  });
  const grpc = lazy(async () => {
    const { createGrpc } = await import('./wire/grpc/server.ts');
    return createGrpc(engine);
  });
  const port = createPort({ http1: http.accept, http2: grpc.accept });
  const address = await listen(port.server, options.port, host).catch((error: unknown) => {
    engine.close();
    throw error;
  });
  // Every client speaks HTTP first or only; few speak gRPC, whose library takes longest to load.
  setImmediate(http.load);
  return {
    host,
    port: address.port,
    close: async () => {
      const closed = new Promise((resolve) => port.server.close(resolve));
      await http.close();
      await grpc.close();
      port.destroyAll();
      await closed;
      engine.close();
    },
  };
}

function readRules({ rules, rulesFile }: StartOptions): Ruleset | undefined {
  if (rules !== undefined) return new Ruleset(rules);
  return rulesFile === undefined ? undefined : loadRules(rulesFile);
}

interface Protocol {
  readonly accept: (socket: Socket) => void;
  readonly close: () => void;
}

/** A protocol whose code is loaded after the port is open: that takes most of the start. */
function lazy(create: () => Promise<Protocol>) {
  let loading: Promise<Protocol> | undefined;
  const load = (): Promise<Protocol> => {
    loading ??= create();
    return loading;
  };
  return {
    load,
    accept: (socket: Socket): void => {
      load()
        .then((protocol) => protocol.accept(socket))
        .catch((error: unknown) => {
          console.error('firestore: a protocol cannot be loaded:', error);
          socket.destroy();
        });
    },
    close: async (): Promise<void> => (await loading)?.close(),
  };
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (address && typeof address === 'object') resolve(address);
    });
  });
}
