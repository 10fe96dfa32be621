import type { Engine } from '../engine.ts';
import type { Database } from '../queries/database.ts';
import type { Json } from '../values/json.ts';
import { type Micros, parseVersion } from '../values/time.ts';

/** A resume token: base64 of the store's id and the version of the snapshot that the client has. */
export function makeToken(engine: Engine, version: Micros): string {
  return Buffer.from(`${engine.storage.id} ${version}`).toString('base64');
}

/**
 * The version that a target resumes from; 'reset' when the changes since then are not known, so that the
 * client must discard its documents; undefined for a target that does not resume.
 */
export function resumeVersion(
  engine: Engine,
  database: Database,
  target: Json,
): Micros | 'reset' | undefined {
  if (target.readTime) return reachable(database, parseVersion(target.readTime));
  if (typeof target.resumeToken !== 'string' || target.resumeToken === '') return undefined;
  const [store, version] = Buffer.from(target.resumeToken, 'base64').toString().split(' ');
  if (store !== engine.storage.id || !/^\d+$/.test(version ?? '')) return 'reset';
  return reachable(database, Number(version));
}

const reachable = (database: Database, version: Micros): Micros | 'reset' =>
  database.history.isReadableAt(version) && version <= database.version ? version : 'reset';
