import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shopConfig } from '../../../../data/shop-config.ts';
import { useOrderPoints } from '../../../../data/staff/customers/customer.ts';
import { useCallersOrders } from '../../../../data/staff/customers/use-callers-orders.ts';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { parseAreaCircle } from '../../../../domain/customer/delivery-area.ts';
import { withPlace } from '../../../../domain/customer/dictated-address.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { areaName, areaOf } from '../../../../domain/dates/date-card.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { orderedBefore } from '../../../../domain/order/history/ordered-before.ts';
import { deliveryInfoOf, type Order, quantitiesOf } from '../../../../domain/order/order.ts';
import { orderKeyOf } from '../../../../domain/order/order-key.ts';
import { isCardPaid } from '../../../../domain/order/payment-methods.ts';
import { orderVersion } from '../../../../domain/order/plan/order-plan.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { streetOf } from '../../../../domain/staff/orders/correct-order.ts';
import { phoneOrderTotals } from '../../../../domain/staff/orders/phone-order.ts';
import { repeatableOrders } from '../../../../domain/staff/orders/repeat-order.ts';
import { waitingFor } from '../../../../domain/staff/orders/unpaid-orders.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { forgetDraft } from '../../../../screen-state/drafts.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { AddressQuestionNotice } from './address-question-notice.tsx';
import styles from './caller.module.css';
import { answerOf, type CallerDetails, detailsOf, readDetails } from './caller-details.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import type { Caller } from './choose-customer.tsx';
import { detailLacks } from './details-fields.tsx';
import { DishPicker } from './dish-picker.tsx';
import { LastOrders } from './last-orders.tsx';
import { MoveOrderButton } from './move-order-button.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OrderHead } from './order-head.tsx';
import { OrdersThereNotice } from './orders-there-notice.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { PaidOrderForm } from './paid-order-form.tsx';
import { PaySection } from './pay-section.tsx';
import type { OrderDraft } from './phone-order-draft.ts';
import { ReadBackNotice } from './read-back-notice.tsx';
import { SecondOrderDialog } from './second-order-dialog.tsx';
import { useOrdersThere } from './use-orders-there.ts';
import { usePlaceLink } from './use-place-link.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSuburbs } from './use-suburbs.ts';
import { WaitingLink } from './waiting-link.tsx';
import { WhoSection } from './who-section.tsx';

type OrderFormProps = {
  dateId: string;
  date: ActiveDate;
  caller: Caller;
  /** The order as stored; it may change while the form is open. */
  existing: Order | undefined;
  /** The link by which `existing` waits to be paid. */
  linkId?: string | undefined;
  /** Orders of the date that are paid by a link; undefined until they are loaded. */
  links: ReadonlyMap<string, PayLink> | undefined;
  menus: Menus;
  /** All of the date. */
  orders: readonly BoardOrder<Order>[];
  language: Language;
  /** Name of the draft that keeps what is typed. */
  draft: string;
  /** Called when staff discard a draft that they came back to. */
  onDiscard?: () => void;
};

/** The form of a phone order: menus, quantities and address on one page. */
export function OrderForm(props: OrderFormProps) {
  const [fills, setFills] = useState(0);
  return <FilledForm key={fills} {...props} onRefill={() => setFills(fills + 1)} />;
}

