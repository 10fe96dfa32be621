import type { DocumentWrite, FieldWrite } from '../store/document-write.ts';

/** Documents by `collection/id`; tests use them instead of Firestore. */
export type Documents = Record<string, Record<string, unknown>>;

/**
 * The documents after a plan's writes; does not change its input. Throws on what Firestore rejects: undefined
 * at any depth, empty paths or segments, numbers that are not finite, and a field that one write names twice
 * (or together with a field inside it).
 */
export function applyWrites(documents: Documents, writes: readonly DocumentWrite[]): Documents {
  const next = { ...documents };
  for (const write of writes) {
    const name = `${write.collection}/${write.id}`;
    if (write.id === '' || write.id.includes('/')) throw new RangeError(`bad id: ${name}`);
    refuseOverlaps(name, write.fields);
    next[name] = write.fields.reduce(withField, next[name] ?? {});
  }
  return next;
}

function withField(document: Record<string, unknown>, field: FieldWrite): Record<string, unknown> {
  if (field.path.length === 0 || field.path.includes(''))
    throw new RangeError('a field needs a name');
  return withMember(document, field.path, field);
}

/** A copy of the map with one field changed; copies only the maps on the path to it. */
function withMember(
  map: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  field: FieldWrite,
): Record<string, unknown> {
  const present = map[key];
  if (rest.length > 0 && 'remove' in field && !isMap(present)) return map;
  const copy = { ...map };
  if (rest.length > 0) copy[key] = withMember(isMap(present) ? present : {}, rest, field);
  else if ('remove' in field) delete copy[key];
  else copy[key] = stored(field.set);
  return copy;
}

function stored(value: unknown): unknown {
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(stored);
  if (isMap(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, stored(member)]));
  }
  if (value === undefined) throw new TypeError('Firestore stores no undefined');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`stored ${value}`);
  return value;
}

function refuseOverlaps(name: string, fields: readonly FieldWrite[]): void {
  const paths = fields.map(({ path }) => JSON.stringify(path).slice(0, -1));
  for (const [index, path] of paths.entries()) {
    const clash = paths.some(
      (other, at) => at !== index && (other === path || other.startsWith(`${path},`)),
    );
    if (clash) throw new RangeError(`a field of ${name} is written twice: ${path}]`);
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
