import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  DataFolderError,
  DocumentFile,
  type Entry,
  entryOf,
  isBusy,
  keyOf,
  type State,
  type StoredDoc,
  textOf,
} from './document-file.ts';
import { crc32, type LogContents, readLog } from './log-file.ts';
import { createLog, WriteAheadLog } from './write-ahead-log.ts';

const DOCUMENTS = 'firestore.sqlite';
const JOURNAL = `${DOCUMENTS}-journal`;
const LOG = 'commits.log';

export interface DataFolderOptions {
  /** Go on with what can be read of a damaged folder; the damaged files are kept in a folder in it. */
  readonly repair?: boolean | undefined;
  /** Receives what was repaired. */
  readonly log?: ((line: string) => void) | undefined;
}

/** An open folder: the documents as of the log's start, and what the log changes. */
export interface DataFolder {
  readonly file: DocumentFile;
  readonly log: WriteAheadLog;
  readonly docs: ReadonlyMap<string, StoredDoc>;
  readonly entries: readonly Entry[];
}

/** What was found in a folder. */
interface Found {
  readonly docs: ReadonlyMap<string, StoredDoc>;
  readonly state?: State | undefined;
  readonly file?: DocumentFile | undefined;
  readonly log: LogContents | undefined;
  /** What is missing or cannot be read; empty = nothing. */
  readonly damage: readonly string[];
}

/** Something that was acknowledged cannot be read. */
class DamageError extends DataFolderError {
  readonly found: Found;

  constructor(folder: string, found: Found) {
    super(
      `the data folder ${folder} is damaged: ${found.damage.join('; ')}. Can be read: ${found.docs.size} documents of ${DOCUMENTS}, ${entriesOf(found).length} changes of ${LOG}. With --repair the server goes on with these and keeps the damaged files`,
    );
    this.found = found;
  }
}

/**
 * Opens a folder, or creates it. Throws DataFolderError when it cannot be used, or when something that was
 * acknowledged cannot be read; then nothing in it has been changed. With `repair`, it goes on with the rest.
 */
export function openDataFolder(folder: string, options: DataFolderOptions): DataFolder {
  try {
    mkdirSync(folder, { recursive: true });
    return open(folder);
  } catch (error) {
    if (!options.repair || !(error instanceof DamageError)) throw toFolderError(error, folder);
    const kept = replaceFiles(folder, readable(error.found));
    options.log?.(`repaired: ${error.message} in ${kept}`);
    return open(folder);
  }
}

function toFolderError(error: unknown, folder: string): DataFolderError {
  if (error instanceof DataFolderError) return error;
  if (isBusy(error))
    return new DataFolderError(`another server is using the data folder ${folder}`);
  return new DataFolderError(`cannot use the data folder ${folder} (${textOf(error)})`);
}

function open(folder: string): DataFolder {
  const found = inspect(folder);
  const { file, docs, log } = found;
  if (!file || !log?.mark || found.damage.length > 0) {
    file?.close();
    throw new DamageError(folder, found);
  }
  const opened = new WriteAheadLog(join(folder, LOG), log.mark, log);
  const { generation } = file.state;
  // The server ended between moving the log's records to the documents and starting the log anew.
  if (log.mark.generation < generation) opened.restart(generation);
  return { file, docs, log: opened, entries: entriesOf(found) };
}

/** Reads everything in a folder; creates what a new one lacks. */
function inspect(folder: string): Found {
  const [documents, log] = [join(folder, DOCUMENTS), join(folder, LOG)];
  const isMissing = (statSync(documents, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (isMissing && existsSync(log)) {
    const damage = [`${DOCUMENTS} is missing`];
    return { docs: new Map(), log: readLog(readFileSync(log)), damage };
  }
  if (isMissing) DocumentFile.create(documents).close();
  const opened = DocumentFile.open(documents);
  const { file, docs } = opened;
  if (file?.state.generation === 0) {
    createLog(log, crc32(file.state.id));
    file.write([], 1);
  }
  const state = file?.state ?? opened.state;
  const expected = state && { store: crc32(state.id), generation: state.generation };
  const contents = existsSync(log) ? readLog(readFileSync(log), expected) : undefined;
  const problem = opened.damage && `${DOCUMENTS}: ${opened.damage}`;
  const damage = [problem, logProblem(contents, expected)].filter((each) => each !== undefined);
  return { docs, state, file, log: contents, damage };
}

function logProblem(
  log: LogContents | undefined,
  expected: { store: number; generation: number } | undefined,
): string | undefined {
  if (!log) return `${LOG} is missing`;
  if (log.damagedAt !== undefined) return `${LOG} at byte ${log.damagedAt}`;
  if (!log.mark || !expected) return undefined;
  if (log.mark.store !== expected.store) return `${LOG} belongs to another ${DOCUMENTS}`;
  if (log.mark.generation > expected.generation) return `${DOCUMENTS} is older than ${LOG}`;
  if (log.mark.generation < expected.generation - 1) return `${LOG} is older than ${DOCUMENTS}`;
  return undefined;
}

/** The changes in the log, oldest first, without those that the documents contain already. */
function entriesOf({ log, state }: Found): Entry[] {
  const isOld = log?.mark && state && log.mark.generation < state.generation;
  if (!log || isOld) return [];
  return log.records.flatMap((record): Entry[] => JSON.parse(record.toString()));
}

/** Everything that can be read of a damaged folder, oldest first. */
function readable(found: Found): Entry[] {
  const stored = Array.from(found.docs.values(), ({ database, doc }) =>
    entryOf(database, doc.path, doc),
  );
  return [...stored, ...entriesOf(found)];
}

/** Copies a folder's files to one in it, and replaces them by a store of the entries; returns the copies' folder. */
function replaceFiles(folder: string, entries: readonly Entry[]): string {
  const kept = join(folder, `damaged-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(kept);
  for (const name of [DOCUMENTS, JOURNAL, LOG]) {
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(kept, name));
  }
  const replacement = join(folder, `${DOCUMENTS}.new`);
  rmSync(replacement, { force: true });
  const last = new Map(entries.map((entry) => [keyOf(entry[0], entry[1]), entry]));
  DocumentFile.create(replacement, last.values()).close();
  // SQLite would apply a journal of the old file to the new one.
  rmSync(join(folder, JOURNAL), { force: true });
  renameSync(replacement, join(folder, DOCUMENTS));
  return kept;
}
