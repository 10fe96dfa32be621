import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isPending, useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates, customerOrders, menus } from '../../data/documents/sources.ts';
import { noteOrdered } from '../../data/order/has-ordered.ts';
import { canOrderAgain, orderedBefore } from '../../domain/order/history/ordered-before.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';

/**
 * For customers who have ordered before what this date sells: opens their last orders, to order one again on a date. The
 * link of a reminder (`paths.sameAgain`) opens them by itself; the opened dialog takes the wish out of the address.
 */
export function SameAgainButton({ uid, dateId }: { uid: string; dateId: string }) {
  const { t } = useTranslation();
  const found = useLiveDocument(useMemo(() => customerOrders(uid), [uid]));
  const orders = found.value;
  const isKnown = !isPending(found);
  useEffect(() => {
    if (isKnown) noteOrdered(orderedBefore(orders ?? {}));
  }, [isKnown, orders]);
  const date = useLiveDocument(activeDates).value?.[dateId];
  const catalogue = useLiveDocument(menus).value;
  const isOffered =
    date !== undefined && catalogue !== undefined && canOrderAgain(orders, dateId, date, catalogue);
  const [query] = useSearchParams();
  const isWanted = isOffered && query.has('again');
  useEffect(() => {
    if (isWanted) openDialog({ kind: 'same-again', dateId });
  }, [isWanted, dateId]);
  // With anything in it, the room is no longer kept.
  if (!isOffered) return isKnown && catalogue !== undefined && <span hidden />;
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
