import { parseWrite } from '../commits/write.ts';
import type { Engine } from '../engine.ts';
import type { Auth } from '../values/auth.ts';
import { documentJson, parseResponseMask } from '../values/document.ts';
import { asArray, asObject, asString, type Json } from '../values/json.ts';
import { checkId, fullName, parseDatabaseName, parseDocumentName } from '../values/name.ts';
import { invalid, StatusError } from '../values/status.ts';
import { formatMicros } from '../values/time.ts';
import { newId } from './new-id.ts';
import { openReadView } from './read-at.ts';

/** GetDocument: the document, or NOT_FOUND. */
export function getDocument(engine: Engine, auth: Auth, request: Json): Json {
  const name = parseDocumentName(asString(request.name, 'name'));
  const view = openReadView(engine, name.database, request);
  const doc = view.get(auth, name.path);
  if (doc) return documentJson(name.database, doc, parseResponseMask(request.mask));
  const full = fullName(name.database, name.path);
  throw new StatusError('NOT_FOUND', `Document "${full}" not found.`);
}

/** BatchGetDocuments: one response per document, in the order requested, duplicates once. */
export function* batchGet(engine: Engine, auth: Auth, request: Json): Iterable<Json> {
  const database = parseDatabaseName(asString(request.database, 'database'));
  const names = asArray(request.documents, 'documents').map((name) => asString(name, 'document'));
  const mask = parseResponseMask(request.mask);
  const paths = new Set(names.map((name) => pathIn(database, name)));
  const view = openReadView(engine, database, request);
  const readTime = formatMicros(view.readTime);
  // Read all documents before sending the first one, so that no error follows a part of the response.
  const answers = [...paths].map((path): Json => {
    const doc = view.get(auth, path);
    const body = doc
      ? { found: documentJson(database, doc, mask) }
      : { missing: fullName(database, path) };
    return { ...body, readTime };
  });
  if (view.newTransaction) yield { transaction: view.newTransaction };
  yield* answers;
}

/** The path of a document. Throws INVALID_ARGUMENT if it is in another database. */
function pathIn(database: string, text: string): string {
  const name = parseDocumentName(text);
  if (name.database !== database) {
    throw invalid(`Document "${text}" is not in the database ${database}.`);
  }
  return name.path;
}

/** CreateDocument: fails if the document exists; without an id the server generates one. */
export async function createDocument(engine: Engine, auth: Auth, request: Json): Promise<Json> {
  const collectionId = asString(request.collectionId, 'collectionId');
  const id = request.documentId ? asString(request.documentId, 'documentId') : newId();
  for (const part of [collectionId, id]) checkId(part);
  const name = `${asString(request.parent, 'parent')}/${collectionId}/${id}`;
  const document = asObject(request.document ?? {}, 'document');
  const update = { name, fields: document.fields };
  return writeOne(engine, auth, { update, currentDocument: { exists: false } }, request.mask);
}

/** UpdateDocument: sets the masked fields (or all), creating the document if need be. */
export function updateDocument(engine: Engine, auth: Auth, request: Json): Promise<Json> {
  const { updateMask, currentDocument } = request;
  const update = asObject(request.document, 'document');
  return writeOne(engine, auth, { update, updateMask, currentDocument }, request.mask);
}

async function writeOne(engine: Engine, auth: Auth, json: Json, mask: unknown): Promise<Json> {
  const write = parseWrite(json);
  const plan = await engine.commit(auth, write.name.database, [write]);
  const doc = plan.writes[0]?.after;
  if (!doc) throw new StatusError('NOT_FOUND', `No document to update: ${write.name.path}`);
  return documentJson(write.name.database, doc, parseResponseMask(mask));
}

/** DeleteDocument: succeeds also without the document, unless a precondition requires it to exist. */
export async function deleteDocument(engine: Engine, auth: Auth, request: Json): Promise<Json> {
  const write = parseWrite({ delete: request.name, currentDocument: request.currentDocument });
  await engine.commit(auth, write.name.database, [write]);
  return {};
}
