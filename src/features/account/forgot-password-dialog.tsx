import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendPasswordReset } from '../../data/customer/auth-actions.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import {
  type ForgotPasswordForm,
  forgotPasswordSchema,
  type LoginForm,
} from '../../domain/customer/account.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { draftOf, loginDraft } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { EmailField } from './account-fields.tsx';
import styles from './account-form.module.css';

/** Requests the e-mail to reset the password; starts with the address typed in the log-in dialog. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const trouble = useTrouble();
  const form = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email: draftOf<LoginForm>(loginDraft)?.email ?? '' },
  });
  useFormDraft(form, loginDraft);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await sendPasswordReset(email, i18n.language);
      notify.success(t('등록된 이메일이라면 메일을 보내 드렸어요. 받은 편지함을 확인해 주세요.'));
      onClose();
    } catch (error) {
      const { code } = toAppError(error);
      // Only projects without enumeration protection report this; the others respond as if the account
      // existed.
      if (code === 'not-found') trouble.report(t('등록된 이메일을 찾지 못했어요'));
      else trouble.report(errorMessage(t, code));
    }
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('비밀번호 찾기')}
      description={t('가입하신 이메일을 알려 주시면 새 비밀번호를 정하는 메일을 보내 드려요.')}
      closeLabel={t('닫기')}
      width="narrow"
      locked={isSubmitting}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <EmailField
          field={form.register('email')}
          error={errors.email?.message}
          enterKeyHint="send"
        />
        <SubmitButton busy={isSubmitting}>{t('메일 보내기')}</SubmitButton>
        {trouble.help}
      </form>
    </Sheet>
  );
}
