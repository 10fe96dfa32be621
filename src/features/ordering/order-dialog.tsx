import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/server-clock.ts';
import { formatDay } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import type { PaymentMethod } from '../../domain/order.ts';
import type { OrderProblem } from '../../domain/order-checks.ts';
import { maxOrderRequest, type OrderRequest } from '../../domain/order-plan.ts';
import { problemMessage } from '../../i18n/order-message.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { notify, TOAST_MS } from '../../ui/toast.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { isUnchanged } from './order-comparison.ts';
import { OrderLineList } from './order-line-list.tsx';
import { titleOf } from './order-lines.ts';
import styles from './order-sections.module.css';
import { AmountToPay, OrderSums } from './order-sums.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import { PointsSection } from './points-section.tsx';
import { ProblemList } from './problem-list.tsx';
import { SubmissionNotice } from './submission-notice.tsx';
import type { OrderForm } from './use-order-form.ts';
import { type CardPayer, localPlan, useSubmitOrder } from './use-submit-order.ts';

type OrderDialogProps = {
  form: OrderForm;
  card: CardPayer;
  title: string;
  /** What to know about this order. */
  notice?: string | undefined;
  /** Where the order goes. */
  delivery: ReactNode;
  /** Stands after the lines: the way to further menus. */
  more?: ReactNode;
  /** To the menus; closing leads there where they are behind the dialog. */
  onLeave?: () => void;
  onClose: () => void;
};

/** An order in the order people think: what, points, where, note, how to pay; the sum always in view. */
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
  const [asked, setAsked] = useState<OrderRequest>();
  const [tooSmall, setTooSmall] = useState<OrderProblem>();
  const { submission, setSubmission, busy, submit } = useSubmitOrder(form, card, onClose);
  const { context, existing, info, totals } = form;
  const { date } = context;
  const leave = onLeave ?? onClose;
  const told = <SubmissionNotice submission={submission} form={form} onLeave={leave} />;
  useEffect(() => {
    // Nothing is left to confirm; the answer is told by itself.
    if (submission.kind === 'unanswered') setAsked(undefined);
  }, [submission.kind]);
  const name = (menuKey: string) => titleOf(menuKey, context.menus, existing, form.language);

  const refuse = (problems: readonly OrderProblem[]) => {
    const missing = problems.some(({ code }) => code === 'no-delivery-info');
    const small = problems.find(({ code }) => code === 'below-minimum');
    for (const problem of problems) {
      if (problem.code === 'sold-out' || problem.code === 'over-limit') {
        notify.negative(problemMessage(t, problem, name), TOAST_MS.short);
      } else if (problem.code === 'below-card-payment') {
        notify.negative(problemMessage(t, problem, name), TOAST_MS.notice);
      }
    }
    if (missing) {
      notify.info(t('정보를 입력해 주세요'));
      openDialog({ kind: 'delivery-info', returnTo: form.dateId });
    } else if (small) setTooSmall(small);
  };

  const ask = (method: PaymentMethod) => {
    if (isUnchanged(form, method)) {
      notify.info(t('바뀐 내용이 없어요'));
      return;
    }
    const request = form.requestFor(method);
    const plan = localPlan(request, context, info);
    if (plan?.kind === 'refused') {
      setSubmission(plan);
      refuse(plan.problems);
      return;
    }
    setSubmission({ kind: 'idle' });
    setAsked(request);
  };

  const confirm = async () => {
    if (!asked) return;
    await submit(asked);
    // A late answer leaves the next question alone.
    setAsked((now) => (now === asked ? undefined : now));
  };

  const confirmLabel =
    asked?.paymentMethod === 'card'
      ? totals.toPay === 0
        ? t('이대로 고치기')
        : t('카드로 {{money}} 결제', { money: formatMoney(totals.toPay) })
      : t('현금으로 {{money}} 주문', { money: formatMoney(totals.toPay) });
  const busyLabel = card.busy ? t('결제 화면으로 가고 있어요') : t('주문하고 있어요');

  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      // The address too: it is in view however long the order is.
      description={[
        date &&
          t('{{day}} 배송', { day: formatDay(date.deliveryDate, form.language, serverNow()) }),
        info?.address,
      ]
        .filter(Boolean)
        .join(' · ')}
      closeLabel={t('닫기')}
      locked={busy}
      footer={
        <>
          {!asked && told}
          <AmountToPay form={form} />
          <PaymentButtons
            form={form}
            working={busy ? { method: card.busy ? 'card' : 'cash', label: busyLabel } : undefined}
            onPay={ask}
          />
        </>
      }
    >
      <div className={styles.body}>
        {submission.kind === 'refused' && (
          <ProblemList form={form} problems={submission.problems.slice(1)} onLeave={leave} />
        )}
        {notice && <Notice>{notice}</Notice>}
        <OrderLineList form={form} />
        {more}
        {context.uid && <PointsSection form={form} />}
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
      {asked && existing && (
        <ComparisonDialog
          form={form}
          existing={existing}
          told={told}
          confirmLabel={confirmLabel}
          busy={busy}
          busyLabel={busyLabel}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined && !existing}
        title={asked?.paymentMethod === 'card' ? t('카드로 결제할까요?') : t('이대로 주문할까요?')}
        text={confirmWords(t, form, asked)}
        confirmLabel={confirmLabel}
        cancelLabel={t('돌아가기')}
        busy={busy}
        busyLabel={busyLabel}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {asked && told}
      </ConfirmDialog>
      <ConfirmDialog
        open={tooSmall !== undefined}
        title={t('조금만 더 담아 주세요')}
        text={tooSmall && problemMessage(t, tooSmall, name)}
        confirmLabel={t('메뉴 더 고르기')}
        cancelLabel={t('닫기')}
        onConfirm={() => {
          setTooSmall(undefined);
          leave();
        }}
        onClose={() => setTooSmall(undefined)}
      />
    </Sheet>
  );
}

function confirmWords(
  t: ReturnType<typeof useTranslation>['t'],
  form: OrderForm,
  asked: OrderRequest | undefined,
): string {
  const day = form.context.date
    ? formatDay(form.context.date.deliveryDate, form.language, serverNow())
    : '';
  const how =
    asked?.paymentMethod === 'card'
      ? t('다음 화면에서 카드 정보를 입력하세요.')
      : t('돈은 배송받을 때 내시면 돼요.');
  return `${t('{{day}} 배송', { day })}\n${form.info?.address ?? ''}\n${how}`;
}
