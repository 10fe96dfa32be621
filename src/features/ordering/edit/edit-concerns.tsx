import { useEffect, useState } from 'react';
import { useAdoptProfileFilter } from '../../../data/menus/use-adopt-profile-filter.ts';
import { useDishFilter } from '../../../data/menus/use-dish-filter.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ConcernDialog } from '../form/concern-dialog.tsx';
import { concernsToAsk } from '../form/use-concern-question.ts';
import type { OrderForm } from '../form/use-order-form.ts';

/**
 * Asks once about the menus that an edit adds and that conflict with the customer's filter; quantities can still be changed
 * afterwards.
 */
export function EditConcerns({ form, order }: { form: OrderForm; order: Order }) {
  useAdoptProfileFilter();
  const filter = useDishFilter();
  const [, setAnswers] = useState(0);
  const [ready, setReady] = useState(false);
  // Opens after the order's sheet: dialogs that open at the same moment hide each other from screen readers.
  useEffect(() => setReady(true), []);
  const { dateId, language } = form;
  const { menus } = form.screenState;
  const concerned = concernsToAsk(dateId, form.quantities, menus, filter, [order]);
  if (!ready || concerned.length === 0) return null;
  return (
    <ConcernDialog
      dateId={dateId}
      menuIds={concerned}
      menus={menus}
      existing={order}
      language={language}
      onAnswer={() => setAnswers((count) => count + 1)}
    />
  );
}
