import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { closeDay } from '../../../../domain/staff/closing/close-day.ts';
import {
  type CashCount,
  type CashStop,
  cashByDriver,
  closingSums,
  type DayClosing,
  maxWhyLength,
  parseCounted,
} from '../../../../domain/staff/closing/day-closing.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { staffProblemMessage } from '../../common/changes/staff-problem-message.ts';
import { useAction } from '../../common/changes/use-action.ts';
import form from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import styles from './closing.module.css';
import { differenceWords, driverName, stopsRow } from './closing-names.ts';
import { Difference } from './difference.tsx';

/** What is typed about somebody's cash. */
interface Typed {
  counted: string;
  why: string;
}

type ClosingFormProps = {
  dateId: string;
  stops: readonly CashStop[];
  /** The closing that this one corrects. */
  last: DayClosing | undefined;
  /** Whether the marks are those of the server. */
  connected: boolean;
  onDone: () => void;
  /** Somebody else has closed the day meanwhile. */
  onTheirs: () => void;
  onCancel: (() => void) | undefined;
  /** What is shown between the cash that was counted and the button. */
  children: ReactNode;
};

/** Counts the cash of a day by who marked it. What is typed stays through a reload until the day is closed. */
export function ClosingForm(props: ClosingFormProps) {
  const { dateId, stops, last, connected, onDone, onTheirs, onCancel, children } = props;
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const number = (last?.number ?? 0) + 1;
  const draft = useDraft<Record<string, Typed>>(`day-closing-${dateId}-${number}`);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const typedOf = (by: string): Typed => {
    const before = last?.counts.find((count) => count.by === by);
    const stored = { counted: before ? String(before.counted / 100) : '', why: before?.why ?? '' };
    return draft.values[by] ?? stored;
  };
  const rows = [...cashByDriver(stops), { by: '', stops: 0, taken: 0 }].map((one) => {
    const { counted: text, why } = typedOf(one.by);
    // Nobody has to count cash that is not there.
    const counted = one.by === '' && text.trim() === '' ? 0 : parseCounted(text);
    const difference = counted === undefined ? undefined : counted - one.taken;
    return { ...one, text, why, counted, difference };
  });
  const isComplete = rows.every(
    ({ difference, why }) => difference === 0 || (difference !== undefined && why.trim() !== ''),
  );
  const counts: CashCount[] = rows
    .filter(({ by, counted }) => by !== '' || counted !== 0)
    .map(({ by, counted = 0, difference, why }) => ({ by, counted, why: difference ? why : '' }));
  const sums = closingSums({ stops: [...stops], counts });
  const open = stops.reduce((sum, { left }) => sum + Math.max(0, left), 0);
  const ask = () => {
    setTried(true);
    if (!connected) notify.negative(t('인터넷 연결을 확인해 주세요.'));
    else if (isComplete) setAsking(true);
    else notify.negative(t('빠진 칸을 채워 주세요.'));
  };
  const close = async () => {
    setAsking(false);
    const result = await run(
      closeDay,
      { dateId, number, stops: [...stops], counts },
      {
        // Without `seen`: what somebody else has closed can't be replaced, so there is nothing to choose.
        done: t('정산했어요'),
        editing: true,
        onRefused: (problem) => {
          notify.negative(staffProblemMessage(t, problem));
          if (problem.code === 'day-closed') onTheirs();
        },
      },
    );
    if (result !== 'stored') return;
    draft.forget();
    onDone();
  };
  return (
    <div className={form.group}>
      {draft.restored && <UnsavedNotice onDiscard={draft.forget} />}
      <StoredFields busy={busy}>
        {rows.map(({ by, stops, taken, text, why, counted, difference }) => (
          <Card key={by} className={styles.driver} role="group" aria-label={driverName(t, by)}>
            <h2 className={styles.name}>{driverName(t, by)}</h2>
            {by !== '' && (
              <Rows
                rows={[
                  stopsRow(t, stops),
                  {
                    id: 'taken',
                    label: t('받음으로 표시한 돈'),
                    value: formatMoney(taken),
                    strong: true,
                  },
                ]}
              />
            )}
            <TextField
              label={t('센 돈 (달러)')}
              optionalLabel={by === '' ? t('(선택)') : undefined}
              hint={
                by === '' ? t('표시한 사람이 없는데 들어온 돈이 있으면 적어 주세요.') : undefined
              }
              inputMode="decimal"
              autoComplete="off"
              value={text}
              error={
                counted === undefined && (tried || text !== '')
                  ? t('센 돈을 120.50처럼 적어 주세요')
                  : undefined
              }
              onChange={({ target }) => draft.change({ [by]: { counted: target.value, why } })}
            />
            <div role="status">
              {difference !== undefined && (by !== '' || difference > 0) && (
                <Difference difference={difference} />
              )}
            </div>
            {difference !== undefined && difference !== 0 && (
              <TextField
                label={t('왜 다른가요?')}
                hint={t('장부에 남아요. 손님 이름은 적지 마세요.')}
                maxLength={maxWhyLength}
                value={why}
                error={
                  tried && why.trim() === '' ? t('이유를 적어 주세요. 기록에 남아요.') : undefined
                }
                onChange={({ target }) =>
                  draft.change({ [by]: { counted: text, why: target.value } })
                }
              />
            )}
          </Card>
        ))}
      </StoredFields>
      {children}
      <div className={form.save}>
        <Button variant="primary" fullWidth busy={busy} onClick={ask}>
          {last ? t('바로잡은 숫자로 정산하기') : t('이 날짜 정산하기')}
        </Button>
      </div>
      {onCancel && (
        <Button fullWidth onClick={onCancel}>
          {t('그대로 두기')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('센 돈 {{amount}}', { amount: formatMoney(sums.counted) })}
        text={[
          differenceWords(t, sums.difference),
          open > 0 && t('아직 안 받은 돈 {{amount}}', { amount: formatMoney(open) }),
          t('정산한 숫자는 바꿀 수 없어요. 틀렸으면 바로잡는 정산을 더해요.'),
        ]
          .filter(Boolean)
          .join('\n')}
        confirmLabel={t('{{amount}}로 정산하기', { amount: formatMoney(sums.counted) })}
        onConfirm={() => void close()}
        cancelLabel={t('다시 보기')}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
