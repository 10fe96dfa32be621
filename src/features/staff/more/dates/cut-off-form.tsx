import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeCutOff } from '../../../../data/staff/dates/change-date.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { sydneyClock, sydneyTime } from '../../../../domain/dates/sydney-time.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from '../../common/staff-form.module.css';
import type { useUndoableChange } from '../../common/use-undoable-change.ts';

type CutOffFormProps = {
  dateId: string;
  date: ActiveDate;
  busy: boolean;
  onChange: ReturnType<typeof useUndoableChange>['change'];
};

/** Changes a date's cut-off; customers' countdowns are updated at once. */
export function CutOffForm({ dateId, date, busy, onChange }: CutOffFormProps) {
  const { t } = useTranslation();
  const before = sydneyClock(date.finishDate).slice(0, 16);
  const [closes, setCloses] = useState(before);
  const save = () =>
    onChange(
      t('마감 시각을 옮겼어요'),
      () => changeCutOff({ dateId, closes, seen: date.finishDate }),
      () => changeCutOff({ dateId, closes: before, seen: sydneyTime(closes) }),
    );
  return (
    <section className={styles.group}>
      <TextField
        type="datetime-local"
        label={t('마감 시각')}
        hint={t('시드니 시간이에요. 손님이 보는 남은 시간도 바로 바뀌어요.')}
        value={closes}
        error={closes === '' ? t('마감 시각을 적어 주세요') : undefined}
        onChange={({ target }) => setCloses(target.value)}
      />
      <Button
        fullWidth
        busy={busy}
        disabled={closes === '' || closes === before}
        onClick={() => void save()}
      >
        {t('마감 시각 옮기기')}
      </Button>
    </section>
  );
}
