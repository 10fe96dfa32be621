import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { customerOrders } from '../../data/documents/sources.ts';
import { hasOrderElsewhere } from '../../domain/order/ordered-before.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';

/**
 * For customers who have ordered before: opens their last orders, to order one again on a date. The link of a reminder
 * (`paths.sameAgain`) opens them by itself, once.
 */
export function SameAgainButton({ uid, dateId }: { uid: string; dateId: string }) {
  const { t } = useTranslation();
  const orders = useLiveDocument(useMemo(() => customerOrders(uid), [uid])).value;
  const isOffered = hasOrderElsewhere(orders, dateId);
  const [query, setQuery] = useSearchParams();
  const isWanted = isOffered && query.has('again');
  useEffect(() => {
    if (!isWanted) return;
    setQuery(
      (before) => {
        before.delete('again');
        return before;
      },
      { replace: true },
    );
    openDialog({ kind: 'same-again', dateId });
  }, [isWanted, setQuery, dateId]);
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
