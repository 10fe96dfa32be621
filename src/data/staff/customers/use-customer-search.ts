import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchWord } from '../../../domain/customer/search-words.ts';
import type { User } from '../../../domain/customer/user.ts';
import { customerSearchText, isFound } from '../../../domain/staff/orders/find-orders.ts';
import { useRead } from '../../documents/use-read.ts';
import type { PlaceInOrder } from '../common/staff-reads.ts';
import { readCustomers } from './read-customers.ts';

const none: readonly User[] = [];

/** The pages that were read before. */
interface Earlier {
  word: string | undefined;
  customers: readonly User[];
  after: PlaceInOrder | undefined;
}

/**
 * The newest `most` customers that a search finds, by name, e-mail address, phone, address or initial consonants. The store is
 * asked for one word of it (search-words.ts); what else was typed is compared here, and further pages are read where too few
 * of those match. `more`: there are further ones, which a more specific search finds.
 */
export function useCustomerSearch(
  search: string,
  most: number,
): { found: readonly User[]; more: boolean; loading: boolean; failed: boolean } {
  const query = useDeferredValue(search);
  const word = searchWord(query);
  // Without a word of it, every customer would have to be read.
  const isTooLittle = word === undefined && query.trim() !== '';
  const [earlier, setEarlier] = useState<Earlier>({ word, customers: none, after: undefined });
  const known = earlier.word === word ? earlier : { word, customers: none, after: undefined };
  const { after } = known;
  const page = useRead(`customers ${word ?? ''} ${after?.id ?? ''} ${isTooLittle}`, async () =>
    isTooLittle ? { customers: [], next: undefined } : readCustomers(word, after),
  );
  const customers = useMemo(() => {
    const byUid = new Map(known.customers.map((user) => [user.uid, user]));
    for (const user of page.value?.customers ?? none) byUid.set(user.uid, user);
    return [...byUid.values()];
  }, [known.customers, page.value]);
  const found = useMemo(
    () => customers.filter((user) => isFound(customerSearchText(user), query)),
    [customers, query],
  );
  const next = page.value?.next;
  const goesOn = next !== undefined && found.length <= most;
  useEffect(() => {
    if (!goesOn) return;
    setEarlier({ word, customers, after: next });
  }, [goesOn, word, next, customers]);
  return {
    found: found.slice(0, most),
    more: found.length > most,
    loading: page.loading || goesOn,
    failed: page.failed,
  };
}
