import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone, isMobile, phoneDigits } from '../domain/customer/delivery.ts';
import { phoneTexts } from '../i18n/phone-message.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { PhoneField } from '../ui/forms/phone-field.tsx';

type CustomerPhoneProps = Omit<ComponentProps<typeof PhoneField>, 'label' | 'hint' | 'mask'>;

/** The phone number of whoever receives a delivery; says so when it can't receive texts. */
export function CustomerPhone(field: CustomerPhoneProps) {
  const { t } = useTranslation();
  const { label, hint, noSms, mobileInstead } = phoneTexts(t);
  const isComplete = phoneDigits(field.value).length === 10;
  return (
    <>
      <PhoneField
        {...field}
        mask={formatPhone}
        label={label}
        hint={hint}
        placeholder="0412-345-678"
      />
      {isComplete && !isMobile(field.value) && (
        <Notice tone="honey" announce title={noSms}>
          {mobileInstead}
        </Notice>
      )}
    </>
  );
}
