import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ProfileForm as Form, profileSchema } from '../../domain/customer/account.ts';
import type { User } from '../../domain/customer/user.ts';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { draftOf } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';
import { StoredFields } from '../../ui/forms/stored-fields.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AccountPassword } from './account-fields.tsx';
import styles from './account-form.module.css';
import { accountWords } from './account-words.ts';
import { AgedCareFields } from './aged-care-fields.tsx';
import { useProfileSave } from './use-profile-save.ts';

const secret = ['oldPassword', 'newPassword'] as const;

type ProfileFormProps = {
  user: User;
  /** False for Google accounts, which have no password here. */
  hasPassword: boolean;
  onSaved: () => void;
};

/** Name, aged care and password (spec §5). */
export function ProfileForm({ user, hasPassword, onSaved }: ProfileFormProps) {
  const { t } = useTranslation();
  const draft = `profile-${user.uid}`;
  const form = useForm<Form>({
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: {
      name: user.name,
      isAgedCare: user.isAgedCare === true,
      acName: user.acName ?? '',
      oldPassword: '',
      newPassword: '',
      ...draftOf<Form>(draft),
    },
  });
  useFormDraft(form, draft, secret);
  const trouble = useTrouble();
  const save = useProfileSave(form, user, draft, onSaved, trouble.report);
  const [isStoring, setStoring] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const store = async (values: Form) => {
    setStoring(true);
    await save(values);
    setStoring(false);
  };
  return (
    <form className={styles.form} onSubmit={form.handleSubmit(store)} noValidate>
      <TextField
        label={t('이메일')}
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
        hint={hasPassword ? undefined : t('Google 계정으로 로그인하셨어요.')}
      />
      <StoredFields busy={isStoring}>
        <TextField
          {...form.register('name')}
          label={t('이름')}
          autoComplete="name"
          error={accountWords(t, errors.name?.message)}
        />
        <AgedCareFields
          box={form.register('isAgedCare')}
          name={form.register('acName')}
          ticked={form.watch('isAgedCare')}
          error={errors.acName?.message}
        />
      </StoredFields>
      {hasPassword && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('비밀번호 바꾸기')}</legend>
          <AccountPassword
            field={form.register('oldPassword')}
            error={errors.oldPassword?.message}
            label={t('현재 비밀번호')}
            hint={t('바꾸지 않으려면 비워 두세요.')}
            autoComplete="current-password"
          />
          <AccountPassword
            field={form.register('newPassword')}
            error={errors.newPassword?.message}
            label={t('새 비밀번호')}
            hint={t('6자 이상')}
            autoComplete="new-password"
          />
        </fieldset>
      )}
      <SubmitButton busy={isSubmitting} busyLabel={t('저장하고 있어요')}>
        {t('저장')}
      </SubmitButton>
      {trouble.help}
    </form>
  );
}
