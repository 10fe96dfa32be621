import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useTrouble } from '../../content/use-trouble.tsx';
import { signInWithEmail } from '../../data/customer/auth-actions.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { type LoginForm, loginSchema } from '../../domain/customer/account.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { draftOf, forgetDraft } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { AccountPassword, EmailField } from './account-fields.tsx';
import styles from './account-form.module.css';
import { GoogleButton } from './google-button.tsx';
import { usePostLogin } from './use-post-login.ts';

const draft = 'login';
const secret = ['password'] as const;

/** Log-in by e-mail and password or by Google; leads to password reset and sign-up (spec §2). */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const arrive = usePostLogin(onClose);
  const trouble = useTrouble();
  const [googleBusy, setGoogleBusy] = useState(false);
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: '', password: '', ...draftOf<LoginForm>(draft) },
  });
  useFormDraft(form, draft, secret);
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || googleBusy;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      await arrive(await signInWithEmail(email, password));
      forgetDraft(draft);
    } catch (error) {
      const { code } = toAppError(error);
      // The message must not reveal whether the address or the password is wrong (spec §8).
      const wrong = code === 'invalid-credential' || code === 'not-found';
      if (wrong) trouble.report(t('이메일이나 비밀번호를 확인해 주세요'));
      else if (code === 'network') trouble.report(t('인터넷 연결에 실패했어요'));
      else trouble.report(errorMessage(t, code));
    }
  });
  const leaveFor = (kind: 'register' | 'forgot-password') => () => {
    onClose();
    openDialog({ kind });
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('로그인')}
      closeLabel={t('닫기')}
      width="narrow"
      locked={busy}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <EmailField
          field={form.register('email')}
          error={errors.email?.message}
          enterKeyHint="next"
        />
        <AccountPassword
          field={form.register('password')}
          error={errors.password?.message}
          label={t('비밀번호')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <SubmitButton busy={isSubmitting} busyLabel={t('로그인하고 있어요')}>
          {t('로그인')}
        </SubmitButton>
        {trouble.help}
        <p className={styles.or}>{t('또는')}</p>
        <GoogleButton onArrived={arrive} onFailed={onClose} onBusy={setGoogleBusy} />
        <div className={styles.links}>
          <Button variant="quiet" disabled={busy} onClick={leaveFor('forgot-password')}>
            {t('비밀번호를 잊으셨나요?')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={leaveFor('register')}>
            {t('처음이신가요? 회원가입')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
