import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../data/device/use-online.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { type PaymentMethod, paymentMethods } from '../../../domain/order/payment-methods.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { LazyContactShop } from '../../../parts/lazy-contact-shop.tsx';
import { OrderProgress } from '../../../parts/order-progress.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../form/order-sections.module.css';
import type { Attempt } from './submission.ts';

type SubmissionNoticeProps = {
  attempt: Attempt;
  /** Retries the failed attempt. */
  onRetry: (method: PaymentMethod) => void;
  /** The reasons for a refusal. */
  children: ReactNode;
};

const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** The state of an attempt to order, above the button that was tapped. */
export function SubmissionNotice({ attempt, onRetry, children }: SubmissionNoticeProps) {
  const slow = attempt.kind === 'working' && attempt.slow !== undefined;
  return (
    // It scrolls with the sheet, so a new notice is scrolled into view.
    <div key={`${attempt.kind}${slow}`} ref={intoView} className={styles.submission}>
      <SubmissionMessage attempt={attempt} onRetry={onRetry} />
      {children}
    </div>
  );
}

function SubmissionMessage({
  attempt,
  onRetry,
}: Pick<SubmissionNoticeProps, 'attempt' | 'onRetry'>) {
  const { t, i18n } = useTranslation();
  const online = useOnline();
  switch (attempt.kind) {
    case 'working':
    case 'unanswered':
      return <OrderProgress progress={attempt} />;
    case 'failed':
      // The specification's words alone (spec §5, §8): trying again at once would change nothing.
      if (attempt.code === 'card-blocked') {
        return (
          <Notice tone="error" action={<LazyContactShop language={languageOf(i18n.language)} />}>
            {errorMessage(t, attempt.code)}
          </Notice>
        );
      }
      return (
        <Notice
          tone="error"
          title={t('주문하지 못했어요. 담으신 내용은 그대로 있어요.')}
          action={
            <>
              {online && (
                <Button onClick={() => onRetry(attempt.method)}>{t('다시 시도하기')}</Button>
              )}
              <LazyContactShop language={languageOf(i18n.language)} />
            </>
          }
        >
          {paymentMethods[attempt.method].prepaid &&
          ['provider-failed', 'unknown'].includes(attempt.code)
            ? t('결제 중에 문제가 생겼어요. 몇 분 뒤에 다시 시도해 주세요.')
            : errorMessage(t, attempt.code)}
        </Notice>
      );
    default:
      return null;
  }
}
