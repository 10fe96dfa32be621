import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../i18n/error-message.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './order-sections.module.css';
import { ProblemList } from './problem-list.tsx';
import type { OrderForm } from './use-order-form.ts';
import { useSlowStage } from './use-slow-stage.ts';
import type { Submission } from './use-submit-order.ts';

type SubmissionNoticeProps = {
  submission: Submission;
  form: OrderForm;
  /** Back to the menus. */
  onLeave: () => void;
};

const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** How a try to order stands; of several reasons against it the first. Stands beside what was tapped. */
export function SubmissionNotice({ submission, form, onLeave }: SubmissionNoticeProps) {
  const stage = useSlowStage(submission.kind === 'working' ? submission.since : undefined);
  return (
    // With large text the sheet scrolls as a whole; what appears is then scrolled to.
    <div key={`${submission.kind}${stage > 0}`} ref={intoView} className={styles.told}>
      <Words submission={submission} stage={stage} />
      {submission.kind === 'refused' && (
        <ProblemList form={form} problems={submission.problems.slice(0, 1)} onLeave={onLeave} />
      )}
    </div>
  );
}

function Words({ submission, stage }: { submission: Submission; stage: number }) {
  const { t } = useTranslation();
  switch (submission.kind) {
    case 'working': {
      const words = [
        undefined,
        t('주문을 보내고 있어요'),
        t('아직 주문을 보내고 있어요'),
        t('네트워크가 느려요. 조금만 더 기다려 주세요. 두 번 주문되지 않아요.'),
      ][stage];
      return words ? (
        <Notice tone="honey" announce>
          {words}
        </Notice>
      ) : null;
    }
    case 'unanswered':
      return (
        <Notice tone="honey" announce title={t('답이 아직 오지 않았어요')}>
          {t('주문이 들어갔는지 저절로 확인해서 알려 드려요. 다시 눌러도 두 번 주문되지 않아요.')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={t('주문하지 못했어요. 담으신 내용은 그대로 있어요.')}>
          {errorMessage(t, submission.code)}
        </Notice>
      );
    default:
      return null;
  }
}
