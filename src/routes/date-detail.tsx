import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { serverNow } from '../data/device/server-clock.ts';
import { afterFirstPaint } from '../data/documents/after-first-paint.ts';
import type { DocumentState } from '../data/documents/document-state.ts';
import { isPending, useLiveDocument } from '../data/documents/live-document.ts';
import { activeDates, categories as categorySource, menus } from '../data/documents/sources.ts';
import { useDateStatus } from '../data/documents/use-date-status.ts';
import { useBasketFact } from '../data/order/use-basket.ts';
import { areaName, areaOf } from '../domain/dates/date-card.ts';
import { formatDay } from '../domain/dates/format-date.ts';
import { CutOff } from '../features/dates/cut-off.tsx';
import { LoadingState } from '../features/dates/loading-state.tsx';
import { NoSuchDate } from '../features/dates/no-such-date.tsx';
import { OrderUntil } from '../features/dates/order-until.tsx';
import { MenuBoard } from '../features/menus/menu-board.tsx';
import { ReadFirst } from '../features/menus/read-first.tsx';
import { BasketBar } from '../features/ordering/basket/basket-bar.tsx';
import { SkipToBasket } from '../features/ordering/basket/skip-to-basket.tsx';
import { useWideScreen } from '../features/ordering/basket/use-wide-screen.ts';
import { IncompleteOrdersButton } from '../features/ordering/card-return/incomplete-orders-button.tsx';
import { useMissedPayments } from '../features/ordering/card-return/use-missed-payments.ts';
import { useConcernQuestion } from '../features/ordering/form/use-concern-question.ts';
import {
  useIncompleteCardOrders,
  useOrderScreenState,
} from '../features/ordering/form/use-order-screen-state.ts';
import { useCardPayment } from '../features/ordering/submit/use-card-payment.ts';
import { useOrderReturn } from '../features/ordering/submit/use-order-return.ts';
import { ScreenHeader } from '../features/shell/screen-header.tsx';
import { useRouteLanguage } from '../i18n/use-route-language.ts';
import { openDialog, useDialogs } from '../screen-state/dialogs.ts';
import { editedOrder } from '../screen-state/edited-order.ts';
import { requestOrderDialog, useWantedOrder } from '../screen-state/wanted-order.ts';
import { SkeletonGrid } from '../ui/feedback/skeleton.tsx';
import { AfterPress, FirstContentPlace } from '../ui/layout/first-content-place.tsx';
import { KeptRoom } from '../ui/layout/kept-room.tsx';
import { Page, SplitColumns } from '../ui/layout/page.tsx';
import {
  BasketColumn,
  BasketOrderDialog,
  ClosedOverlay,
  ConcernDialog,
  isFilled,
  loadForBasket,
  PaymentReturn,
  SameAgainButton,
} from './date-detail-parts.ts';

