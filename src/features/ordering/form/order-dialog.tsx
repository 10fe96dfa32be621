import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { areaName, areaOf } from '../../../domain/dates/date-card.ts';
import { formatDay } from '../../../domain/dates/format-date.ts';
import { maxOrderLines } from '../../../domain/order/order-limits.ts';
import { maxOrderRequest } from '../../../domain/order/order-plan.ts';
import type { LineProblem, OrderProblem } from '../../../domain/order/order-problems.ts';
import type { PaymentMethod } from '../../../domain/order/payment-methods.ts';
import { problemMessage } from '../../../i18n/order-message.ts';
import { paymentTexts } from '../../../i18n/payment-message.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { ComparisonDialog } from '../edit/comparison-dialog.tsx';
import { isUnchanged } from '../edit/order-comparison.ts';
import { SubmissionNotice } from '../submit/submission-notice.tsx';
import type { CardPayment } from '../submit/use-card-payment.ts';
import { type Submission, useSubmission } from '../submit/use-submission.ts';
import { NotLoaded } from './not-loaded.tsx';
import { OrderLineList } from './order-line-list.tsx';
import styles from './order-sections.module.css';
import { AmountToPay, OrderSums } from './order-sums.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import { PointsSection } from './points-section.tsx';
import { ProblemList } from './problem-list.tsx';
import { useAreaQuestion } from './use-area-question.ts';
import type { OrderForm } from './use-order-form.ts';
import { useRefusal } from './use-refusal.ts';

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

/**
 * An order in the sequence in which customers think of it: menus, points, address, note, payment; the total
 * is always visible.
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
  const { submission, asked, working, review, confirm, cancel } = useSubmission(
    form,
    card,
    onClose,
  );
  const refusal = useRefusal(form);
  useEffect(() => {
    if (submission.kind === 'refused') showProblem(body.current);
  }, [submission.kind]);
  const { existing, totals } = form;
  const { date, uid, ready, error, authLoading } = form.screenState;
  const known = uid ? ready : !authLoading;
  const ordered = form.lines.filter(({ q }) => q > 0);
  const day = date && formatDay(date.deliveryDate, form.language, serverNow());
  const area = date && areaName(areaOf(date), form.language);
  const deliveryDay = [t('{{day}} 배송', { day: day ?? '' }), area].filter(Boolean).join(' · ');
  const areaQuestion = useAreaQuestion(form);
  const texts = paymentTexts(t, totals.toPay);
  const { question, when, confirm: confirmText } = texts[asked?.paymentMethod ?? 'cash'];
  const leave = onLeave ?? onClose;
  const pay = (method: PaymentMethod) => {
    if (isUnchanged(form, method)) notify.info(t('바뀐 내용이 없어요'));
    else {
      refusal.announce(review(method));
      showProblem(body.current);
    }
  };
  const ask = (method: PaymentMethod) => areaQuestion.before(method, pay);
  const refused = splitProblems(submission);
  const submissionNotice = (
    <SubmissionNotice submission={submission} onRetry={ask}>
      <ProblemList form={form} problems={refused.others.slice(0, 1)} onLeave={leave} />
    </SubmissionNotice>
  );
  const confirmation = {
    confirmLabel: existing && totals.toPay === 0 ? t('이대로 고치기') : confirmText,
    busy: working !== undefined,
    busyLabel: texts[working ?? 'cash'].busy,
    onConfirm: confirm,
    onClose: cancel,
  };
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
            {!asked && submissionNotice}
            <AmountToPay form={form} />
            <PaymentButtons form={form} working={working} onPay={ask} />
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
          {more}
          {uid && <PointsSection form={form} />}
          {delivery}
          <TextArea
            label={t('주문 요청 사항')}
            optionalLabel={t('(선택)')}
            rows={2}
            maxLength={maxOrderRequest}
            value={form.orderRequest}
            onChange={(event) => form.setOrderRequest(event.target.value)}
          />
          <OrderSums form={form} />
        </div>
      ) : (
        <div className={styles.body}>
          <p>
            {t('담으신 메뉴')}: {ordered.map(({ title, q }) => `${title} × ${q}`).join(', ')}
          </p>
          {!error && <Loading label={t('주문 정보를 불러오고 있어요')} />}
        </div>
      )}
      {asked && existing && (
        <ComparisonDialog
          form={form}
          existing={existing}
          notice={submissionNotice}
          {...confirmation}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined && !existing}
        title={question}
        text={`${deliveryDay}\n${form.info?.address ?? ''}\n${when}`}
        cancelLabel={t('돌아가기')}
        {...confirmation}
      >
        {asked && submissionNotice}
      </ConfirmDialog>
      <ConfirmDialog
        open={areaQuestion.isAsking}
        title={t('이 주소로 보낼까요?')}
        text={t(
          '{{address}}\n{{area}} 배송 지역 밖인 것 같아요. 이 날은 {{area}} 쪽으로 배송해요.',
          {
            address: form.info?.address ?? '',
            area: area ?? '',
          },
        )}
        confirmLabel={t('이 주소로 계속하기')}
        cancelLabel={t('돌아가기')}
        onConfirm={areaQuestion.confirm}
        onClose={areaQuestion.dismiss}
      />
      <ConfirmDialog
        open={refusal.belowMinimum !== undefined}
        title={t('조금만 더 담아 주세요')}
        text={refusal.belowMinimum}
        confirmLabel={t('메뉴 더 고르기')}
        cancelLabel={t('닫기')}
        onConfirm={() => {
          refusal.dismiss();
          leave();
        }}
        onClose={refusal.dismiss}
      />
    </Sheet>
  );
}

/** Scrolls to the first problem of the order. */
function showProblem(body: HTMLElement | null): void {
  body?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/** Splits the problems into those of a line, shown on the line, and those of the whole order. */
function splitProblems(submission: Submission) {
  const ofLines: LineProblem[] = [];
  const others: OrderProblem[] = [];
  for (const problem of submission.kind === 'refused' ? submission.problems : []) {
    if ('menuKey' in problem) ofLines.push(problem);
    else others.push(problem);
  }
  return { ofLines, others };
}
