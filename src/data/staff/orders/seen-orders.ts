import { useCallback } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import type { SeenOrders } from '../../../domain/staff/orders/board.ts';
import { readJson, writeJson } from '../../device/storage.ts';
import { staffSeenPrefix } from '../../device/storage-keys.ts';
import { whenStaffLeave } from '../common/when-staff-leave.ts';

const schema = z.record(z.string(), z.string());
const keyOf = (dateId: string) => staffSeenPrefix + dateId;

/** The orders that were viewed on this phone, by date; undefined for a date that was never opened here. */
const useSeen = create<Record<string, SeenOrders | undefined>>(() => ({}));

whenStaffLeave(() => useSeen.setState({}, true));

const read = (dateId: string) => schema.safeParse(readJson(keyOf(dateId))).data;

/** The versions of a date's orders that were viewed on this phone; undefined before the first view. */
export function useSeenOrders(dateId: string): SeenOrders | undefined {
  return useSeen((seen) => seen[dateId]) ?? read(dateId);
}

/** The same for any date. */
export function useSeenByDate(): (dateId: string) => SeenOrders | undefined {
  const seen = useSeen();
  return useCallback((dateId) => seen[dateId] ?? read(dateId), [seen]);
}

/** Marks versions as viewed. */
export function markSeen(dateId: string, versions: SeenOrders): void {
  const next = { ...(useSeen.getState()[dateId] ?? read(dateId)), ...versions };
  writeJson(keyOf(dateId), next);
  useSeen.setState({ [dateId]: next });
}
