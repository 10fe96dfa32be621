import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { User } from '../../../domain/customer/user.ts';
import { customerSearchText, isFound } from '../../../domain/staff/orders/find-orders.ts';
import { useRead } from '../../documents/use-read.ts';
import type { PlaceInOrder } from '../common/staff-reads.ts';
import { readCustomers } from './read-customers.ts';

const none: readonly User[] = [];

/**
 * The newest `most` customers that a search finds, by name, e-mail address, phone, address or initial consonants. Page
 * after page is read until there are enough. `more`: there are further ones, which a more specific search finds.
 */
export function useCustomerSearch(
  search: string,
  most: number,
): { found: readonly User[]; more: boolean; loading: boolean; failed: boolean } {
  const query = useDeferredValue(search);
  const [earlier, setEarlier] = useState(none);
  const [after, setAfter] = useState<PlaceInOrder>();
  const page = useRead(`customers ${after?.id ?? ''}`, () => readCustomers(after));
  const customers = useMemo(() => {
    const byUid = new Map(earlier.map((user) => [user.uid, user]));
    for (const user of page.value?.customers ?? none) byUid.set(user.uid, user);
    return [...byUid.values()].map((user) => ({ user, text: customerSearchText(user) }));
  }, [earlier, page.value]);
  const found = useMemo(
    () => customers.filter(({ text }) => isFound(text, query)).map(({ user }) => user),
    [customers, query],
  );
  const next = page.value?.next;
  const goesOn = next !== undefined && found.length <= most;
  useEffect(() => {
    if (!goesOn) return;
    setEarlier(customers.map(({ user }) => user));
    setAfter(next);
  }, [goesOn, next, customers]);
  return {
    found: found.slice(0, most),
    more: found.length > most,
    loading: page.loading || goesOn,
    failed: page.failed,
  };
}
