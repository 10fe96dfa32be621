import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Paper } from '../../ui/layout/paper.tsx';
import styles from './message-view.module.css';
import type { MessageState } from './use-delivery-message.ts';

/** A delivery message as plain text, or why it can't be shown. */
export function MessageView({ found, readAgain }: { found: MessageState; readAgain: () => void }) {
  const { t } = useTranslation();
  switch (found.state) {
    case 'loading':
      return <Loading label={t('불러오고 있어요')} />;
    case 'found':
      return (
        <Paper>
          <p className={styles.text}>{found.message.text}</p>
        </Paper>
      );
    case 'unknown':
      return (
        <EmptyState
          title={t('없는 안내문이에요')}
          text={t('링크가 잘리지 않았는지 확인해 주세요.')}
        />
      );
    case 'expired':
      return (
        <EmptyState
          title={t('기한이 지난 안내문이에요')}
          text={t('더 궁금한 점은 아래로 문의해 주세요.')}
        />
      );
    case 'unreachable':
      return (
        <EmptyState
          title={t('안내문을 불러오지 못했어요')}
          text={t('인터넷 연결을 확인해 주세요.')}
          action={
            <Button variant="primary" onClick={readAgain}>
              {t('다시 불러오기')}
            </Button>
          }
        />
      );
  }
}