/** The menus of one delivery date and the order that they become. */
export default function DateDetail() {
  const { t } = useTranslation();
  const language = useRouteLanguage();
  const { dateId = '', status, uid } = useParams();
  const dates = useLiveDocument(activeDates);
  const categories = useLiveDocument(categorySource);
  const catalogue = useLiveDocument(menus);
  const screenState = useOrderScreenState(dateId);
  const incomplete = useIncompleteCardOrders(dateId);
  // A dialog of the shop's, such as the order that came through at the last moment, is read first.
  const wide = useWideScreen();
  const dialogOpen = useDialogs(({ stack }) => stack.length > 0);
  const [ordering, setOrdering] = useState(false);
  const question = useConcernQuestion(
    dateId,
    screenState,
    useCallback(() => setOrdering(true), []),
  );
  const { begin } = question;
  const openOrder = useCallback(() => {
    const orderId = editedOrder(dateId);
    if (orderId) openDialog({ kind: 'edit-order', dateId, orderId });
    else begin();
  }, [dateId, begin]);
  const closeOrder = useCallback(() => setOrdering(false), []);
  useOrderReturn(dateId, screenState, closeOrder);
  useEffect(() => {
    // Ahead of the tap, and of the moment when the date closes; a failure shows when one is wanted.
    const dialogs = [BasketOrderDialog, ClosedOverlay];
    void afterFirstPaint().then(() =>
      Promise.all(dialogs.map(({ preload }) => preload())).catch(() => {}),
    );
  }, []);
  const hasBasket = useBasketFact(dateId, isFilled) > 0;
  useEffect(() => {
    if (hasBasket) loadForBasket();
  }, [hasBasket]);

  const date = dates.value?.[dateId];
  const dateStatus = useDateStatus(dateId);
  const open = dateStatus === 'open';
  const day = date && formatDay(date.deliveryDate, language, serverNow());
  const title = day === undefined ? undefined : t('{{day}} 배송', { day });
  const { user } = screenState;
  const card = useCardPayment(user && { uid: user.uid, name: user.name }, title ?? t('한상'));
  useMissedPayments(incomplete, card.busy);
  const first = screenState.ready && Object.keys(screenState.orders[dateId] ?? {}).length === 0;
  // Its line is kept, so that the bar of the basket doesn't move.
  const until = date ? <OrderUntil finishDate={date.finishDate} /> : '\u00a0';
  const awaited: DocumentState<unknown>[] = [catalogue, categories].filter(isPending);
  if (dateStatus === 'unknown') awaited.push(dates);
  const complete = awaited.length === 0;
  const failed = awaited.some(({ error }) => error !== undefined);
  const wanted = useWantedOrder((state) => state.dateId) === dateId;
  useEffect(() => {
    if (!wanted || !open || !complete) return;
    requestOrderDialog(undefined);
    openOrder();
  }, [wanted, open, complete, openOrder]);
  // Deferred, the cards of a page that has just been opened are drawn in slices, between which taps are answered.
  const drawn = useDeferredValue(complete && date !== undefined);
  const board = date && complete && drawn && (
    <>
      <MenuBoard
        key={dateId}
        dateId={dateId}
        date={date}
        menus={screenState.menus}
        categories={categories.value ?? {}}
        orders={screenState.orders}
        language={language}
      />
      <AfterPress />
    </>
  );
  const header = (
    <ScreenHeader
      title={title}
      subtitle={
        date ? (
          <>
            {areaName(areaOf(date), language)} ·{' '}
            <span>
              {dateStatus === 'closed' ? t('마감') : <CutOff finishDate={date.finishDate} />}
            </span>
          </>
        ) : (
          // Its line is kept, so that the title doesn't move.
          dateStatus === 'unknown' && '\u00a0'
        )
      }
      actions={
        screenState.uid && (
          <IncompleteOrdersButton
            uid={screenState.uid}
            waiting={incomplete}
            language={language}
            card={card}
            told={status !== undefined}
          />
        )
      }
    />
  );
  if (status !== undefined) {
    return (
      <Page header={header}>
        <PaymentReturn {...{ language, dateId, status, uid }} />
      </Page>
    );
  }
  if (dateStatus === 'missing') {
    return (
      <Page header={header}>
        <NoSuchDate language={language} />
      </Page>
    );
  }
  return (
    <Page
      width="wide"
      header={
        <>
          {!failed && <SkipToBasket />}
          {header}
        </>
      }
      footer={
        !failed && (
          <BasketBar
            dateId={dateId}
            open={dateStatus !== 'closed'}
            first={first}
            note={until}
            onOpen={openOrder}
          />
        )
      }
    >
      <SplitColumns
        wide={wide}
        side={
          <BasketColumn
            dateId={dateId}
            language={language}
            screenState={screenState}
            open={dateStatus !== 'closed'}
            first={first}
            note={until}
            onOpen={openOrder}
          />
        }
        note={<ReadFirst open={wide} />}
      >
        {dateStatus !== 'closed' && (
          <KeptRoom>{user && open && <SameAgainButton uid={user.uid} dateId={dateId} />}</KeptRoom>
        )}
        {board ||
          // Nothing is to come for a date that is off the list.
          ((date || dateStatus === 'unknown') && (
            <LoadingState failed={failed} failure={t('메뉴를 불러오지 못했어요')}>
              <FirstContentPlace />
              <SkeletonGrid label={t('메뉴를 불러오고 있어요')} count={6} />
            </LoadingState>
          ))}
      </SplitColumns>
      {open && ordering && (
        <BasketOrderDialog
          dateId={dateId}
          language={language}
          screenState={screenState}
          card={card}
          onClose={closeOrder}
        />
      )}
      {question.concerned.length > 0 && (
        <ConcernDialog
          dateId={dateId}
          menuIds={question.concerned}
          menus={screenState.menus}
          language={language}
          onAnswer={question.answer}
        />
      )}
      {dateStatus === 'closed' && !dialogOpen && (
        <ClosedOverlay {...{ dateId, day, language, screenState }} />
      )}
    </Page>
  );
}
