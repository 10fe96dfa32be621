import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { openAttempt } from '../../../data/staff/common/attempts.ts';
import { previewRefund } from '../../../data/staff/refunds/use-refund-inbox.ts';
import { textHash } from '../../../domain/lib/text-hash.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { type Order, quantitiesOf } from '../../../domain/order/order.ts';
import { orderIdOf, refOf } from '../../../domain/order/order-id.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import type { RefundPreview } from '../../../domain/refunds/plans/refund-preview.ts';
import type { CustomerRefund, RefundTarget } from '../../../domain/refunds/refund.ts';
import { type RefundDecisionInput, refundOrder } from '../../../domain/refunds/refund-actions.ts';
import type { RefundDecision } from '../../../domain/refunds/refund-decision.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import { agreedReason } from '../../../domain/refunds/refund-sms.ts';
import { givenByReduction } from '../../../domain/refunds/requests/reduced-order.ts';
import type { CustomerRequest } from '../../../domain/refunds/requests/refund-request.ts';
import { quantitiesAsRequested } from '../../../domain/refunds/requests/requested-lines.ts';
import { parseGrant } from '../../../domain/staff/customers/grant-points.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { useEdit } from '../common/forms/use-edit.ts';
import { tellSettled } from './decision-problem.ts';

interface Values {
  kind: RefundDecision['action']['kind'];
  quantities: Record<string, number>;
  /** Dollars as typed. */
  amount: string;
  to: RefundTarget;
  reason: string;
}

interface Previewed {
  decision: RefundDecisionInput;
  preview: RefundPreview;
  key: string;
  /** Something has changed since the preview that staff confirmed. */
  changed: boolean;
}

/**
 * State of the refund form: the choices, their preview, and the decision. The choices stay through a reload until they
 * are sent; `refunds` are the order's earlier ones.
 */
export function useRefundForm(
  order: Order,
  request: CustomerRequest | undefined,
  refunds: readonly CustomerRefund[],
  menus: Menus,
) {
  const { t } = useTranslation();
  const ordered = quantitiesOf(order);
  const requested = request?.wish === 'less' ? quantitiesAsRequested(order, request) : ordered;
  const initial: Values = {
    kind: request?.wish === 'cancel' ? 'cancellation' : 'reduction',
    quantities: requested,
    amount: '',
    to: request?.to ?? 'card',
    reason: '',
  };
  const [name] = useState(() => draftName(order, request, refunds));
  const {
    draft: values,
    restored,
    change,
    fill,
    forget,
  } = useEdit(initial, (stored) => stored, name);
  const [previewed, setPreviewed] = useState<Previewed>();
  const [previewing, setPreviewing] = useState(false);
  const { busy, problems, refuse, run } = useAction<RefundProblem>();

  const look = async (decision: RefundDecisionInput, changed: boolean) => {
    setPreviewing(true);
    refuse([]);
    try {
      const response = await previewRefund(decision);
      const { kind } = response;
      setPreviewed(kind === 'preview' ? { ...response, decision, changed } : undefined);
      if (kind === 'refused' && !tellSettled(t, response.problem)) refuse([response.problem]);
      if (kind === 'done') {
        fill(initial);
        notify.success(t('이미 시작한 환불이에요. 돌려준 내역에서 상태를 보실 수 있어요.'));
      }
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setPreviewing(false);
    }
  };
  const lookAt = (action: RefundDecision['action'], to: RefundTarget, reason: string) => {
    const { dateId } = order;
    const basedOn = orderVersion(order);
    const answers = request ? { requestId: request.id } : {};
    return look({ dateId, ...refOf(order), basedOn, action, to, reason, ...answers }, false);
  };
  const preview = async () => {
    const action = actionOf(values);
    const reasonMissing = values.reason.trim() === '';
    if (action && !reasonMissing) return lookAt(action, values.to, values.reason);
    refuse([
      ...(action ? [] : [{ code: 'bad-refund-amount' as const }]),
      ...(reasonMissing ? [{ code: 'reason-missing' as const }] : []),
    ]);
  };
  /** Chooses just what was requested, and previews it. */
  const agree = async () => {
    const reason = values.reason.trim() || agreedReason(order.orderLang);
    const action = actionOf(initial);
    change({ ...initial, reason });
    if (action) await lookAt(action, initial.to, reason);
  };
  const confirm = async () => {
    if (!previewed) return;
    const { decision, key } = previewed;
    const done = () => t('환불을 시작했어요. 돌려준 내역에서 상태를 보실 수 있어요.');
    const input = { decision, seen: key };
    // What may have been given back is offered again by nothing but its own dialog.
    forget();
    const outcome = await run(refundOrder, input, { done });
    const isCertainlyUnmade = outcome
      ? outcome.kind === 'refused'
      : !openAttempt(refundOrder, input);
    if (isCertainlyUnmade) change({ ...values });
    if (!outcome) return;
    if (outcome.kind === 'refused' && outcome.problem.code === 'preview-changed') {
      await look(decision, true);
      return;
    }
    setPreviewed(undefined);
    if (outcome.kind === 'done') fill(initial);
    else tellSettled(t, outcome.problem);
  };
  return {
    values,
    change: (part: Partial<Values>) => {
      refuse([]);
      change({ ...values, ...part });
    },
    restored,
    discard: () => {
      refuse([]);
      fill(initial);
    },
    /** Points need the customer's consent: in the request, or in person where there is no request. */
    mayUsePoints: request === undefined || request.to === 'points',
    mostOf: (menuKey: string) => Math.max(ordered[menuKey] ?? 0, requested[menuKey] ?? 0),
    /** What the dishes that are chosen so far give back; undefined if none would stay. */
    given: Object.values(values.quantities).some((q) => q > 0)
      ? givenByReduction(order, values.quantities, menus, refunds)
      : undefined,
    busy: busy || previewing,
    problems,
    preview,
    agree,
    previewed,
    confirm,
    dismiss: () => setPreviewed(undefined),
  };
}

/** Names what was chosen for the order as it is: once it or its refunds have changed, by whomever, that is not offered again. */
function draftName(
  order: Order,
  request: CustomerRequest | undefined,
  refunds: readonly CustomerRefund[],
): string {
  const { dateId } = order;
  const ids = refunds.map(({ id }) => id).sort();
  const basis = [orderIdOf(refOf(order)), dateId, orderVersion(order), request?.id, ...ids];
  return `refund-${textHash(JSON.stringify(basis))}`;
}

/** Undefined if the amount is none. */
function actionOf({ kind, quantities, amount }: Values): RefundDecision['action'] | undefined {
  if (kind === 'reduction') return { kind, quantities };
  if (kind === 'cancellation') return { kind };
  const cents = parseGrant(amount);
  return cents === undefined ? undefined : { kind, amount: cents };
}