/** Keeps the order that it was filled from; `onRefill` starts again with the stored one. */
function FilledForm(props: OrderFormProps & { onRefill: () => void }) {
  const { dateId, date, caller, existing, menus, orders, language, onRefill, onDiscard } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useDraft<OrderDraft>(props.draft);
  const [restored] = useState(draft.values.caller !== undefined);
  const [seen] = useState(draft.values.seen ?? existing);
  const [start] = useState(() => ({
    details: detailsOf(caller.info),
    lang: caller.lang,
    request: seen?.orderRequest ?? '',
    quantities: quantitiesOf(seen),
    payment: 'cash' as const,
  }));
  const { linkId } = props;
  const suburbs = useSuburbs();
  const [asked, setAsked] = useState(false);
  /** Saved although there is an order in its place. */
  const [isSecond, setSecond] = useState(false);
  /** Saved before the suburbs had come. */
  const [isWaiting, setWaiting] = useState(false);
  const { details, lang, request, quantities, payment } = { ...start, ...draft.values };
  const byCard = linkId !== undefined || (!existing && payment === 'card');
  const edit = (part: Partial<OrderDraft>) => draft.change({ caller, seen, ...part });
  const refill = () => {
    draft.forget();
    onRefill();
  };
  const attempt = draft.values.attempt;
  const cash = usePlaceOrder({
    dateId,
    caller,
    seen,
    menus,
    onDone: () => {
      draft.forget();
      if (draft.values.from !== undefined) forgetDraft(draft.values.from);
      navigate(staffPaths.board(dateId), { replace: true });
    },
    onTheirs: refill,
  });
  const card = usePlaceLink({
    dateId,
    caller,
    link: linkId === undefined || !seen ? undefined : { id: linkId, version: seen.attemptId },
    menus,
    onDone: (id) => {
      draft.forget();
      navigate(staffPaths.payLink(dateId, id), { replace: true });
    },
  });
  const { warned, place, dismiss, ...placing } = byCard ? card : cash;
  const busy = placing.busy || isWaiting;
  const stored = orderVersion(existing);
  // This form's own save may arrive before its response, or without it.
  const changed = stored !== orderVersion(seen) && stored !== attempt?.id;
  const callers = useCallersOrders(caller.isNew ? undefined : caller.uid);
  const points = useOrderPoints(seen?.usePoint ? caller.uid : undefined);
  const totals = points && phoneOrderTotals({ dateId, quantities }, seen, { ...points, menus });
  const lookup = {
    suburbs: suburbs ?? [],
    circle: parseAreaCircle(shopConfig.areas[areaOf(date)]),
  };
  const read = readDetails(details, lookup, existing !== undefined);
  const { missing, info: typed } = read;
  const orderKey = orderKeyOf(typed, caller.uid);
  const { there, inItsPlace, show, putInto } = useOrdersThere(orders, {
    ...{ dateId, uid: caller.uid, info: typed, orderKey, seen },
    ...{ attemptId: attempt?.id, draft: draft.name },
  });
  if (existing && isCardPaid(existing)) {
    return (
      <PaidOrderForm
        order={seen && isCardPaid(seen) ? seen : existing}
        stored={existing}
        delivered={props.orders.some((one) => one.order === existing && one.delivered)}
        links={props.links}
        language={language}
        details={{
          ...details,
          street: streetOf(deliveryInfoOf(existing)),
          saved: deliveryInfoOf(existing),
        }}
        request={request}
        onChange={edit}
        onDone={() => {
          draft.forget();
          navigate(staffPaths.board(dateId), { replace: true });
        }}
        onTheirs={refill}
      />
    );
  }
  // While it is saved by a link, that link may arrive before the response.
  const waiting = waitingFor(props.links ?? new Map(), { uid: caller.uid, orderKey });
  const ready = totals !== undefined && lang !== undefined && missing === undefined;
  const lacks = missing
    ? detailLacks(t)[missing]
    : lang === undefined
      ? t('손님이 읽는 말을 골라 주세요.')
      : undefined;
  const save = (reason?: string, kept = details) => {
    // Whoever types faster than the list loads is asked as well.
    setWaiting(suburbs === undefined);
    if (!ready || suburbs === undefined) return;
    const { info, question } = readDetails(kept, lookup, existing !== undefined);
    setAsked(question !== undefined);
    if (question) return;
    setSecond(inItsPlace !== undefined);
    if (inItsPlace) return;
    // The key of the attempt stays while its content does: a second tap after a lost response, or after a
    // reload, does not store a second order.
    const content = JSON.stringify({ details: kept, lang, request, quantities });
    const { id } = attempt?.content === content ? attempt : { id: crypto.randomUUID() };
    edit({ attempt: { id, content } });
    void place({ attemptId: id, info, lang, request, quantities, toPay: totals.toPay, reason });
  };
  const typeDetails = (next: CallerDetails) => {
    if (next.street !== details.street) setAsked(false);
    edit({ details: next });
  };
  const keepAddress = () => {
    if (!read.question) return;
    const accepted = [...(details.accepted ?? []), answerOf(details, read.question)];
    const kept = { ...details, accepted };
    edit({ details: kept });
    save(undefined, kept);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {(existing || !caller.isNew) && (
        <OrderHead uid={caller.uid} order={existing}>
          {existing && linkId === undefined && (
            <>
              <MoveOrderButton order={changed && seen ? seen : existing} date={date} />
              <CancelOrderButton order={changed && seen ? seen : existing} />
            </>
          )}
        </OrderHead>
      )}
      {existing && changed && !busy && (
        <ChangedNotice order={existing} language={language} onTake={refill} />
      )}
      {restored && !changed && (
        <UnsavedNotice
          title={draft.values.from && t('이 주문에 넣었어요. 전체를 보고 저장해 주세요.')}
          onDiscard={() => {
            refill();
            onDiscard?.();
          }}
        />
      )}
      {isWaiting && suburbs && <AtOnce run={save} />}
      <StoredFields busy={placing.busy}>
        <WhoSection
          details={details}
          read={read}
          lang={lang}
          folds={!existing && !caller.isNew && draft.values.details === undefined}
          onDetails={typeDetails}
          onLang={(next) => edit({ lang: next })}
        />
        {asked && read.question && (
          <AddressQuestionNotice
            key={answerOf(details, read.question)}
            question={read.question}
            area={areaName(areaOf(date), language)}
            onChoose={(place) =>
              read.dictated &&
              typeDetails({
                ...details,
                unit: read.info.addr_unit,
                street: withPlace(read.dictated, place),
              })
            }
            onKeep={keepAddress}
          />
        )}
        <OrdersThereNotice
          dateId={dateId}
          there={there}
          language={language}
          onAdd={seen ? undefined : (order) => putInto(order, 'add')}
        />
        <LastOrders
          found={repeatableOrders(callers.history, dateId, {
            ...{ date, menus, quantities },
            ...{ orders: callers.orders, seen },
          })}
          language={language}
          onRepeat={(next) => edit({ quantities: next })}
        />
        <DishPicker
          known={orderedBefore(callers.orders)}
          date={date}
          menus={menus}
          orders={orders}
          existing={seen}
          quantities={quantities}
          language={language}
          onChange={(menuKey, q) => edit({ quantities: { ...quantities, [menuKey]: q } })}
        />
        <PaySection
          request={request}
          onRequest={(next) => edit({ request: next })}
          payment={existing ? undefined : payment}
          onPayment={(next) => edit({ payment: next })}
        />
      </StoredFields>
      {ready && totals.total > 0 && (
        <ReadBackNotice
          dateId={dateId}
          info={typed}
          seen={seen}
          totals={totals}
          payment={byCard ? 'card' : 'cash'}
          lang={lang}
        />
      )}
      <OrderFoot
        totals={totals}
        payment={byCard ? 'card' : 'cash'}
        language={language}
        lacks={lacks}
        busy={busy}
      >
        {waiting && waiting.id !== linkId && !busy && (
          <WaitingLink waiting={waiting} byCard={byCard} />
        )}
      </OrderFoot>
      {isSecond && inItsPlace && (
        <SecondOrderDialog
          order={inItsPlace}
          language={language}
          onChoose={(way) => putInto(inItsPlace, way)}
          onShow={() => show(inItsPlace)}
          onClose={() => setSecond(false)}
        />
      )}
      {warned && (
        <OverrideDialog
          problems={warned}
          menus={menus}
          language={language}
          busy={busy}
          reason={draft.values.overrideReason ?? ''}
          onReason={(overrideReason) => edit({ overrideReason })}
          onOverride={save}
          onClose={dismiss}
        />
      )}
    </form>
  );
}

/** Does something as soon as it is there. */
function AtOnce({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(run, []);
  return null;
}
