import { type Condition, disjunctions } from '../engine/queries/disjunctions.ts';
import type { Order, Query } from '../engine/queries/query.ts';
import { fieldKey } from '../engine/queries/query-field.ts';
import { type FieldPath, formatFieldPath } from '../engine/values/field-path.ts';
import { StatusError } from '../engine/values/status.ts';
import type { CompositeIndex, Indexes, IndexField, Mode, Scope } from './index-file.ts';

/** The index that one disjunction of a query needs. */
interface IndexRequirement {
  readonly group: string;
  readonly scope: Scope;
  /** Fields with an equality or array-contains condition; an index may have these in any order. */
  readonly fixed: readonly (IndexField & { readonly path: FieldPath })[];
  /** The fields that an index must be sorted by after the fixed ones; the last is __name__. */
  readonly sorted: readonly (IndexField & { readonly path: FieldPath })[];
}

/**
 * Throws FAILED_PRECONDITION, as production does, when the query needs an index that does not exist.
 * `aggregated` are the fields of sum and average aggregates, which must be in the index as well.
 */
export function requireIndexes(
  indexes: Indexes,
  query: Query,
  aggregated: readonly FieldPath[] = [],
): void {
  const { collectionId: group } = query;
  // A query over all collections uses document names only, which needs no index.
  if (group === null) return;
  const scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const disjunction of disjunctions(query.filter)) {
    if (disjunction.some(({ field, op }) => field.isName && op === 'EQUAL')) continue;
    const requirement = requirementOf(disjunction, query.orders, aggregated);
    const message = missingIndexMessage(indexes, { group, scope, ...requirement });
    if (message !== undefined) throw new StatusError('FAILED_PRECONDITION', message);
  }
}

function requirementOf(
  disjunction: readonly Condition[],
  orders: readonly Order[],
  aggregated: readonly FieldPath[],
): Pick<IndexRequirement, 'fixed' | 'sorted'> {
  const fixed = new Map<string, IndexRequirement['fixed'][number]>();
  for (const { field, op } of disjunction) {
    const mode = op === 'EQUAL' ? 'ASC' : 'CONTAINS';
    if (field.isName || (op !== 'EQUAL' && op !== 'ARRAY_CONTAINS')) continue;
    const key = fieldKey(field);
    fixed.set(`${mode} ${key}`, { key, mode, path: field.path });
  }
  const sorted = orders
    .map(({ field, direction }) => ({
      key: fieldKey(field),
      path: field.path,
      mode: direction < 0 ? ('DESC' as const) : ('ASC' as const),
    }))
    // A field with an equality condition has one value only: sorting by it has no effect.
    .filter(({ key }) => !fixed.has(`ASC ${key}`));
  const name = sorted.findIndex(({ key }) => key === '__name__');
  const aggregatedFields = aggregated
    .map((path) => ({ key: formatFieldPath(path), path, mode: 'ASC' as const }))
    .filter(({ key }) => !fixed.has(`ASC ${key}`) && !sorted.some((one) => one.key === key));
  return { fixed: [...fixed.values()], sorted: sorted.toSpliced(name, 0, ...aggregatedFields) };
}

/** The error message, worded as in production, when an index is missing; undefined when none is. */
function missingIndexMessage(indexes: Indexes, requirement: IndexRequirement): string | undefined {
  const { fixed, sorted, group, scope } = requirement;
  const [first, name] = sorted;
  if (fixed.length === 0 && sorted.length === 1 && first?.mode === 'ASC') return undefined;
  const has = (path: FieldPath, mode: Mode): boolean =>
    indexes.singleField(group, path).some((one) => one.scope === scope && one.mode === mode);
  const covered = new Set(coveredByComposites(indexes.composites, requirement));
  const missingSingleFieldMessage = (key: string, mode: Mode): string =>
    `The query requires a ${scope}_${mode} index for collection ${group} and field ${key}. ${HINT} as a field override.`;

  if (fixed.length === 0) {
    if (covered.has('')) return undefined;
    const isSingle = sorted.length === 2 && first !== undefined && first.mode === name?.mode;
    if (!isSingle) return missingCompositeMessage(requirement);
    return has(first.path, first.mode)
      ? undefined
      : missingSingleFieldMessage(first.key, first.mode);
  }
  const direction = sorted.at(-1)?.mode ?? 'ASC';
  const uncovered = fixed.filter((one) => {
    if (covered.has(`${one.mode} ${one.key}`)) return false;
    // An array index can be read in both directions of the document name.
    const mode = one.mode === 'CONTAINS' ? one.mode : direction;
    return sorted.length > 1 || !has(one.path, mode);
  });
  const [only] = uncovered;
  if (!only) return undefined;
  const isSingle = sorted.length === 1 && uncovered.length === 1;
  return isSingle
    ? missingSingleFieldMessage(only.key, only.mode)
    : missingCompositeMessage(requirement);
}

/**
 * The fixed fields covered by composite indexes with the required sort order; '' for such an index without
 * other fields.
 */
function* coveredByComposites(
  composites: readonly CompositeIndex[],
  { group, scope, fixed, sorted }: IndexRequirement,
): Iterable<string> {
  for (const index of composites) {
    if (index.group !== group || index.scope !== scope) continue;
    const start = index.fields.length - sorted.length;
    const tail = index.fields.slice(Math.max(0, start));
    const head = index.fields.slice(0, Math.max(0, start));
    const isSorted =
      start >= 0 &&
      sorted.every(({ key, mode }, i) => tail[i]?.key === key && tail[i]?.mode === mode);
    const wanted = head.map(
      ({ key, mode }) => `${mode === 'CONTAINS' ? 'CONTAINS' : 'ASC'} ${key}`,
    );
    if (!isSorted || !wanted.every((one) => fixed.some((f) => `${f.mode} ${f.key}` === one)))
      continue;
    if (wanted.length === 0) yield '';
    yield* wanted;
  }
}

const HINT = 'Add it to firestore.indexes.json';

function missingCompositeMessage({ group, scope, fixed, sorted }: IndexRequirement): string {
  const [name, last] = [sorted.at(-1), [...fixed, ...sorted].at(-2)];
  const isImplied = (last?.mode === 'DESC' ? 'DESC' : 'ASC') === name?.mode && sorted.length > 1;
  const fields = [...fixed, ...(isImplied ? sorted.slice(0, -1) : sorted)].map(({ key, mode }) =>
    mode === 'CONTAINS'
      ? { fieldPath: key, arrayConfig: 'CONTAINS' }
      : { fieldPath: key, order: mode === 'DESC' ? 'DESCENDING' : 'ASCENDING' },
  );
  const index = { collectionGroup: group, queryScope: scope, fields };
  return `The query requires an index. ${HINT}: ${JSON.stringify(index)}`;
}
