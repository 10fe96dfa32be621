import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invoiceTypes } from '../../../../domain/customer/user.ts';
import {
  type CustomerRights,
  customerRights,
  invalidRight,
  maxAcNameLength,
  rightsChange,
} from '../../../../domain/staff/customers/customer-rights.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import { invoiceTypeName } from '../../common/rights-words.ts';
import styles from './customers.module.css';
import { parsePercent } from './parse-percent.ts';

type RightsFormProps = {
  uid: string;
  /** The rights as stored; they may change while the form is open. */
  current: CustomerRights;
};

/** Edits a customer's rights: cash, invoices, an individual point rate, aged care. */
export function RightsForm({ uid, current }: RightsFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const {
    seen,
    draft: form,
    restored,
    change,
    fill,
    forget,
  } = useEdit(current, draftOf, `rights-${uid}`);
  const [tried, setTried] = useState(false);
  const set = (next: Partial<RightsDraft>) => change({ ...form, ...next });

  const rate = form.rate === '' ? null : parsePercent(form.rate);
  const { rate: _, ...switches } = form;
  const wanted = { ...switches, customPointRate: rate ?? null };
  const invalid = rate === undefined ? 'customPointRate' : invalidRight(wanted);
  const save = async () => {
    setTried(true);
    if (invalid !== undefined) return;
    const changed = rightsChange(seen, wanted);
    const options = { seen: changed.seen, done: t('저장했어요'), editing: true };
    const result = await run(customerRights, { uid, rights: changed.rights }, options);
    if (result === 'not-stored') return;
    forget();
    navigate(staffPaths.customer(uid), { replace: true });
  };
  return (
    <>
      <h2 className={styles.heading}>{t('권한')}</h2>
      {restored && <UnsavedNotice onDiscard={() => fill(current)} />}
      <StoredFields busy={busy}>
        <Checkbox
          label={t('현금으로 주문할 수 있어요')}
          checked={form.isCashAvailable}
          onChange={({ target }) => set({ isCashAvailable: target.checked })}
        />
        <Checkbox
          label={t('믿는 손님이에요')}
          hint={t('새 계정의 제한을 받지 않아요.')}
          checked={form.isTrusted}
          onChange={({ target }) => set({ isTrusted: target.checked })}
        />
        <Checkbox
          label={t('인보이스를 발행할 수 있어요')}
          checked={form.invoiceAuth}
          onChange={({ target }) => set({ invoiceAuth: target.checked })}
        />
        {form.invoiceAuth && (
          <SelectField
            label={t('인보이스 종류')}
            options={invoiceTypes.map((value) => ({ value, label: invoiceTypeName(t, value) }))}
            value={form.invoiceAuthType}
            onChange={(invoiceAuthType) => set({ invoiceAuthType })}
          />
        )}
        <TextField
          label={t('이 손님의 포인트 비율 (%)')}
          hint={t('비우면 가게의 비율로 쌓여요.')}
          inputMode="decimal"
          value={form.rate}
          error={rate === undefined ? t('0부터 100까지 적어 주세요') : undefined}
          onChange={({ target }) => set({ rate: target.value.trim() })}
        />
        <Checkbox
          label={t('요양 서비스를 받으세요')}
          hint={t('현금으로도 주문할 수 있어요.')}
          checked={form.isAgedCare}
          onChange={({ target }) => set({ isAgedCare: target.checked })}
        />
        {form.isAgedCare && (
          <TextField
            label={t('요양 기관')}
            maxLength={maxAcNameLength}
            value={form.acName}
            error={tried && invalid === 'acName' ? t('요양 기관 이름을 적어 주세요') : undefined}
            onChange={({ target }) => set({ acName: target.value })}
          />
        )}
      </StoredFields>
      <Button variant="primary" fullWidth busy={busy} onClick={() => void save()}>
        {t('저장')}
      </Button>
    </>
  );
}

/** The rights as the form holds them: the point rate as typed, percent. */
type RightsDraft = Omit<CustomerRights, 'customPointRate'> & { rate: string };

function draftOf({ customPointRate, ...rights }: CustomerRights): RightsDraft {
  return { ...rights, rate: customPointRate === null ? '' : String(customPointRate) };
}
