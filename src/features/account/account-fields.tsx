import type { KeyboardEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountMessages } from '../../domain/customer/account.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { accountWords } from './account-words.ts';

type AccountFieldProps = {
  field: UseFormRegisterReturn;
  /** Message code of the field's error. */
  error: string | undefined;
  /** The label of the keyboard's return key. */
  enterKeyHint?: 'next' | 'send' | 'go';
};

type EmailFieldProps = AccountFieldProps & {
  /** `username` where a password manager may fill in an account. */
  autoComplete?: 'email' | 'username';
  onKeyDown?: KeyboardEventHandler;
};

/** The e-mail address of the account. */
export function EmailField({ field, error, ...more }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      autoComplete="username"
      {...field}
      {...more}
      label={t('이메일')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      error={accountWords(t, error)}
    />
  );
}

type AccountPasswordProps = AccountFieldProps & {
  label: string;
  hint?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field, for the present or a new password. */
export function AccountPassword({ field, error, hint, ...more }: AccountPasswordProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...field}
      {...more}
      // An error about the length repeats the hint, so the hint is left out.
      hint={error === accountMessages.password ? undefined : hint}
      showLabel={t('비밀번호 보기')}
      hideLabel={t('비밀번호 가리기')}
      error={accountWords(t, error)}
    />
  );
}
