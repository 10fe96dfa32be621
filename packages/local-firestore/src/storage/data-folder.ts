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
import {
  crc32,
  decodeCopy,
  type LogContents,
  type MarkCopy,
  type Reached,
  readLog,
} from './log-file.ts';
import { createLog, createMarkCopy, WriteAheadLog } from './write-ahead-log.ts';

const DOCUMENTS = 'firestore.sqlite';
const JOURNAL = `${DOCUMENTS}-journal`;
const LOG = 'commits.log';
const MARK = 'commits.mark';

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
  const paths = pathsIn(folder);
  const reached = lastOf(log);
  const { generation, seen } = file.state;
  if (!existsSync(paths.mark)) createMarkCopy(paths.mark, { ...log.mark, ...reached });
  const opened = new WriteAheadLog(paths, log.mark, reached);
  // The server ended between moving the log's records to the documents and starting the log anew.
  if (log.mark.generation < generation) opened.restart(generation);
  else if (seen?.end !== reached.end) file.see(reached);
  return { file, docs, log: opened, entries: entriesOf(found) };
}

const pathsIn = (folder: string) => ({ log: join(folder, LOG), mark: join(folder, MARK) });

const lastOf = ({ reached }: LogContents): Reached => reached.at(-1) ?? reached[0];

/** Reads everything in a folder; creates what a new one lacks. */
function inspect(folder: string): Found {
  const documents = join(folder, DOCUMENTS);
  const paths = pathsIn(folder);
  const isMissing = (statSync(documents, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (isMissing && (existsSync(paths.log) || existsSync(paths.mark))) {
    const log = existsSync(paths.log) ? readLog(readFileSync(paths.log)) : undefined;
    return { docs: new Map(), log, damage: [`${DOCUMENTS} is missing`] };
  }
  if (isMissing) DocumentFile.create(documents).close();
  const opened = DocumentFile.open(documents);
  const { file, docs } = opened;
  if (file?.state.generation === 0) {
    createLog(paths, crc32(file.state.id));
    file.write([], 1);
  }
  const state = file?.state ?? opened.state;
  const expected = state && { store: crc32(state.id), generation: state.generation };
  const log = existsSync(paths.log) ? readLog(readFileSync(paths.log), expected) : undefined;
  const copy = existsSync(paths.mark) ? decodeCopy(readFileSync(paths.mark)) : undefined;
  const damage = [
    opened.damage === undefined ? undefined : `${DOCUMENTS}: ${opened.damage}`,
    logProblem(log, state),
    markProblem(existsSync(paths.mark), copy, state),
    log && isEarlier(log, state, copy) ? `${LOG} is an earlier one` : undefined,
  ];
  return { docs, state, file, log, damage: damage.filter((each) => each !== undefined) };
}

function logProblem(log: LogContents | undefined, state: State | undefined): string | undefined {
  if (!log) return `${LOG} is missing`;
  if (log.damagedAt !== undefined) return `${LOG} at byte ${log.damagedAt}`;
  if (!log.mark || !state) return undefined;
  if (log.mark.store !== crc32(state.id)) return `${LOG} belongs to another ${DOCUMENTS}`;
  if (log.mark.generation > state.generation) return `${DOCUMENTS} is older than ${LOG}`;
  if (log.mark.generation < state.generation - 1) return `${LOG} is older than ${DOCUMENTS}`;
  return undefined;
}

function markProblem(
  isThere: boolean,
  copy: MarkCopy | undefined,
  state: State | undefined,
): string | undefined {
  if (!isThere) return state?.seen && `${MARK} is missing`;
  if (!copy) return `${MARK} cannot be read`;
  return state && copy.store !== crc32(state.id)
    ? `${MARK} belongs to another ${DOCUMENTS}`
    : undefined;
}

/**
 * Whether a log that is whole in itself lacks something that was acknowledged: it once reached further, or had
 * begun anew.
 */
function isEarlier(
  log: LogContents,
  state: State | undefined,
  copy: MarkCopy | undefined,
): boolean {
  const { mark, reached, damagedAt } = log;
  if (!mark || damagedAt !== undefined) return false;
  const isThere = ({ end, last }: Reached): boolean =>
    reached.some((each) => each.end === end && each.last === last);
  const isOfState = mark.generation === state?.generation;
  if (isOfState && state.seen && !isThere(state.seen)) return true;
  if (!copy) return false;
  return (
    copy.generation > mark.generation || (copy.generation === mark.generation && !isThere(copy))
  );
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
  for (const name of [DOCUMENTS, JOURNAL, LOG, MARK]) {
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
