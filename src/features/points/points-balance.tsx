import { useMemo } from 'react';
import { useUid } from '../../data/customer/use-session.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { pointBalance } from '../../data/documents/sources.ts';
import { formatPoints } from '../../domain/lib/money.ts';

/**
 * The points that can be spent now, with two decimals (spec §4); from the same document that an order spends
 * them from.
 */
export function PointsBalance() {
  const uid = useUid();
  const points = useLiveDocument(useMemo(() => (uid ? pointBalance(uid) : undefined), [uid]));
  if (points.loading) return '…';
  return formatPoints(points.value?.balance ?? 0);
}
