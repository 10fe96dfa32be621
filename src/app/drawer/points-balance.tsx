import { useMemo } from 'react';
import { pointsLedger } from '../../data/documents.ts';
import { useLiveDocument } from '../../data/live-document.ts';
import { useUid } from '../../data/session.ts';
import { formatPoints } from '../../domain/money.ts';
import { ledgerBalance } from '../../domain/points.ts';

/** The points that can be spent now, two decimals (spec §4). */
export function PointsBalance() {
  const uid = useUid();
  const ledger = useLiveDocument(useMemo(() => (uid ? pointsLedger(uid) : undefined), [uid]));
  if (ledger.loading) return '…';
  return formatPoints(ledgerBalance(ledger.value ?? {}));
}
