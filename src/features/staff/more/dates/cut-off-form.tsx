import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import {
  isOnClock,
  isSkipped,
  sydneyClock,
  sydneyTime,
} from '../../../../domain/dates/sydney-time.ts';
import { cutOff } from '../../../../domain/staff/dates/change-cut-off.ts';
import { closingByItself } from '../../../../domain/staff/dates/closing-by-itself.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { skippedTime } from '../../common/forms/skipped-time.ts';
import styles from '../../common/forms/staff-form.module.css';
import { useEdit } from '../../common/forms/use-edit.ts';

type CutOffFormProps = { dateId: string; date: ActiveDate };

/** Moves a date's cut-off, which customers' countdowns follow at once, and says whether the date closes by itself then. */
export function CutOffForm({ dateId, date }: CutOffFormProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { seen, draft: closes, change, takeTheirs } = useEdit(date.finishDate, clockOf);
  const save = async () => {
    const result = await run(
      cutOff,
      { dateId, finishDate: sydneyTime(closes) },
      { seen, done: t('마감 시각을 옮겼어요'), editing: true },
    );
    if (result === 'theirs') takeTheirs();
  };
  const closesByItself = date.closesByItself === true;
  const turn = (on: boolean) =>
    run(
      closingByItself,
      { dateId, on },
      {
        seen: closesByItself,
        done: on ? t('저절로 마감해요') : t('저절로 마감하지 않아요'),
      },
    );
  return (
    <section className={styles.group}>
      <TextField
        type="datetime-local"
        label={t('마감 시각')}
        hint={t('시드니 시간이에요. 손님이 보는 남은 시간도 바로 바뀌어요.')}
        value={closes}
        error={
          isSkipped(closes)
            ? skippedTime(t)
            : isOnClock(closes)
              ? undefined
              : t('마감 시각을 적어 주세요')
        }
        onChange={({ target }) => change(target.value)}
      />
      <Button
        fullWidth
        busy={busy}
        disabled={!isOnClock(closes) || closes === clockOf(seen)}
        onClick={() => void save()}
      >
        {t('마감 시각 옮기기')}
      </Button>
      <Checkbox
        label={t('저절로 마감')}
        hint={
          closesByItself
            ? t('마감 시각이 되면 1~2분 안에 저절로 마감해요. 그 뒤에 다시 열면 열린 채로 있어요.')
            : t('마감 시각이 지나면 직접 마감해야 해요. 그때 확인할 일에 올라와요.')
        }
        checked={closesByItself}
        disabled={busy}
        onChange={({ target }) => void turn(target.checked)}
      />
    </section>
  );
}

const clockOf = (moment: number) => sydneyClock(moment).slice(0, 16);
