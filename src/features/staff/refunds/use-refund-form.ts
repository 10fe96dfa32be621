import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveBack, previewRefund } from '../../../data/staff/refunds.ts';
import type { Cents } from '../../../domain/money.ts';
import { type Order, quantitiesOf } from '../../../domain/order.ts';
import { orderVersion } from '../../../domain/order-plan.ts';
import type { RefundTarget } from '../../../domain/refunds/refund.ts';
import type { RefundDecision } from '../../../domain/refunds/refund-decision.ts';
import type { RefundPreview } from '../../../domain/refunds/refund-preview.ts';
import type { CustomerRequest } from '../../../domain/refunds/refund-request.ts';
import { parseGrant } from '../../../domain/staff/points-plan.ts';
import { notify } from '../../../ui/toast.tsx';
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

/** State of the refund form: the choices, their preview, and the decision, which is sent only once. */
export function useRefundForm(order: Order, request: CustomerRequest | undefined) {
  const { t } = useTranslation();
  const ordered = quantitiesOf(order);
  const wished = request && request.wish !== 'cancel' ? request.wish.quantities : undefined;
  const [values, setValues] = useState<Values>(() => ({
    kind: request?.wish === 'cancel' ? 'cancellation' : 'reduction',
    quantities: wished ? { ...zeros(ordered), ...wished } : ordered,
    amount: '',
    to: request?.to ?? 'card',
    reason: '',
  }));
  const [previewed, setPreviewed] = useState<Previewed>();
  const { busy, run } = useRefundCall();
  const cents = parseGrant(values.amount);

  const decisionOf = (id: string): RefundDecision | undefined => {
    const action = actionOf(values, cents);
    if (!action || values.reason.trim() === '') return undefined;
    const { dateId, orderKey, customerInfo } = order;
    const { to, reason } = values;
    const basedOn = orderVersion(order);
    const { uid } = customerInfo;
    const decision = { id, uid, dateId, orderKey, basedOn, action, to, reason };
    return request ? { ...decision, requestId: request.id } : decision;
  };
  const preview = async () => {
    const decision = decisionOf(crypto.randomUUID());
    if (!decision) return;
    await run(async () => {
      const answer = await previewRefund(decision);
      if (answer.kind === 'preview') {
        setPreviewed({ decision, preview: answer.preview, key: answer.key });
      }
      return answer;
    });
  };
  const confirm = async () => {
    if (!previewed) return;
    const done = await run(() => giveBack(previewed.decision, previewed.key));
    setPreviewed(undefined);
    if (done) notify.success(t('환불을 시작했어요. 아래에서 상태를 보실 수 있어요.'));
  };
  return {
    values,
    change: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    cents,
    /** Points need the customer's consent: in the request, or in person where there is no request. */
    mayUsePoints: request === undefined || request.to === 'points',
    mostOf: (menuKey: string) => Math.max(ordered[menuKey] ?? 0, wished?.[menuKey] ?? 0),
    busy,
    preview,
    previewed: previewed?.preview,
    confirm,
    dismiss: () => setPreviewed(undefined),
  };
}

function actionOf(
  { kind, quantities }: Values,
  cents: Cents | undefined,
): RefundDecision['action'] | undefined {
  if (kind === 'reduction') return { kind, quantities };
  if (kind === 'cancellation') return { kind };
  return cents === undefined ? undefined : { kind, amount: cents };
}

function zeros(quantities: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.keys(quantities).map((key) => [key, 0]));
}
