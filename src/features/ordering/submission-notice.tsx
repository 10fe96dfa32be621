import { useTranslation } from 'react-i18next';
import { errorWords } from '../../i18n/error-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSlowStage } from './use-slow-stage.ts';
import type { Submission } from './use-submit-order.ts';

/** How a try to order stands, when that is not plain from the rest of the screen. */
export function SubmissionNotice({ submission }: { submission: Submission }) {
  const { t } = useTranslation();
  const stage = useSlowStage(submission.kind === 'working' ? submission.since : undefined);
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
          {errorWords(t, submission.code)}
        </Notice>
      );
    default:
      return null;
  }
}
