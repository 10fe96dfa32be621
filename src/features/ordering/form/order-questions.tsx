import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaName, areaOf } from '../../../domain/dates/date-card.ts';
import { isPrepaid } from '../../../domain/order/payment-methods.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { paymentTexts } from '../../../i18n/payment-message.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ComparisonDialog } from '../edit/comparison-dialog.tsx';
import { ReceiptChoice } from '../submit/receipt-choice.tsx';
import type { useSubmission } from '../submit/use-submission.ts';
import { SameDoorQuestion } from './same-door-question.tsx';
import type { OrderForm } from './use-order-form.ts';
import { useTextedTo } from './use-texted-to.ts';

type OrderQuestionsProps = {
  form: OrderForm;
  submission: ReturnType<typeof useSubmission>;
  /** The delivery day and area, in words. */
  delivery: string;
  /** The state of the attempt. */
  notice: ReactNode;
  /** Opens the menus. */
  onLeave: () => void;
};

/** The dialogs above the order form: whether to send the order, and what to settle before. */
export function OrderQuestions({
  form,
  submission,
  delivery,
  notice,
  onLeave,
}: OrderQuestionsProps) {
  const { t } = useTranslation();
  const { question, working, dismiss } = submission;
  const { existing, totals } = form;
  const { date } = form.screenState;
  const address = form.info?.address ?? '';
  const texted = useTextedTo(form);
  const area = (date && areaName(areaOf(date), form.language)) ?? '';
  const texts = paymentTexts(t, totals.toPay);
  const request = question?.kind === 'confirm' ? question.request : undefined;
  const asked = request && texts[request.paymentMethod];
  const besideConfirmation = asked && (
    <>
      {isPrepaid(request) && totals.toPay > 0 && <ReceiptChoice disabled={working !== undefined} />}
      {notice}
    </>
  );
  const confirmation = {
    confirmLabel: existing && totals.toPay === 0 ? t('이대로 고치기') : (asked?.confirm ?? ''),
    busy: working !== undefined,
    busyLabel: working && texts[working].busy,
    onConfirm: submission.confirm,
    onClose: dismiss,
  };
  return (
    <>
      {asked && existing && (
        <ComparisonDialog
          form={form}
          existing={existing}
          texted={texted}
          notice={besideConfirmation}
          {...confirmation}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined && !existing}
        title={asked?.question ?? ''}
        text={[delivery, address, ...texted, asked?.when].filter(Boolean).join('\n')}
        cancelLabel={t('돌아가기')}
        {...confirmation}
      >
        {besideConfirmation}
      </ConfirmDialog>
      <ConfirmDialog
        open={question?.kind === 'area'}
        title={t('이 주소로 보낼까요?')}
        text={t(
          '{{address}}\n{{area}} 배송 지역 밖인 것 같아요. 이 날은 {{area}} 쪽으로 배송해요.',
          { address, area },
        )}
        confirmLabel={t('이 주소로 계속하기')}
        cancelLabel={t('돌아가기')}
        onConfirm={() => question?.kind === 'area' && submission.payThere(question)}
        onClose={dismiss}
      />
      {question?.kind === 'same-door' && (
        <SameDoorQuestion
          form={form}
          order={question.order}
          onApart={() => submission.payThere(question)}
          onClose={dismiss}
        />
      )}
      <ConfirmDialog
        open={question?.kind === 'below-minimum'}
        title={t('조금만 더 담아 주세요')}
        text={question?.kind === 'below-minimum' ? problemMessage(t, question.problem, String) : ''}
        confirmLabel={t('메뉴 더 고르기')}
        cancelLabel={t('닫기')}
        onConfirm={() => {
          dismiss();
          onLeave();
        }}
        onClose={dismiss}
      />
    </>
  );
}
