import type { Database } from '../queries/database.ts';
import type { Change, Doc } from '../values/document.ts';
import { getAt, setAt } from '../values/field-path.ts';
import { identicalFields } from '../values/identical.ts';
import type { Json } from '../values/json.ts';
import { fullName } from '../values/name.ts';
import { documentSize } from '../values/size.ts';
import { invalid, StatusError } from '../values/status.ts';
import { formatMicros, type Micros } from '../values/time.ts';
import type { Fields, Value } from '../values/value.ts';
import type { Precondition, Write } from './write.ts';

/** One write with the document before and after it. */
export interface PlannedWrite {
  readonly write: Write;
  readonly before: Doc | null;
  readonly after: Doc | null;
}

/** The effects of a commit that is not applied yet. */
export interface Plan {
  readonly version: Micros;
  readonly writes: readonly PlannedWrite[];
  /** One per changed document: its state before the commit and after all of its writes. */
  readonly changes: ReadonlyMap<string, Change>;
  /** ProtoJSON WriteResults, one per write. */
  readonly results: readonly Json[];
  /** The error of the first precondition that fails; thrown only after the rules have allowed the writes. */
  readonly failure?: StatusError | undefined;
}

/**
 * Computes what `writes` do to the database at `version`. They run in order; each sees the results of those
 * before it.
 */
export function planWrites(database: Database, writes: readonly Write[], version: Micros): Plan {
  const changes = new Map<string, Change>();
  const planned: PlannedWrite[] = [];
  const results: Json[] = [];
  let deleted: Set<string> | undefined;
  let failure: StatusError | undefined;
  for (const write of writes) {
    const { path } = write.name;
    const change = changes.get(path);
    const before = change ? change.after : database.get(path);
    failure ??=
      deleted?.has(path) && requiresExistence(write) ? updateAfterDeleteError(path) : undefined;
    failure ??= preconditionError(database.name, path, before, write.precondition);
    if (write.kind === 'delete') {
      deleted ??= new Set();
      deleted.add(path);
    } else deleted?.delete(path);
    const { after, transformResults } = applyWrite(write, before, version);
    planned.push({ write, before, after });
    if (after !== before) {
      changes.set(path, { path, before: change ? change.before : before, after });
    }
    results.push(writeResult(after, transformResults));
  }
  return { version, writes: planned, changes, results, failure };
}

/** Whether the write has the precondition that the document exists. */
export const requiresExistence = ({ precondition }: Write): boolean =>
  precondition !== undefined && 'exists' in precondition && precondition.exists;

/** The error for a commit that requires a document to exist after deleting it. */
const updateAfterDeleteError = (path: string): StatusError =>
  invalid(`Cannot update ${path}: the same commit deletes it first.`);

function writeResult(after: Doc | null, transformResults: Value[]): Json {
  return {
    ...(after && { updateTime: formatMicros(after.updateTime) }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

function applyWrite(
  write: Write,
  before: Doc | null,
  version: Micros,
): { after: Doc | null; transformResults: Value[] } {
  if (write.kind === 'delete') return { after: null, transformResults: [] };
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  let fields: Fields = updatedFields(write, before);
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = transform.apply(getAt(fields, transform.path), version);
    fields = setAt(fields, transform.path, value);
    transformResults.push(result);
  }
  // A write that changes nothing keeps the update time, as documented for WriteResult.update_time.
  if (before && identicalFields(before.fields, fields)) return { after: before, transformResults };
  const createTime = before?.createTime ?? version;
  const { path } = write.name;
  const size = documentSize(path, fields);
  return { after: { path, fields, createTime, updateTime: version, size }, transformResults };
}

/** The fields after the update itself, before its transforms. */
function updatedFields(write: Write, before: Doc | null): Fields {
  if (write.kind === 'transform') return before?.fields ?? write.fields;
  if (!write.mask) return write.fields;
  let fields: Fields = before?.fields ?? {};
  for (const path of write.mask) fields = setAt(fields, path, getAt(write.fields, path));
  return fields;
}

function preconditionError(
  database: string,
  path: string,
  before: Doc | null,
  precondition: Precondition | undefined,
): StatusError | undefined {
  if (!precondition) return undefined;
  const name = fullName(database, path);
  if ('exists' in precondition) {
    if (precondition.exists === (before !== null)) return undefined;
    return precondition.exists
      ? new StatusError('NOT_FOUND', `No document to update: ${name}`)
      : new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  const version = before?.updateTime ?? 0;
  if (version === precondition.updateTime) return undefined;
  return new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${version}) does not match the required base version (${precondition.updateTime})`,
  );
}
