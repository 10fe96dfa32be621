import { useMemo } from 'react';
import { serverNow } from '../../../data/device/server-clock.ts';
import { attemptIdFor } from '../../../data/order/order-attempts.ts';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Cents } from '../../../domain/lib/money.ts';
import { ownValue } from '../../../domain/lib/own-value.ts';
import {
  type OrderingButtons,
  orderingButtons,
  priorOf,
} from '../../../domain/order/basket/ordering-buttons.ts';
import { deliveryInfoOf, type Order } from '../../../domain/order/order.ts';
import { orderKeyOf } from '../../../domain/order/order-key.ts';
import { isCardPaid, type PaymentMethod } from '../../../domain/order/payment-methods.ts';
import { type OrderRequest, orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { type OrderTotals, orderTotals } from '../../../domain/order/plan/order-totals.ts';
import {
  bestCode,
  codesToUse,
  type PercentCode,
  usableCodes,
} from '../../../domain/points/order-code.ts';
import { pointRateFor, pointsAvailable } from '../../../domain/points/points.ts';
import type { OrderDraft } from './order-draft.ts';
import { type FormLine, formLines } from './order-lines.ts';
import { useFormQuantities } from './use-form-quantities.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

/** An order form: what the dialog shows, and the request that a tap would send. */
export interface OrderForm {
  dateId: string;
  language: Language;
  screenState: OrderScreenState;
  /** The delivery details; undefined until the customer has entered them. */
  info: DeliveryInfo | undefined;
  /** Adds the basket to another order of the date; undefined for an edit. */
  addTo: ((order: Order) => void) | undefined;
  /** The order that this one replaces. */
  existing: Order | undefined;
  /** The order key of `existing`, when the order moves to another address. */
  previousOrderKey: string | undefined;
  lines: FormLine[];
  /** How many menus of the basket the shop no longer has; they are left out of the order. */
  gone: number;
  quantities: Record<string, number>;
  setQuantity: (menuKey: string, quantity: number) => void;
  /** Points that this order may spend, in hundredths. */
  available: Cents;
  usePoint: boolean;
  setUsePoint: (usePoint: boolean) => void;
  /** The percentage code that this order uses, or could use; undefined without one. */
  offeredCode: PercentCode | undefined;
  useCode: boolean;
  setUseCode: (useCode: boolean) => void;
  /** Uses fewer points, so that the rest reaches the minimum of a card payment. */
  keepForCard: () => void;
  orderRequest: string;
  setOrderRequest: (text: string) => void;
  totals: OrderTotals;
  buttons: OrderingButtons;
  /** The content of the request that a tap on a payment button sends. */
  contentFor: (method: PaymentMethod) => Omit<OrderRequest, 'attemptId'>;
  /** The request of a tap on a payment button; the idempotency key is reused for an identical request. */
  requestFor: (method: PaymentMethod) => OrderRequest;
}

interface OrderFormSource {
  dateId: string;
  language: Language;
  screenState: OrderScreenState;
  /** Where the order goes; undefined until the customer has entered it. */
  info: DeliveryInfo | undefined;
  draft: OrderDraft;
  /** The order that is edited; without one the form orders the date's basket. */
  edited?: Order | undefined;
}

/**
 * The form that orders a date's basket or edits an order. If the customer already has an order for the address,
 * the basket is added to it: one order per date and address (spec §3). An edit with another address moves its
 * order there (spec §4).
 */
export function useOrderForm(source: OrderFormSource): OrderForm {
  const { dateId, language, screenState, info, draft, edited } = source;
  const { user, date, menus, ledger, balance, uid, ready, orders } = screenState;
  const orderKey = info ? orderKeyOf(info, edited?.customerInfo.uid ?? uid ?? '') : '';
  const existing = edited ?? (ready ? ownValue(orders[dateId], orderKey) : undefined);
  const previousOrderKey = edited && edited.orderKey !== orderKey ? edited.orderKey : undefined;
  const { ending, gone, quantities, setQuantity } = useFormQuantities(
    dateId,
    edited,
    existing,
    draft,
    screenState,
  );
  const { values: choices, change: choose } = draft;
  const usePoint = choices.usePoint ?? existing?.usePoint ?? false;
  const keepForCard = usePoint && choices.keepForCard === true;
  const orderRequest = choices.text ?? existing?.orderRequest ?? '';
  const available = pointsAvailable(balance ?? 0, ledger, dateId, existing?.orderKey);
  const cardPaid = isCardPaid(existing);
  const codes = useMemo(
    () => usableCodes(ledger, existing, cardPaid, serverNow()),
    [ledger, existing, cardPaid],
  );
  // An order that was placed without a code leaves it alone when it is changed.
  const useCode = choices.useCode ?? (existing === undefined || existing.pointCode !== undefined);
  const withoutCode = codes.length > 0 && !useCode;
  const totals = useMemo(
    () =>
      orderTotals({
        quantities,
        menus,
        existing,
        usePoint,
        available,
        codes: codesToUse(codes, { withoutCode }, cardPaid),
        pointRate: pointRateFor(user?.customPointRate, screenState.pointRate),
        keepForCard,
      }),
    [
      quantities,
      menus,
      existing,
      usePoint,
      available,
      codes,
      withoutCode,
      cardPaid,
      keepForCard,
      user?.customPointRate,
      screenState.pointRate,
    ],
  );
  const lines = useMemo(
    () => formLines(quantities, existing, menus, date, language),
    [quantities, existing, menus, date, language],
  );
  const buttons = orderingButtons({
    signedIn: uid !== undefined,
    cashAllowed: user?.isCashAvailable === true,
    agedCare: user?.isAgedCare === true,
    language,
    prior: priorOf(existing),
    toPay: totals.toPay,
  });
  const contentFor = (paymentMethod: PaymentMethod) => ({
    dateId,
    quantities: Object.fromEntries(Object.entries(quantities).filter(([, q]) => q > 0)),
    usePoint,
    ...(keepForCard ? { keepForCard } : {}),
    ...(withoutCode ? { withoutCode } : {}),
    orderRequest,
    paymentMethod,
    orderLang: language,
    basedOn: orderVersion(existing),
    ...(previousOrderKey === undefined ? {} : { previousOrderKey }),
    seen: { total: totals.total, toPay: totals.toPay },
  });
  const requestFor = (paymentMethod: PaymentMethod): OrderRequest => {
    const order = contentFor(paymentMethod);
    const to = [info?.name, info?.phone, info?.note];
    const content = JSON.stringify({ ...order, address: info?.address, to });
    const more = { draft: draft.name, changes: existing !== undefined };
    return { ...order, attemptId: attemptIdFor(dateId, content, ending, more) };
  };
  return {
    dateId,
    language,
    screenState,
    info,
    addTo: edited ? undefined : (order) => choose({ recipient: deliveryInfoOf(order) }),
    existing,
    previousOrderKey,
    lines,
    quantities,
    gone,
    setQuantity,
    available,
    usePoint,
    setUsePoint: (next) => choose({ usePoint: next, keepForCard: false }),
    offeredCode: bestCode(codes, totals.total),
    useCode,
    setUseCode: (next) => choose({ useCode: next }),
    keepForCard: () => choose({ keepForCard: true }),
    orderRequest,
    setOrderRequest: (text) => choose({ text }),
    totals,
    buttons,
    contentFor,
    requestFor,
  };
}
