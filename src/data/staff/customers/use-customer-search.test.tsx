// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchWords } from '../../../domain/customer/search-words.ts';
import { user } from '../../../domain/testing/fixtures.ts';
import type { StaffQuery } from '../common/staff-reads.ts';
import { useCustomerSearch } from './use-customer-search.ts';

/** Customers who signed up at 1000, 999, …; two of every three at the same moment as the one before. */
let customers: {
  id: string;
  data: { createdTime: number; name: string; searchWords: string[] };
}[] = [];
const queries = vi.fn();
vi.mock('../common/staff-reads.ts', () => ({
  queryOnce: async (query: StaffQuery) => {
    queries();
    const [, after, before] = query.between ?? ['', 0, 0];
    const [, [word] = []] = query.containsAny ?? ['', []];
    const from = query.startAfter?.id;
    const asked = customers.filter(({ data }) => !word || data.searchWords.includes(word));
    const place = asked.findIndex(({ id }) => id === from) + 1;
    return asked
      .slice(place)
      .filter(({ data }) => data.createdTime > after && data.createdTime < before)
      .slice(0, query.limit);
  },
}));

beforeEach(() => {
  queries.mockClear();
  customers = Array.from({ length: 700 }, (_, at) =>
    customer(`u${at}`, 1000 - Math.floor(at / 3), at === 650 ? '김소정' : `손님 ${at}`),
  );
});

const customer = (id: string, createdTime: number, name: string) => {
  const data = { ...user, createdTime, name };
  return { id, data: { ...data, searchWords: searchWords(data) } };
};

async function searched(text: string) {
  const { result, rerender } = renderHook(({ search }) => useCustomerSearch(search, 30), {
    initialProps: { search: text },
  });
  await waitFor(() => expect(result.current.loading).toBe(false));
  return { now: () => result.current, rerender };
}

it('reads one page for the newest customers', async () => {
  const { now } = await searched('');
  expect(now().found).toHaveLength(30);
  expect(now().found[0]?.uid).toBe('u0');
  expect(now().more).toBe(true);
  expect(queries).toHaveBeenCalledTimes(1);
});

it('reads with one query who is found, however many customers there are, and names nobody twice', async () => {
  const { now, rerender } = await searched('ㄱㅅㅈ');
  expect(now().found.map(({ uid }) => uid)).toEqual(['u650']);
  expect(now().more).toBe(false);
  expect(queries).toHaveBeenCalledTimes(1);
  act(() => rerender({ search: '손님 299' }));
  await waitFor(() => expect(now().found.map(({ uid }) => uid)).toEqual(['u299']));
  expect(queries).toHaveBeenCalledTimes(2);
});

it('finds a customer behind accounts that have given themselves their search words', async () => {
  const crowd = Array.from({ length: 100 }, (_, at) => {
    const { id, data } = customer(`crowd${at}`, 2000, `무리 ${at}`);
    return { id, data: { ...data, searchWords: ['김소ㅈ'] } };
  });
  customers = [...crowd, ...customers];
  const { now } = await searched('김소정');
  expect(now().found.map(({ uid }) => uid)).toEqual(['u650']);
});

it('says that nobody is found', async () => {
  const { now } = await searched('없는 사람');
  expect(now()).toEqual({ found: [], more: false, loading: false, failed: false });
});
