import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine } from '../../src/engine/engine.ts';
import { commit } from '../../src/engine/operations/commit.ts';
import { OWNER } from '../../src/engine/values/auth.ts';
import { DataFolderError, sqliteStorage } from '../../src/storage/sqlite.ts';
import type { Random } from './random.ts';

const DATABASE = 'projects/p/databases/(default)';
const LOG = 'commits.log';
const FILES = [LOG, 'firestore.sqlite', 'commits.mark'] as const;
type Files = Readonly<Record<string, Buffer>>;

/** A data folder as a killed server leaves it, and the documents that were acknowledged. */
interface Sample {
  readonly folder: string;
  readonly files: Files;
  /** The log as it was before, now and then. */
  readonly earlierLogs: readonly Buffer[];
  readonly documents: ReadonlyMap<string, string>;
  /** Every state that any document ever had. */
  readonly states: ReadonlySet<string>;
}

const stateOf = (path: string, fields: unknown): string => `${path} ${JSON.stringify(fields)}`;

const readAll = (engine: Engine): Map<string, string> =>
  new Map(
    Array.from(engine.database(DATABASE).all(), ({ path, fields }) => [
      path,
      stateOf(path, fields),
    ]),
  );

/** Makes commits, half of them moved from the log to the documents, and copies the files. */
export async function makeSample(random: Random): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-damage-'));
  const states = new Set<string>();
  const earlierLogs: Buffer[] = [];
  let documents = new Map<string, string>();
  for (const isLast of [false, true]) {
    const engine = new Engine(sqliteStorage(folder));
    for (let i = 0; i < 60; i++) {
      const name = `${DATABASE}/documents/a/${random.below(40)}`;
      const fields = {
        n: { integerValue: String(i) },
        text: { stringValue: 'x'.repeat(random.below(300)) },
      };
      const write = random.below(5) === 0 ? { delete: name } : { update: { name, fields } };
      await commit(engine, OWNER, { database: DATABASE, writes: [write] });
      if (i % 20 === 0) earlierLogs.push(readFileSync(join(folder, LOG)));
      documents = readAll(engine);
      for (const state of documents.values()) states.add(state);
    }
    if (isLast) {
      const files = Object.fromEntries(
        FILES.map((name) => [name, readFileSync(join(folder, name))]),
      );
      engine.close();
      return { folder, files, earlierLogs, documents, states };
    }
    engine.close();
  }
  throw new Error('No sample was made.');
}

/** A damaged copy; undefined = the file is gone. */
function damage(bytes: Buffer, random: Random): Buffer | undefined {
  const copy = Buffer.from(bytes);
  // The log is mostly empty: look for its used part four times of five.
  const end = random.below(5) === 0 ? bytes.length : Math.min(bytes.length, 24_000);
  const at = random.below(end);
  const to = Math.min(bytes.length, at + 1 + random.below(random.pick([8, 600, 9000])));
  const kind = random.below(7);
  if (kind === 0) return undefined;
  if (kind === 1) return copy.subarray(0, at);
  if (kind === 2) return copy.fill(0, at, to);
  if (kind === 3) return copy.fill(random.below(256), at, to);
  if (kind === 4) copy.copy(copy, at, random.below(end), end);
  // Mostly a single bit, which is hardest to notice.
  else copy.writeUInt8(copy.readUInt8(at) ^ (1 << random.below(8)), at);
  return copy;
}

function put({ folder, files }: Sample, changed: string, bytes: Buffer | undefined): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const name of FILES) {
    const content = name === changed ? bytes : files[name];
    if (content) writeFileSync(join(folder, name), content);
  }
}

/**
 * Damages a file of a data folder and starts. Throws if the start succeeds without everything that was
 * acknowledged, or changes a file although it is refused; also if a repair brings up what never was.
 */
export function fuzzDamage(sample: Sample, random: Random): void {
  const { folder, files, earlierLogs, documents, states } = sample;
  const isEarlier = random.below(8) === 0;
  const name = isEarlier ? LOG : random.pick(FILES);
  const bytes = isEarlier
    ? random.pick(earlierLogs)
    : damage(files[name] ?? Buffer.alloc(0), random);
  put(sample, name, bytes);
  let found: ReadonlyMap<string, string>;
  try {
    found = openAndRead(folder);
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
    for (const each of FILES) {
      const now = existsSync(join(folder, each)) ? readFileSync(join(folder, each)) : undefined;
      const before = each === name ? bytes : files[each];
      if (!(now === before || (now && before?.equals(now))))
        throw new Error(`${each} was changed although the start was refused.`, { cause: error });
    }
    if (random.below(10) > 0) return;
    for (const state of openAndRead(folder, true).values()) {
      if (!states.has(state)) throw new Error(`A repair made up ${state}.`);
    }
    return;
  }
  for (const [path, state] of documents) {
    if (found.get(path) !== state) {
      cpSync(folder, `${folder}-lost`, { recursive: true });
      throw new Error(`${path} is not as acknowledged: see ${folder}-lost, ${name} was damaged.`);
    }
  }
  if (found.size > documents.size) throw new Error('Deleted documents are back.');
}

function openAndRead(folder: string, repair = false): ReadonlyMap<string, string> {
  const engine = new Engine(sqliteStorage(folder, { repair }));
  const documents = readAll(engine);
  engine.close();
  return documents;
}
