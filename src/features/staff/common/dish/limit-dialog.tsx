import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { limit, limitInAll } from '../../../../domain/staff/dates/limit.ts';
import { isTenfold } from '../../../../domain/staff/slips.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../changes/use-action.ts';
import { EditSheet } from '../forms/edit-sheet.tsx';
import styles from '../forms/staff-form.module.css';
import { limitsText } from './limits-text.ts';

/** The dish whose limits are set. */
export interface LimitedDish {
  menuId: string;
  title: string;
  /** Portions in all orders of the date; undefined while they are loading. */
  ordered: number | undefined;
}

type LimitDialogProps = {
  dateId: string;
  date: ActiveDate;
  dish: LimitedDish;
  onClose: () => void;
};

/** Sets how many of a menu one person, and all together, may order on a date; empty for no limit. */
export function LimitDialog({ dateId, date, dish, onClose }: LimitDialogProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { menuId, title, ordered } = dish;
  const aPerson = useLimitField(date.menuLimitForPerson[menuId]);
  const inAll = useLimitField(date.menuLimitInAll?.[menuId]);
  const right = aPerson.right && inAll.right;
  const [asking, setAsking] = useState(false);
  const isSlip = [aPerson, inAll].some(({ seen, wanted }) => isTenfold(seen, wanted));
  const save = async () => {
    setAsking(false);
    const done = `${title} · ${limitsText(t, aPerson.wanted ?? undefined, inAll.wanted ?? undefined)}`;
    const changes = [
      { action: limit, ...aPerson },
      { action: limitInAll, ...inAll },
    ].filter(({ seen, wanted }) => seen !== wanted);
    for (const { action, seen, wanted } of changes) {
      const input = { dateId, menuId, limit: wanted };
      if ((await run(action, input, { seen, done })) === 'not-stored') return;
    }
    onClose();
  };
  const error = t('1부터 999까지 적어 주세요');
  return (
    <EditSheet
      title={title}
      description={t('비우면 제한이 없어요.')}
      busy={busy}
      onSave={() => {
        if (!right) return;
        if (isSlip) setAsking(true);
        else void save();
      }}
      onClose={onClose}
    >
      <div className={styles.group}>
        <TextField
          label={t('1인 제한')}
          hint={t('한 사람이 이 날짜에 주문할 수 있는 개수예요.')}
          inputMode="numeric"
          value={aPerson.text}
          error={aPerson.right ? undefined : error}
          onChange={({ target }) => aPerson.setText(target.value)}
        />
        <TextField
          label={t('전체 제한')}
          hint={[
            t('모든 주문을 합친 개수예요. 다 차면 저절로 품절되고, 취소되면 저절로 다시 팔아요.'),
            ordered !== undefined && t('지금까지 {{ordered}}개 주문되었어요.', { ordered }),
          ]
            .filter(Boolean)
            .join(' ')}
          inputMode="numeric"
          value={inAll.text}
          error={inAll.right ? undefined : error}
          onChange={({ target }) => inAll.setText(target.value)}
        />
      </div>
      <ConfirmDialog
        open={asking}
        title={t('제한이 열 배 넘게 달라져요. 맞나요?')}
        text={limitsText(t, aPerson.wanted ?? undefined, inAll.wanted ?? undefined)}
        confirmLabel={t('이대로 저장')}
        cancelLabel={t('다시 보기')}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </EditSheet>
  );
}

/** A limit as it is typed. `seen`: as it was when the dialog was opened, so that a later change is not overwritten. */
function useLimitField(limit: number | undefined) {
  const [seen] = useState(limit ?? null);
  const [text, setText] = useState(limit === undefined ? '' : String(limit));
  const typed = text.trim();
  return {
    text,
    setText,
    right: typed === '' || /^[1-9]\d{0,2}$/.test(typed),
    seen,
    wanted: typed === '' ? null : Number(typed),
  };
}
