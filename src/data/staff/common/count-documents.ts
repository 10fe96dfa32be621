import { filtersOf, placeOf, postAsStaff, type StaffQuery } from './staff-reads.ts';

/** How many documents a query finds, counted by the server: it costs one read for a thousand of them. */
export async function countDocuments({
  collection,
  equal,
}: Pick<StaffQuery, 'collection' | 'equal'>): Promise<number> {
  const { parent, collectionId } = placeOf(collection);
  const filters = filtersOf({ collection, ...(equal && { equal }) });
  const [answer] = (await postAsStaff(`${parent}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: {
        from: [{ collectionId }],
        where: { compositeFilter: { op: 'AND', filters } },
      },
      aggregations: [{ alias: 'count', count: {} }],
    },
  })) as { result?: { aggregateFields?: { count?: { integerValue?: string } } } }[];
  return Number(answer?.result?.aggregateFields?.count?.integerValue ?? 0);
}
