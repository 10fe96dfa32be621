import { useCallback, useEffect, useState } from 'react';
import { useRetryOnline } from '../../data/device/use-online.ts';
import {
  type FoundMessage,
  readDeliveryMessage,
} from '../../data/messages/read-delivery-message.ts';

export type MessageState = FoundMessage | { state: 'loading' } | { state: 'unreachable' };

/** The message that a link names, and a function to retry when the store could not be reached. */
export function useDeliveryMessage(
  dateId: string | undefined,
  msgId: string | undefined,
): { found: MessageState; readAgain: () => void } {
  const [found, setFound] = useState<MessageState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let current = true;
    setFound({ state: 'loading' });
    readDeliveryMessage(dateId, msgId).then(
      (answer) => current && setFound(answer),
      () => current && setFound({ state: 'unreachable' }),
    );
    return () => {
      current = false;
    };
  }, [dateId, msgId, attempt]);
  const readAgain = useCallback(() => setAttempt((last) => last + 1), []);
  useRetryOnline(found.state === 'unreachable', readAgain);
  return { found, readAgain };
}
