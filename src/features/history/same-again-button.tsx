import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { customerOrders } from '../../data/documents/sources.ts';
import { hasOrderElsewhere } from '../../domain/order/history/ordered-before.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';

/**
 * For customers who have ordered before: opens their last orders, to order one again on a date. The link of a reminder
 * (`paths.sameAgain`) opens them by itself; the opened dialog takes the wish out of the address.
 */
export function SameAgainButton({ uid, dateId }: { uid: string; dateId: string }) {
  const { t } = useTranslation();
  const orders = useLiveDocument(useMemo(() => customerOrders(uid), [uid])).value;
  const isOffered = hasOrderElsewhere(orders, dateId);
  const [query] = useSearchParams();
  const isWanted = isOffered && query.has('again');
  useEffect(() => {
    if (isWanted) openDialog({ kind: 'same-again', dateId });
  }, [isWanted, dateId]);
  if (!isOffered) return null;
  return (
    <Button
      fullWidth
      icon={<RotateCcw aria-hidden="true" />}
      onClick={() => openDialog({ kind: 'same-again', dateId })}
    >
      {t('지난번과 같이')}
    </Button>
  );
}
