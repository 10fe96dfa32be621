import { useMemo, useState } from 'react';
import { useUid } from '../../../data/customer/session.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { customerOrders } from '../../../data/documents/sources.ts';
import { datesWithAttempts } from '../../../data/order/order-attempts.ts';
import { useOrderReturn } from './use-order-return.ts';

const none = {};

/**
 * Runs on every screen while a customer is signed in: finishes the orders that an earlier page of this phone
 * sent and whose response it did not live to see. Without such attempts nothing is read.
 */
export function ArrivedOrders() {
  const uid = useUid();
  const [dates] = useState(datesWithAttempts);
  return uid && dates.map((dateId) => <ArrivedOrder key={dateId} uid={uid} dateId={dateId} />);
}

function ArrivedOrder({ uid, dateId }: { uid: string; dateId: string }) {
  const orders = useLiveDocument(useMemo(() => customerOrders(uid), [uid])).value ?? none;
  useOrderReturn(dateId, { orders });
  return null;
}
