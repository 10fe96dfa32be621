import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCallShop } from '../../../content/lazy-call-shop.tsx';
import { OrderProgress } from '../../../content/order-progress.tsx';
import { useOnline } from '../../../data/device/use-online.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { type PaymentMethod, paymentMethods } from '../../../domain/order/payment-methods.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../form/order-sections.module.css';
import type { Submission } from './use-submission.ts';

type SubmissionNoticeProps = {
  submission: Submission;
  /** Retries the failed attempt. */
  onRetry: (method: PaymentMethod) => void;
  /** The reasons for a refusal. */
  children: ReactNode;
};

const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** The state of an attempt to order, beside the button that was tapped. */
export function SubmissionNotice({ submission, onRetry, children }: SubmissionNoticeProps) {
  const slow = submission.kind === 'working' && submission.slow !== undefined;
  return (
    // With large text the whole sheet scrolls, so a new notice is scrolled into view.
    <div key={`${submission.kind}${slow}`} ref={intoView} className={styles.submission}>
      <SubmissionMessage submission={submission} onRetry={onRetry} />
      {children}
    </div>
  );
}

function SubmissionMessage({
  submission,
  onRetry,
}: Pick<SubmissionNoticeProps, 'submission' | 'onRetry'>) {
  const { t, i18n } = useTranslation();
  const online = useOnline();
  switch (submission.kind) {
    case 'working':
    case 'unanswered':
      return <OrderProgress progress={submission} />;
    case 'failed':
      return (
        <Notice
          tone="error"
          title={t('주문하지 못했어요. 담으신 내용은 그대로 있어요.')}
          action={
            <>
              {online && (
                <Button onClick={() => onRetry(submission.method)}>{t('다시 시도하기')}</Button>
              )}
              <LazyCallShop language={languageOf(i18n.language)} />
            </>
          }
        >
          {paymentMethods[submission.method].prepaid && submission.code === 'unknown'
            ? t('결제 중에 문제가 생겼어요. 몇 분 뒤에 다시 시도해 주세요.')
            : errorMessage(t, submission.code)}
        </Notice>
      );
    default:
      return null;
  }
}
