import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../shared/staff-form.module.css';

type ChangedNoticeProps = {
  /** What is stored now, in words, unless the form shows it. */
  now?: string;
  /** Goes on with what was typed, on top of what is stored now; undefined if nothing was typed. */
  onKeep?: (() => void) | undefined;
  /** Takes what is stored now into the form. */
  onTake: () => void;
};

/** Somebody else has saved the same thing while a form was filled in: what they saved, and whose is to stay. */
export function ChangedNotice({ now, onKeep, onTake }: ChangedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="honey"
      announce
      title={t('그사이 다른 직원이 바꿨어요')}
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
