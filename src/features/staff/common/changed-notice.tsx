import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './staff-form.module.css';

type ChangedNoticeProps = {
  /** By default, that another member of staff changed it. */
  title?: string | undefined;
  /** The stored value as text, unless the form shows it. */
  now?: string;
  /** Keeps the typed values and saves them over the stored ones; undefined if nothing was typed. */
  onKeep?: (() => void) | undefined;
  /** Replaces the form's values with the stored ones. */
  onTake: () => void;
};

/**
 * Shown when somebody else has saved the same data while a form was open: what they saved, and which version
 * to keep.
 */
export function ChangedNotice({ title, now, onKeep, onTake }: ChangedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="honey"
      announce
      title={title ?? t('그사이 다른 직원이 바꿨어요')}
      action={
        <div className={styles.actions}>
          <Button onClick={onTake}>{t('바뀐 내용 가져오기')}</Button>
          {onKeep && <Button onClick={onKeep}>{t('내 것으로 바꾸기')}</Button>}
        </div>
      }
    >
      {now && t('지금은: {{now}}', { now })}
    </Notice>
  );
}
