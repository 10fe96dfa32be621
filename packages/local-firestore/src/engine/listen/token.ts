import type { Database } from '../database.ts';
import type { Engine } from '../engine.ts';
import type { Json } from '../json.ts';
import { type Micros, parseTimestamp } from '../time.ts';

/** A resume token: which store, and which of its snapshots the client has seen. Base64. */
export function makeToken(engine: Engine, version: Micros): string {
  return Buffer.from(`${engine.storage.id} ${version}`).toString('base64');
}

/**
 * The snapshot that a target wants to go on from; 'reset' when it can no longer be told what changed
 * since, so that the client must forget what it has; undefined for a target that starts anew.
 */
export function resumeVersion(
  engine: Engine,
  database: Database,
  target: Json,
): Micros | 'reset' | undefined {
  if (target.readTime) return reachable(database, parseTimestamp(target.readTime));
  if (typeof target.resumeToken !== 'string' || target.resumeToken === '') return undefined;
  const [store, version] = Buffer.from(target.resumeToken, 'base64').toString().split(' ');
  if (store !== engine.storage.id || !/^\d+$/.test(version ?? '')) return 'reset';
  return reachable(database, Number(version));
}

const reachable = (database: Database, version: Micros): Micros | 'reset' =>
  database.history.reaches(version) && version <= database.version ? version : 'reset';
