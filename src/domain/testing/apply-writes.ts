import type { DocumentWrite, FieldWrite } from '../document-write.ts';

/** Documents by `collection/id`; what a test holds instead of a Firestore. */
export type Documents = Record<string, Record<string, unknown>>;

/**
 * The documents after a plan's writes: a copy, the input stays as it is. Refuses what Firestore
 * refuses: undefined at any depth, empty paths or segments, numbers that are not finite, and a field
 * named twice (or inside another) in one write.
 */
export function applyWrites(documents: Documents, writes: readonly DocumentWrite[]): Documents {
  const next = structuredClone(documents);
  for (const write of writes) {
    const name = `${write.collection}/${write.id}`;
    if (write.id === '' || write.id.includes('/')) throw new RangeError(`bad id: ${name}`);
    refuseOverlaps(name, write.fields);
    const document = next[name] ?? {};
    next[name] = document;
    for (const field of write.fields) applyField(document, field);
  }
  return next;
}

function applyField(document: Record<string, unknown>, field: FieldWrite): void {
  const parents = [...field.path];
  const leaf = parents.pop();
  if (leaf === undefined || field.path.includes('')) throw new RangeError('a field needs a name');
  let map = document;
  for (const segment of parents) {
    if (!isMap(map[segment])) {
      if ('remove' in field) return;
      map[segment] = {};
    }
    map = map[segment] as Record<string, unknown>;
  }
  if ('remove' in field) delete map[leaf];
  else map[leaf] = stored(field.set);
}

function stored(value: unknown): unknown {
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
