import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDateOrders } from '../../../../data/staff/orders/read-date-orders.ts';
import { ordersOf } from '../../../../domain/staff/orders/date-orders.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { actionName } from '../../common/action-words/action-words.ts';
import { useAction } from '../../common/changes/use-action.ts';

type UndoEntryProps = {
  entry: StaffLogEntry;
  /** What it is now and what it becomes, asked about before. */
  question: { now: string; undone: string };
  /** What the button is called, where several stand on a screen. */
  name?: string;
  onUndone: () => void;
};

/** Undoes the change of a log entry; asks first if it has been changed again since. */
export function UndoEntry({ entry, question, name, onUndone }: UndoEntryProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const orders = useOrderCount(asking ? entry.dateId : undefined);
  const undo = async () => {
    setAsking(false);
    const { actionNamed } = await import('../../../../domain/staff/actions/actions.ts');
    const action = actionNamed(entry.action);
    if (action?.runs !== 'rules') return;
    const done = t('{{action}} 되돌림', { action: actionName(t, entry.action) });
    const result = await run(action, entry.undo, { seen: entry.after, done });
    if (result === 'stored') onUndone();
  };
  return (
    <>
      <Button busy={busy} aria-label={name} onClick={() => setAsking(true)}>
        {t('이 변경 되돌리기')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('{{action}}: 되돌릴까요?', { action: actionName(t, entry.action) })}
        text={[
          t('지금: {{state}}', { state: question.now }),
          t('되돌리면: {{state}}', { state: question.undone }),
          orders !== undefined && t('주문 {{count}}건이 있어요.', { count: orders }),
        ]
          .filter(Boolean)
          .join('\n')}
        confirmLabel={t('되돌리기')}
        cancelLabel={t('그대로 두기')}
        tone="danger"
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** How many orders a date has; undefined until it is known. */
function useOrderCount(dateId: string | undefined): number | undefined {
  const [counted, setCounted] = useState<{ dateId: string; orders: number }>();
  useEffect(() => {
    if (dateId === undefined) return;
    readDateOrders(dateId).then(
      (stored) => setCounted({ dateId, orders: ordersOf(stored).length }),
      () => {},
    );
  }, [dateId]);
  return counted && counted.dateId === dateId ? counted.orders : undefined;
}
