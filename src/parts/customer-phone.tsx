import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isMobile } from '../domain/customer/phone.ts';
import { phoneAsTyped, readPhone, storedPhone } from '../domain/customer/typed-phone.ts';
import { languageOf } from '../domain/lib/language.ts';
import { phoneProblemText, phoneTexts } from '../i18n/phone-message.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { PhoneField } from '../ui/forms/phone-field.tsx';

type AustralianPhoneProps = Omit<ComponentProps<typeof PhoneField>, 'mask'>;

/** An Australian phone number, in any spelling. Says at once why one can't be taken that won't become one by typing on. */
export function AustralianPhone({ error, onBlur, ...field }: AustralianPhoneProps) {
  const { t, i18n } = useTranslation();
  const { value, onChange } = field;
  const read = readPhone(value);
  const text = 'problem' in read ? phoneProblemText(t, languageOf(i18n.language), read) : undefined;
  const instead =
    'problem' in read && read.problem === 'abroad' ? phoneTexts(t).australian : undefined;
  const isCertain = 'problem' in read && ['abroad', 'too-long'].includes(read.problem);
  return (
    <>
      <PhoneField
        {...field}
        mask={phoneAsTyped}
        error={error && ([text, instead].filter(Boolean).join(' ') || error)}
        onBlur={() => {
          const stored = storedPhone(value);
          if (stored !== value) onChange(stored);
          onBlur?.();
        }}
      />
      {isCertain && !error && (
        <Notice tone="honey" announce title={text}>
          {instead}
        </Notice>
      )}
    </>
  );
}

type CustomerPhoneProps = Omit<AustralianPhoneProps, 'label' | 'hint'>;

/** The phone number of whoever receives a delivery; says so when it can't receive texts. */
export function CustomerPhone(field: CustomerPhoneProps) {
  const { t } = useTranslation();
  const { label, hint, noSms, mobileInstead } = phoneTexts(t);
  const isWhole = 'phone' in readPhone(field.value);
  return (
    <>
      <AustralianPhone {...field} label={label} hint={hint} placeholder="0412-345-678" />
      {isWhole && !isMobile(field.value) && (
        <Notice tone="honey" announce title={noSms}>
          {mobileInstead}
        </Notice>
      )}
    </>
  );
}
