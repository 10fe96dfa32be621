import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { staffSettings } from '../../../../data/staff/staff-settings.ts';
import { formatMoney, formatPoints, toDollars } from '../../../../domain/lib/money.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import type { Ledger } from '../../../../domain/points/points.ts';
import {
  grantKey,
  grantLimits,
  grantPoints,
  parseGrant,
} from '../../../../domain/staff/customers/grant-points.ts';
import { draftOf } from '../../../../screen-state/drafts.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { ReasonField } from '../../common/forms/reason-field.tsx';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import styles from './customers.module.css';

type CustomerPointsProps = { uid: string; record: CustomerRecord; list: SharedViews['pointList'] };

/** A customer's points: balance, ledger, and a form to grant points. */
export function CustomerPoints({ uid, record, list }: CustomerPointsProps) {
  const { t } = useTranslation();
  const { ledger, balance } = record;
  return (
    <>
      <h2 className={styles.heading}>{t('포인트')}</h2>
      <Rows
        rows={[
          {
            id: 'balance',
            label: t('남은 포인트'),
            value: formatPoints(balance ?? 0),
            strong: true,
          },
        ]}
      />
      <GrantForm uid={uid} ledger={ledger} />
      {Object.keys(ledger).length === 0 ? (
        <EmptyState title={t('아직 포인트가 없어요')} />
      ) : (
        list(ledger, balance)
      )}
    </>
  );
}

/**
 * Grants points, with a reason that the log keeps; the same reason grants only once. More than the shop gives lightly is
 * asked about in dollars.
 */
function GrantForm({ uid, ledger }: { uid: string; ledger: Ledger }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const draft = useDraft<{ amount: string; reason: string }>(`grant-${uid}`);
  const { amount = '', reason = '' } = draft.values;
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const points = parseGrant(amount);
  const missing = reason.trim() === '';
  const repeated = !busy && !missing && grantKey(reason.trim()) in ledger;
  const ask = () => {
    setTried(true);
    if (points === undefined || missing || repeated) return;
    if (toDollars(points) > staffSettings.askAbove) setAsking(true);
    else void grant();
  };
  const grant = async () => {
    setAsking(false);
    if (points === undefined) return;
    const done = t('{{points}} 포인트를 드렸어요', { points: formatPoints(points) });
    const options = { seen: null, done, editing: true };
    if ((await run(grantPoints, { uid, points, reason }, options)) !== 'stored') return;
    setTried(false);
    // What has been typed meanwhile is the next grant.
    if (sameValue(draftOf(draft.name), draft.values)) draft.forget();
  };
  return (
    <section className={styles.panel} aria-label={t('포인트 드리기')}>
      {draft.restored && (amount || reason) && <UnsavedNotice onDiscard={draft.forget} />}
      <TextField
        label={t('드릴 포인트')}
        hint={
          points === undefined
            ? t('1포인트 = $1')
            : t('1포인트 = $1 · 모두 {{dollars}}', { dollars: formatMoney(points) })
        }
        inputMode="decimal"
        value={amount}
        error={tried && points === undefined ? t('0.01부터 99999.99까지 적어 주세요') : undefined}
        onChange={({ target }) => draft.change({ amount: target.value.trim() })}
      />
      <ReasonField
        value={reason}
        maxLength={grantLimits.reason}
        missing={tried && missing}
        error={
          repeated
            ? t('이 이유로 이미 드렸어요. 다시 드리려면 이유를 다르게 적어 주세요.')
            : undefined
        }
        onChange={(next) => draft.change({ reason: next })}
      />
      <Button fullWidth icon={<Gift aria-hidden="true" />} busy={busy} onClick={ask}>
        {t('포인트 드리기')}
      </Button>
      <ConfirmDialog
        open={asking && points !== undefined}
        title={t('{{dollars}}달러를 드릴까요?', { dollars: formatPoints(points ?? 0) })}
        text={t('1포인트는 1달러예요. 손님이 다음 주문에서 돈처럼 쓰실 수 있어요.')}
        confirmLabel={t('{{dollars}}달러 드리기', { dollars: formatPoints(points ?? 0) })}
        cancelLabel={t('그대로 두기')}
        tone="danger"
        onConfirm={() => void grant()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
