import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../data/customer/log-out.ts';
import { useSession } from '../../data/customer/session.ts';
import {
  accountMessages,
  completeProfileSchema,
  type RegisterForm,
  registerSchema,
} from '../../domain/customer/account.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { draftOf, keepDraft } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { AccountPassword, EmailField } from './account-fields.tsx';
import styles from './account-form.module.css';
import { accountWords } from './account-words.ts';
import { AgedCareFields } from './aged-care-fields.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { PrivacyLink } from './privacy-link.tsx';
import { useRegistration } from './use-registration.ts';

const secret = ['password'] as const;

/**
 * Sign-up. A customer who is signed in already (a new Google user, or after an interrupted sign-up) only
 * completes the profile. Closing the dialog without signing up signs that account out (spec §4).
 */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const known = session.status === 'signed-in' ? session : undefined;
  const form = useForm<RegisterForm>({
    resolver: standardSchemaResolver(known ? completeProfileSchema : registerSchema),
    defaultValues: {
      isAgedCare: false,
      acName: '',
      email: known?.email ?? '',
      password: '',
      name: known?.displayName ?? '',
      ...draftOf<RegisterForm>('register'),
      ...(known ? { email: known.email } : {}),
    },
  });
  useFormDraft(form, 'register', secret);
  const { errors, isSubmitting } = form.formState;
  const { register, confirming, resend, help } = useRegistration(form, onClose);
  const close = () => {
    onClose();
    if (!known) return;
    logOut().catch((error) => {
      console.error('the account could not be left', error);
      notify.trouble(t('로그아웃하지 못했어요. 메뉴에서 로그아웃해 주세요.'));
    });
  };
  // The next dialog starts with the address typed here.
  const leaveFor = (kind: 'login' | 'forgot-password') => () => {
    const email = form.getValues('email');
    if (email) keepDraft('login', { email });
    close();
    openDialog({ kind });
  };

  return (
    <Sheet
      open
      onClose={close}
      title={t('회원가입')}
      description={known && !confirming ? t('마지막으로 이름만 알려 주세요.') : undefined}
      closeLabel={t('닫기')}
      width="narrow"
      locked={isSubmitting}
    >
      <form className={styles.form} onSubmit={form.handleSubmit(register)} noValidate>
        <AgedCareFields
          box={form.register('isAgedCare')}
          name={form.register('acName')}
          ticked={form.watch('isAgedCare')}
          error={errors.acName?.message}
        />
        <div className={styles.fieldWithWays}>
          <EmailField
            field={form.register('email')}
            error={errors.email?.message}
            readOnly={known !== undefined}
          />
          {errors.email?.message === accountMessages.emailTaken && (
            <div className={styles.ways}>
              <Button onClick={leaveFor('login')}>{t('로그인')}</Button>
              <Button onClick={leaveFor('forgot-password')}>{t('비밀번호 찾기')}</Button>
            </div>
          )}
        </div>
        {!known && (
          <AccountPassword
            field={form.register('password')}
            error={errors.password?.message}
            label={t('비밀번호')}
            hint={t('6자 이상')}
            autoComplete="new-password"
          />
        )}
        <TextField
          {...form.register('name')}
          label={t('이름')}
          autoComplete="name"
          enterKeyHint="done"
          error={accountWords(t, errors.name?.message)}
        />
        {confirming && <ConfirmEmailNotice email={form.getValues('email')} onResend={resend} />}
        <SubmitButton busy={isSubmitting} busyLabel={t('가입하고 있어요')}>
          {confirming ? t('확인했어요. 가입 마치기') : t('가입하기')}
        </SubmitButton>
        {help}
        <PrivacyLink />
        {!known && (
          <div className={styles.links}>
            <Button variant="quiet" disabled={isSubmitting} onClick={leaveFor('login')}>
              {t('이미 가입하셨나요? 로그인')}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
}
