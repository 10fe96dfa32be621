import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseReceipt, wantsReceipt } from '../../../data/card/wants-receipt.ts';
import { useSession } from '../../../data/customer/use-session.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';

/** Whether the payment provider e-mails its receipt to the customer's own address. */
export function ReceiptChoice({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const email = useSession((session) => (session.status === 'signed-in' ? session.email : ''));
  const [wants, setWants] = useState(wantsReceipt);
  if (email === '') return null;
  return (
    <Checkbox
      label={t('카드 영수증을 이메일로 받기')}
      hint={t('결제 회사가 {{email}} 주소로 보내요.', { email })}
      checked={wants}
      disabled={disabled}
      onChange={({ target }) => {
        chooseReceipt(target.checked);
        setWants(target.checked);
      }}
    />
  );
}
