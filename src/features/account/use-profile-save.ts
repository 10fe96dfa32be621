import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../data/customer/auth-actions.ts';
import { saveProfile } from '../../data/customer/save-profile.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { accountMessages, type ProfileForm } from '../../domain/customer/account.ts';
import type { User } from '../../domain/customer/user.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { forgetDraft } from '../../screen-state/drafts.ts';
import { notify } from '../../ui/feedback/toast.tsx';

/** Saves what has changed: first the password, which may be refused, then the profile (spec §8). */
export function useProfileSave(
  form: UseFormReturn<ProfileForm>,
  user: User,
  draft: string,
  onSaved: () => void,
  onTrouble: (text: string) => void,
): (values: ProfileForm) => Promise<void> {
  const { t } = useTranslation();
  return async ({ name, isAgedCare, acName: typed, oldPassword, newPassword }) => {
    const acName = isAgedCare ? typed : '';
    const sameProfile =
      name === user.name &&
      isAgedCare === (user.isAgedCare === true) &&
      acName === (user.acName ?? '');
    if (sameProfile && newPassword === '') {
      notify.info(t('바뀐 내용이 없어요'));
      return;
    }
    try {
      if (newPassword !== '') {
        await changePassword(oldPassword, newPassword);
        form.resetField('oldPassword');
        form.resetField('newPassword');
      }
      if (!sameProfile) await saveProfile(user, { name, isAgedCare, acName });
      forgetDraft(draft);
      notify.success(t('정보를 바꾸었어요'));
      onSaved();
    } catch (error) {
      const { code } = toAppError(error);
      if (code === 'invalid-credential') {
        const message = accountMessages.wrongPassword;
        form.setError('oldPassword', { message }, { shouldFocus: true });
      } else onTrouble(errorMessage(t, code));
    }
  };
}
