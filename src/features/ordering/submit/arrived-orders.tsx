import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUid } from '../../../data/customer/use-session.ts';
import { forgetPastDates } from '../../../data/device/forget-past-dates.ts';
import { isClockKnown, serverNow } from '../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { customerOrders } from '../../../data/documents/sources.ts';
import { datesWithAttempts } from '../../../data/order/order-attempts.ts';
import { useOrderReturn } from './use-order-return.ts';

const none = {};

/** By when dates are past; until the server has told the time none is: a phone whose own clock is ahead would lose those of today. */
const knownNow = () => (isClockKnown() ? serverNow() : 0);
const waiting = () => datesWithAttempts(knownNow());

/**
 * Runs on every screen while a customer is signed in: finishes the orders whose response was lost, those of an
 * earlier page of this phone, of another tab that ended since, and of the screen before. Without such attempts
 * nothing is read.
 */
export function ArrivedOrders() {
  const uid = useUid();
  const [dates, setDates] = useState(waiting);
  const { pathname } = useLocation();
  useEffect(() => forgetPastDates(knownNow()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again on every screen
  useEffect(() => {
    const lookUp = () => setDates(waiting());
    lookUp();
    // The customer comes back from another tab, window or app, or from the page that replaced this one.
    document.addEventListener('visibilitychange', lookUp);
    addEventListener('focus', lookUp);
    return () => {
      document.removeEventListener('visibilitychange', lookUp);
      removeEventListener('focus', lookUp);
    };
  }, [pathname]);
  return uid && dates.map((dateId) => <ArrivedOrder key={dateId} uid={uid} dateId={dateId} />);
}

function ArrivedOrder({ uid, dateId }: { uid: string; dateId: string }) {
  const orders = useLiveDocument(useMemo(() => customerOrders(uid), [uid])).value ?? none;
  useOrderReturn(dateId, { orders });
  return null;
}
