import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetryOnline } from '../../data/device/use-online.ts';
import { LinkOverLimit, openPayPage, readPayPage } from '../../data/pay-link/open-pay-link.ts';
import type { PayPage } from '../../domain/card/pay-page.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import type { OverLimit } from '../../domain/order/plan/order-problems.ts';
import { leavePage } from '../../screen-state/leave-page.ts';

export type PayState =
  | { kind: 'loading' | 'unknown' | 'unreachable' }
  | { kind: 'shown'; page: PayPage };

/** Why the tap on "pay" did not lead to the provider's page. */
export type PayTrouble = 'changed' | 'too-many' | 'no-answer' | { overLimit: OverLimit[] };

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : 'unknown');

function troubleOf(error: unknown): PayTrouble {
  if (error instanceof LinkOverLimit) return { overLimit: error.lines };
  const code = codeOf(error);
  const known = { denied: 'changed', 'too-many-requests': 'too-many' } as const;
  return code in known ? known[code as keyof typeof known] : 'no-answer';
}

/**
 * The page of a payment link and the way to pay. Whoever comes back from the provider, also by the browser's Back, sees what
 * became of the payment; so does who tapped and got no answer.
 */
export function usePayPage(payId: string) {
  const [params] = useSearchParams();
  const cameBack = params.has('back');
  const [state, setState] = useState<PayState>({ kind: 'loading' });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PayTrouble>();

  const read = useCallback(
    async (check: boolean, keepsShown = false) => {
      try {
        // The provider may not answer, or be asked too often; then what is stored is shown.
        const page = check
          ? await readPayPage(payId, true).catch(() => readPayPage(payId, false))
          : await readPayPage(payId, false);
        setState({ kind: 'shown', page });
      } catch (error) {
        const kind = codeOf(error) === 'not-found' ? 'unknown' : 'unreachable';
        setState((last) =>
          keepsShown && kind === 'unreachable' && last.kind === 'shown' ? last : { kind },
        );
      }
    },
    [payId],
  );
  const readAgain = useCallback(() => void read(cameBack), [read, cameBack]);
  useEffect(readAgain, [readAgain]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusy(false);
      void read(true);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [read]);

  const pay = async (version: string) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await leavePage(await openPayPage(payId, version), () => {
        setTrouble('no-answer');
        setBusy(false);
      });
    } catch (error) {
      setTrouble(troubleOf(error));
      // It may have been paid or changed meanwhile; without a connection the order stays in view.
      await read(true, true);
      setBusy(false);
    }
  };
  useRetryOnline(state.kind === 'unreachable', readAgain);
  return { state, busy, trouble, pay, readAgain };
}
