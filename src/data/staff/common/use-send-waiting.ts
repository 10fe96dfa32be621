import { useEffect } from 'react';
import { photoQueue } from '../delivery/photo-queue.ts';
import { markQueue } from '../orders/mark-queue.ts';
import { tickQueue } from '../shopping/tick-queue.ts';

/** What waits is sent again after this time, ms. */
const repeatMs = 20_000;

/**
 * Sends this member's marks, ticks and photos that wait on the phone, whatever screen is open: the date that they are for may be over,
 * and no other screen asks for its orders.
 */
export function useSendWaiting(by: string): void {
  useEffect(() => {
    const send = () => {
      void markQueue.send(by);
      void tickQueue.send(by);
      void photoQueue.send(by);
    };
    send();
    const timer = setInterval(send, repeatMs);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [by]);
}
