import type { AddressInfo, Server, Socket } from 'node:net';
import type { AccessCost } from './access/access-cost.ts';
import { RulesAccessControl } from './access/rules-access-control.ts';
import { loadRules, watchRules } from './access/rules-file.ts';
import type { Contention } from './engine/commits/turns.ts';
import { Engine } from './engine/engine.ts';
import { loadIndexes } from './indexes/index-file.ts';
import { Ruleset } from './rules/ruleset.ts';
import { memoryStorage } from './storage/memory.ts';
import { sqliteStorage } from './storage/sqlite.ts';
import { isLoopback } from './wire/allowed-callers.ts';
import { createPort } from './wire/port.ts';

export interface StartOptions {
  /** 0 = any free port. */
  readonly port: number;
  /** The address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
  /** The folder to store documents in; without it they are in memory only. */
  readonly dataDir?: string;
  /**
   * If something that was acknowledged cannot be read in `dataDir`, go on with the rest and keep the damaged
   * files in a folder in it; without it, that is an error and nothing is changed.
   */
  readonly repair?: boolean;
  /**
   * A file of security rules, which is loaded again when it changes, or their text; without either, access is
   * open to everyone.
   */
  readonly rulesFile?: string;
  readonly rules?: string;
  /** A firestore.indexes.json file: a query that needs an index that is not in it fails. */
  readonly indexesFile?: string;
  /**
   * How long a query stays tracked after its listener is gone, 5,000 ms by default. A listener that resumes
   * later gets an existence filter instead of a message for each document that left, as in production.
   */
  readonly trackedMs?: number;
  /**
   * Take ID tokens that have expired or are for another project, for tests that make their own. Tokens
   * issued in 1970, as @firebase/rules-unit-testing makes them, never expire.
   */
  readonly anyToken?: boolean;
  /**
   * Take requests of web pages from anywhere. By default only pages on this machine are served: any other page
   * in the same browser could read and change everything. Listening on an address that is not loopback allows
   * all as well.
   */
  readonly anyOrigin?: boolean;
  /**
   * How long a write waits for the locks of a transaction before it fails with ABORTED: 20,000 ms by default,
   * as in production.
   */
  readonly lockWaitMs?: number;
  /**
   * Receives messages for the user, such as warnings and explained denials; without it nothing is printed.
   */
  readonly log?: (line: string) => void;
  /** Called with the cost of the rules for each operation. */
  readonly onAccess?: (cost: AccessCost) => void;
}

export interface RunningFirestore {
  readonly host: string;
  readonly port: number;
  /**
   * Closes all connections; with `dataDir`, every acknowledged commit is on disk. Throws DataFolderError when
   * `dataDir` cannot be written to, for example because the disk is full: then too.
   */
  close(): Promise<void>;
}

/**
 * Starts a server. Throws DataFolderError, RulesFileError, RulesSyntaxError, IndexFileError, or the system's
 * error when it cannot listen on the port.
 */
export function startFirestore(options: StartOptions): Promise<RunningFirestore> {
  return startWith(options, undefined);
}

/** Like startFirestore(); with `contention`, writes to one document take turns. */
export async function startWith(
  options: StartOptions,
  contention: Contention | undefined,
): Promise<RunningFirestore> {
  const { host = '127.0.0.1', log = () => {} } = options;
  const rules = readRules(options);
  if (!rules) log('no rules loaded: access is open to everyone');
  for (const warning of rules?.warnings ?? []) log(warning);
  const accessControl = new RulesAccessControl(log, rules, options.onAccess);
  const indexes = options.indexesFile === undefined ? undefined : loadIndexes(options.indexesFile);
  const storage = options.dataDir
    ? sqliteStorage(options.dataDir, { repair: options.repair, log })
    : memoryStorage();
  const { trackedMs, anyToken, anyOrigin, lockWaitMs } = options;
  const engine = new Engine(storage, accessControl, {
    indexes,
    trackedMs,
    anyToken,
    lockWaitMs,
    contention,
  });
  const replaceRules = (project: string, text: string): void => {
    const loaded = new Ruleset(text);
    for (const warning of loaded.warnings) log(warning);
    accessControl.load(project, loaded);
    engine.notifyRulesChanged();
  };
  const replaceDefault = (loaded: Ruleset): void => {
    log(`loaded ${options.rulesFile} again`);
    for (const warning of loaded.warnings) log(warning);
    accessControl.loadDefault(loaded);
    engine.notifyRulesChanged();
  };
  const http = lazy(async () => {
    const { createHttp } = await import('./wire/http.ts');
    const of = (project: string) => accessControl.rulesOf(project);
    return createHttp(engine, { load: replaceRules, of }, anyOrigin ?? !isLoopback(host));
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
  const unwatch =
    rules && options.rulesFile !== undefined
      ? watchRules(options.rulesFile, rules, replaceDefault, log)
      : () => {};
  // Load HTTP now, which clients use first or exclusively. Few use gRPC, whose library takes longest to load.
  setImmediate(http.load);
  return {
    host,
    port: address.port,
    close: async () => {
      unwatch();
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
  if (rulesFile !== undefined) return loadRules(rulesFile);
  return rules === undefined ? undefined : new Ruleset(rules);
}

interface Protocol {
  readonly accept: (socket: Socket) => void;
  readonly close: () => void;
}

/** A protocol whose code is loaded after the port is open, because loading takes most of the start time. */
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
