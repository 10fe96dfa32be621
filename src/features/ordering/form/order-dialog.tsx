import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { areaName, areaOf } from '../../../domain/dates/date-card.ts';
import { formatDay } from '../../../domain/dates/format-date.ts';
import { mayHaveCopy } from '../../../domain/messages/text-recipients.ts';
import { maxOrderLines } from '../../../domain/order/plan/order-limits.ts';
import { maxOrderRequest } from '../../../domain/order/plan/order-plan.ts';
import type { LineProblem, OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { GiftNotice } from '../basket/gift-hint.tsx';
import type { Attempt } from '../submit/submission.ts';
import { SubmissionNotice } from '../submit/submission-notice.tsx';
import type { CardPayment } from '../submit/use-card-payment.ts';
import { useSubmission } from '../submit/use-submission.ts';
import { BelowCardPayment } from './below-card-payment.tsx';
import { useCopyTaps } from './copy-taps.ts';
import { NotLoaded } from './not-loaded.tsx';
import { OrderLineList } from './order-line-list.tsx';
import { OrderQuestions } from './order-questions.tsx';
import styles from './order-sections.module.css';
import { AmountToPay, OrderSums } from './order-sums.tsx';
import { CardBlocked, OtherPayments, PaymentButtons } from './payment-buttons.tsx';
import { PointsSection } from './points-section.tsx';
import { ProblemList } from './problem-list.tsx';
import type { OrderForm } from './use-order-form.ts';

type OrderDialogProps = {
  form: OrderForm;
  card: CardPayment;
  title: string;
  /** A notice about this order. */
  notice?: string | undefined;
  /** The section with the delivery details. */
  delivery: ReactNode;
  /** Rendered after the lines: a link to more menus. */
  more?: ReactNode;
  /** Opens the menus; undefined where closing the dialog shows them anyway. */
  onLeave?: () => void;
  onClose: () => void;
};

const CopyChoice = optionalPart(async () => (await import('./copy-choice.tsx')).CopyChoice);

/**
 * An order in the sequence in which customers think of it: menus, address, points, note, payment; the total
 * and one button are always visible.
 */
export function OrderDialog({
  form,
  card,
  title,
  notice,
  delivery,
  more,
  onLeave,
  onClose,
}: OrderDialogProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  const cardBlocked = useRef<HTMLDivElement>(null);
  const submission = useSubmission(form, card, onClose, () => showProblem(body.current));
  const { attempt, question, working } = submission;
  useEffect(() => {
    if (attempt.kind === 'refused') showProblem(body.current);
  }, [attempt.kind]);
  const { date, uid, user, ready, error, authLoading } = form.screenState;
  // What is confirmed says who gets a copy, and whoever sends the texts reads what is stored.
  const waiting = useCopyTaps((taps) => uid !== undefined && taps[uid] !== undefined);
  const ownPhone = user?.deliveryInfo?.phone;
  const known = uid ? ready : !authLoading;
  const ordered = form.lines.filter(({ q }) => q > 0);
  const day = date && formatDay(date.deliveryDate, form.language, serverNow());
  const area = date && areaName(areaOf(date), form.language);
  const deliveryDay = [t('{{day}} 배송', { day: day ?? '' }), area].filter(Boolean).join(' · ');
  const leave = onLeave ?? onClose;
  const refused = splitProblems(attempt);
  const payment = {
    form,
    working,
    waiting,
    onPay: submission.pay,
    onBlocked: () => cardBlocked.current?.scrollIntoView({ block: 'nearest' }),
  };
  const attemptNotice = (
    <SubmissionNotice attempt={attempt} onRetry={submission.pay}>
      <ProblemList form={form} problems={refused.others.slice(0, 1)} onLeave={leave} />
    </SubmissionNotice>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      // Contains the address too, so that it is visible however long the order is.
      description={
        <>
          {date && deliveryDay}
          {form.info?.address && (
            <>
              <br />
              {form.info.address}
            </>
          )}
        </>
      }
      closeLabel={t('닫기')}
      locked={working !== undefined}
      footer={
        known ? (
          <>
            <AmountToPay form={form} />
            <PaymentButtons {...payment} />
          </>
        ) : (
          error && <NotLoaded error={error} />
        )
      }
    >
      {known ? (
        <div ref={body} className={styles.body}>
          <ProblemList form={form} problems={refused.others.slice(1)} onLeave={leave} />
          {refused.others.length === 0 && ordered.length > maxOrderLines && (
            <Notice tone="honey" announce>
              {problemMessage(t, { code: 'too-many-lines', most: maxOrderLines }, String)}
            </Notice>
          )}
          {notice && <Notice>{notice}</Notice>}
          <OrderLineList form={form} refused={refused.ofLines} />
          {form.buttons.card.kind === 'hidden' && <BelowCardPayment form={form} />}
          <GiftNotice
            dateId={form.dateId}
            quantities={form.quantities}
            menus={form.screenState.menus}
          />
          {more}
          {delivery}
          {uid && form.info && mayHaveCopy(form.info.phone, ownPhone) && (
            <CopyChoice uid={uid} own={ownPhone} />
          )}
          {uid && <PointsSection form={form} />}
          <TextArea
            label={t('주문 요청 사항')}
            optionalLabel={t('(선택)')}
            rows={2}
            maxLength={maxOrderRequest}
            value={form.orderRequest}
            onChange={(event) => form.setOrderRequest(event.target.value)}
          />
          <OrderSums form={form} />
          <CardBlocked form={form} ref={cardBlocked} />
          <OtherPayments {...payment} />
          {question?.kind !== 'confirm' && attemptNotice}
        </div>
      ) : (
        <div className={styles.body}>
          <p>
            {t('담으신 메뉴')}: {ordered.map(({ title, q }) => `${title} × ${q}`).join(', ')}
          </p>
          {!error && <Loading label={t('주문 정보를 불러오고 있어요')} />}
        </div>
      )}
      <OrderQuestions
        form={form}
        submission={submission}
        delivery={deliveryDay}
        notice={attemptNotice}
        onLeave={leave}
      />
    </Sheet>
  );
}

/** Scrolls to the first problem of the order. */
function showProblem(body: HTMLElement | null): void {
  body?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/** Splits the problems into those of a line, shown on the line, and those of the whole order. */
function splitProblems(attempt: Attempt) {
  const ofLines: LineProblem[] = [];
  const others: OrderProblem[] = [];
  for (const problem of attempt.kind === 'refused' ? attempt.problems : []) {
    if ('menuKey' in problem) ofLines.push(problem);
    else others.push(problem);
  }
  return { ofLines, others };
}
