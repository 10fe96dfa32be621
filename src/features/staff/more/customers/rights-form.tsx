import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeRights } from '../../../../data/staff/customers/change-rights.ts';
import { invoiceTypes } from '../../../../domain/customer/user.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import {
  type CustomerRights,
  invalidRight,
  maxAcNameLength,
} from '../../../../domain/staff/customers/customer-plan.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ChangedNotice } from '../../common/changed-notice.tsx';
import { useStaffChange } from '../../common/use-staff-change.ts';
import styles from './customers.module.css';
import { parsePercent } from './parse-percent.ts';
import { invoiceTypeName, rightsInWords } from './rights-words.ts';

type RightsFormProps = {
  uid: string;
  /** The rights as stored; they may change while the form is open. */
  current: CustomerRights;
};

/** Edits a customer's rights: cash, invoices, an individual point rate, aged care. */
export function RightsForm({ uid, current }: RightsFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, change } = useStaffChange();
  const [seen, setSeen] = useState(current);
  const [form, setForm] = useState(current);
  const [rateText, setRateText] = useState(textOf(current));
  const [tried, setTried] = useState(false);
  const set = (next: Partial<CustomerRights>) => setForm({ ...form, ...next });

  const rate = rateText === '' ? null : parsePercent(rateText);
  const rights = { ...form, customPointRate: rate ?? null };
  const invalid = rate === undefined ? 'customPointRate' : invalidRight(rights);
  const save = async () => {
    setTried(true);
    if (invalid !== undefined) return;
    if (!(await change(() => changeRights({ uid, rights, seen })))) return;
    notify.success(t('저장했어요'));
    navigate(staffPaths.customer(uid), { replace: true });
  };
  return (
    <>
      <h2 className={styles.heading}>{t('권한')}</h2>
      {!busy && !sameValue(seen, current) && (
        <ChangedNotice
          now={rightsInWords(t, current)}
          onKeep={() => setSeen(current)}
          onTake={() => {
            setSeen(current);
            setForm(current);
            setRateText(textOf(current));
          }}
        />
      )}
      <Checkbox
        label={t('현금으로 주문할 수 있어요')}
        checked={form.isCashAvailable}
        onChange={({ target }) => set({ isCashAvailable: target.checked })}
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
        value={rateText}
        error={rate === undefined ? t('0부터 100까지 적어 주세요') : undefined}
        onChange={({ target }) => setRateText(target.value.trim())}
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
      <Button variant="primary" fullWidth busy={busy} onClick={() => void save()}>
        {t('저장')}
      </Button>
    </>
  );
}

function textOf({ customPointRate }: CustomerRights): string {
  return customPointRate === null ? '' : String(customPointRate);
}
