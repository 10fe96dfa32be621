import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { sydneyClock, sydneyTime } from '../../../../domain/dates/sydney-time.ts';
import { cutOff } from '../../../../domain/staff/dates/cut-off.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';
import { useEdit } from '../../common/forms/use-edit.ts';

type CutOffFormProps = { dateId: string; date: ActiveDate };

/** Changes a date's cut-off; customers' countdowns are updated at once. */
export function CutOffForm({ dateId, date }: CutOffFormProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { seen, draft: closes, change, fill } = useEdit(date.finishDate, clockOf);
  const save = async () => {
    const result = await run(
      cutOff,
      { dateId, finishDate: sydneyTime(closes) },
      { seen, done: t('마감 시각을 옮겼어요'), editing: true },
    );
    if (result === 'theirs') fill(date.finishDate);
  };
  return (
    <section className={styles.group}>
      <TextField
        type="datetime-local"
        label={t('마감 시각')}
        hint={t('시드니 시간이에요. 손님이 보는 남은 시간도 바로 바뀌어요.')}
        value={closes}
        error={closes === '' ? t('마감 시각을 적어 주세요') : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <Button
        fullWidth
        busy={busy}
        disabled={closes === '' || closes === clockOf(seen)}
        onClick={() => void save()}
      >
        {t('마감 시각 옮기기')}
      </Button>
    </section>
  );
}

const clockOf = (moment: number) => sydneyClock(moment).slice(0, 16);
