import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';

/** Says that a form continues with what was typed before a reload or Back, and discards it on request. */
export function UnsavedNotice(props: { title?: string | undefined; onDiscard: () => void }) {
  const { title, onDiscard } = props;
  const { t } = useTranslation();
  return (
    <Notice
      title={title ?? t('저장하지 않은 내용을 이어서 쓰고 있어요')}
      action={<Button onClick={onDiscard}>{t('지우고 처음부터')}</Button>}
    />
  );
}
