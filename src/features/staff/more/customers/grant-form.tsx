import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPoints } from '../../../../domain/lib/money.ts';
import type { Ledger } from '../../../../domain/points/points.ts';
import {
  grantKey,
  grantLimits,
  grantPoints,
  parseGrant,
} from '../../../../domain/staff/customers/grant-points.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import styles from './customers.module.css';

/** Grants points, with a reason that the log keeps; the same reason grants only once. */
export function GrantForm({ uid, ledger }: { uid: string; ledger: Ledger }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const draft = useDraft<{ amount: string; reason: string }>(`grant-${uid}`);
  const { amount = '', reason = '' } = draft.values;
  const [tried, setTried] = useState(false);
  const points = parseGrant(amount);
  const missing = reason.trim() === '';
  const repeated = !busy && !missing && grantKey(reason.trim()) in ledger;
  const grant = async () => {
    setTried(true);
    if (points === undefined || missing || repeated) return;
    const done = t('{{points}} 포인트를 드렸어요', { points: formatPoints(points) });
    const options = { seen: null, done, editing: true };
    if ((await run(grantPoints, { uid, points, reason }, options)) !== 'stored') return;
    draft.forget();
    setTried(false);
  };
  let reasonError: string | undefined;
  if (repeated)
    reasonError = t('이 이유로 이미 드렸어요. 다시 드리려면 이유를 다르게 적어 주세요.');
  else if (tried && missing) reasonError = t('이유를 적어 주세요. 기록에 남아요.');
  return (
    <section className={styles.panel} aria-label={t('포인트 드리기')}>
      {draft.restored && (amount || reason) && <UnsavedNotice onDiscard={draft.forget} />}
      <TextField
        label={t('드릴 포인트')}
        inputMode="decimal"
        value={amount}
        error={tried && points === undefined ? t('0.01부터 99999.99까지 적어 주세요') : undefined}
        onChange={({ target }) => draft.change({ amount: target.value.trim() })}
      />
      <TextField
        label={t('이유')}
        maxLength={grantLimits.reason}
        value={reason}
        error={reasonError}
        onChange={({ target }) => draft.change({ reason: target.value })}
      />
      <Button fullWidth icon={<Gift aria-hidden="true" />} busy={busy} onClick={() => void grant()}>
        {t('포인트 드리기')}
      </Button>
    </section>
  );
}
