import { compareUtf8 } from '../../utf8.ts';
import { parseWrite } from '../commits/write.ts';
import type { Engine } from '../engine.ts';
import { asObject, type Json } from '../values/json.ts';
import { fullName } from '../values/name.ts';

/** All documents of a database: {documents: {path: fields}}, sorted by path. */
export function exportDatabase(engine: Engine, name: string): Json {
  const docs = [...engine.database(name).all()].sort((a, b) => compareUtf8(a.path, b.path));
  return { documents: Object.fromEntries(docs.map(({ path, fields }) => [path, fields])) };
}

/** Replaces all documents of a database, in one commit, with the result of exportDatabase. */
export async function importDatabase(engine: Engine, name: string, json: Json): Promise<Json> {
  const documents = Object.entries(asObject(json.documents, 'documents'));
  const writes = documents.map(([path, fields]) =>
    parseWrite({ update: { name: fullName(name, path), fields } }),
  );
  await engine.replaceAll(name, writes);
  return { count: writes.length };
}
