import { compareValues } from '../engine/values/compare.ts';
import type { Doc } from '../engine/values/document.ts';
import { type FieldPath, getAt, parseFieldPath } from '../engine/values/field-path.ts';
import { collectionOf, lastId } from '../engine/values/name.ts';
import { invalid } from '../engine/values/status.ts';
import type { Fields, Value } from '../engine/values/value.ts';
import type { CompositeIndex, Indexes } from './index-file.ts';

/** Published limit of a document's index entries. */
const MAX_ENTRIES = 40_000;

/** Refuses a document that would take more index entries than production allows. */
export function checkEntries(indexes: Indexes, { path, fields }: Doc): void {
  const group = lastId(collectionOf(path));
  let entries = fieldEntries(indexes, group, fields, []);
  for (const index of indexes.composites) {
    if (index.group === group) entries += compositeEntries(index, fields);
  }
  if (entries > MAX_ENTRIES) throw invalid(`too many index entries for entity /${path}`);
}

/** Counts the single-field index entries. A map is indexed as a whole and by each of its fields. */
function fieldEntries(indexes: Indexes, group: string, fields: Fields, above: FieldPath): number {
  let sum = 0;
  for (const [name, value] of Object.entries(fields)) {
    const path = [...above, name];
    for (const { mode } of indexes.singleField(group, path)) {
      // Each distinct element of an array has two entries: by ascending and by descending document name.
      if (mode !== 'CONTAINS') sum += 1;
      else if ('arrayValue' in value) sum += 2 * distinct(value.arrayValue.values);
    }
    if ('mapValue' in value) sum += fieldEntries(indexes, group, value.mapValue.fields, path);
  }
  return sum;
}

function compositeEntries({ fields: indexed }: CompositeIndex, fields: Fields): number {
  let entries = 1;
  for (const { key, mode } of indexed) {
    if (key === '__name__') continue;
    const value = getAt(fields, parseFieldPath(key));
    if (value === undefined) return 0;
    if (mode !== 'CONTAINS') continue;
    entries = 'arrayValue' in value ? distinct(value.arrayValue.values) : 0;
  }
  return entries;
}

function distinct(values: readonly Value[]): number {
  const sorted = values.toSorted(compareValues);
  return sorted.filter((value, i) => {
    const before = sorted[i - 1];
    return before === undefined || compareValues(before, value) !== 0;
  }).length;
}
