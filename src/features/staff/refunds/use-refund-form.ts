import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decisionFrom } from '../../../data/staff/refunds/refund-attempts.ts';
import { giveBack, previewRefund, type RefundAnswer } from '../../../data/staff/refunds/refunds.ts';
import { type Order, quantitiesOf } from '../../../domain/order/order.ts';
import { orderVersion } from '../../../domain/order/order-plan.ts';
import type { RefundTarget } from '../../../domain/refunds/refund.ts';
import type { RefundDecision } from '../../../domain/refunds/refund-decision.ts';
import type { RefundPreview } from '../../../domain/refunds/refund-preview.ts';
import type { CustomerRequest } from '../../../domain/refunds/refund-request.ts';
import { quantitiesAsRequested } from '../../../domain/refunds/requested-lines.ts';
import { parseGrant } from '../../../domain/staff/customers/points.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import type { AttemptState } from './attempt-notice.tsx';
import { useRefundCall } from './use-refund-call.ts';

interface Values {
  kind: RefundDecision['action']['kind'];
  quantities: Record<string, number>;
  /** Dollars as typed. */
  amount: string;
  to: RefundTarget;
  reason: string;
}

interface Previewed {
  decision: RefundDecision;
  preview: RefundPreview;
  key: string;
}

/**
 * State of the refund form: the choices, their preview, and the decision, which keeps its id until its outcome
 * is known.
 */
export function useRefundForm(order: Order, request: CustomerRequest | undefined) {
  const { t } = useTranslation();
  const ordered = quantitiesOf(order);
  const wished = request?.wish === 'less' ? quantitiesAsRequested(order, request) : ordered;
  const initial: Values = {
    kind: request?.wish === 'cancel' ? 'cancellation' : 'reduction',
    quantities: wished,
    amount: '',
    to: request?.to ?? 'card',
    reason: '',
  };
  const [values, setValues] = useState(initial);
  const [previewed, setPreviewed] = useState<Previewed>();
  const [state, setState] = useState<AttemptState>('new');
  const { busy, problems, refuse, run } = useRefundCall();

  const show = (answer: RefundAnswer, decision: RefundDecision, next: AttemptState) => {
    const { kind } = answer;
    setPreviewed(
      kind === 'preview' ? { decision, preview: answer.preview, key: answer.key } : undefined,
    );
    setState(kind === 'preview' ? next : 'new');
    if (kind === 'done') setValues(initial);
  };
  const preview = async () => {
    const action = actionOf(values);
    const reasonMissing = values.reason.trim() === '';
    if (!action || reasonMissing) {
      refuse([
        ...(action ? [] : [{ code: 'bad-refund-amount' as const }]),
        ...(reasonMissing ? [{ code: 'reason-missing' as const }] : []),
      ]);
      return;
    }
    const { dateId, orderKey, customerInfo } = order;
    const decision = decisionFrom({
      uid: customerInfo.uid,
      dateId,
      orderKey,
      basedOn: orderVersion(order),
      action,
      to: values.to,
      reason: values.reason,
      ...(request ? { requestId: request.id } : {}),
    });
    const answer = await run(() => previewRefund(decision));
    if (answer) show(answer, decision, 'new');
    if (answer?.kind === 'done') {
      notify.success(t('이미 시작한 환불이에요. 아래에서 상태를 보실 수 있어요.'));
    }
  };
  const confirm = async () => {
    if (!previewed) return;
    const { decision, key } = previewed;
    let lost = false;
    const answer = await run(() =>
      giveBack(decision, key, () => {
        lost = true;
        setState('asking');
      }),
    );
    if (answer?.kind === 'refused' && answer.problem.code === 'preview-changed') {
      const next = await run(() => previewRefund(decision));
      if (next) show(next, decision, 'changed');
    } else if (answer) {
      show(answer, decision, 'not-carried-out');
    } else if (lost) {
      setState('unknown');
    }
    if (answer?.kind === 'done') {
      notify.success(t('환불을 시작했어요. 아래에서 상태를 보실 수 있어요.'));
    }
  };
  return {
    values,
    change: (change: Partial<Values>) => {
      refuse([]);
      setValues((before) => ({ ...before, ...change }));
    },
    /** Points need the customer's consent: in the request, or in person where there is no request. */
    mayUsePoints: request === undefined || request.to === 'points',
    mostOf: (menuKey: string) => Math.max(ordered[menuKey] ?? 0, wished[menuKey] ?? 0),
    busy,
    problems,
    preview,
    previewed: previewed?.preview,
    state,
    confirm,
    dismiss: () => {
      setPreviewed(undefined);
      setState((before) => (before === 'asking' || before === 'unknown' ? before : 'new'));
    },
  };
}

/** Undefined if the amount is none. */
function actionOf({ kind, quantities, amount }: Values): RefundDecision['action'] | undefined {
  if (kind === 'reduction') return { kind, quantities };
  if (kind === 'cancellation') return { kind };
  const cents = parseGrant(amount);
  return cents === undefined ? undefined : { kind, amount: cents };
}
