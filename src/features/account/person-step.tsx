import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/customer/use-session.ts';
import { type PersonForm, personSchema } from '../../domain/customer/account.ts';
import type { User } from '../../domain/customer/user.ts';
import { type ConsentChoice, choiceOf } from '../../domain/messages/consent.ts';
import { CustomerPhone } from '../../parts/customer-phone.tsx';
import { ReminderBoxes } from '../../parts/reminder-boxes.tsx';
import { draftOf } from '../../screen-state/drafts.ts';
import { useDraft } from '../../screen-state/use-draft.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';
import { StoredFields } from '../../ui/forms/stored-fields.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './account-form.module.css';
import { accountWords } from './account-words.ts';
import { AgedCareFields } from './aged-care-fields.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { enterMovesOn } from './enter-moves-on.ts';
import { useRegistration } from './use-registration.ts';

/** Name of the draft that keeps name, phone and aged care. */
export const personDraft = 'register';
/** Name of the draft that keeps the ticks of reminders. */
export const remindersDraft = 'reminders';

type PersonStepProps = {
  /** Undefined for an account that has none yet: this step then completes the sign-up (spec §4). */
  profile: User | undefined;
  /** Asks for the phone as well, which a delivery needs. */
  withPhone: boolean;
  /** Puts the cursor into the first empty field: the customer has come here from another step. */
  focusField: boolean;
  onDone: (person: PersonForm) => void;
  onBusy: (busy: boolean) => void;
  /** The way to the step before. */
  back: ReactNode;
};

/** Who the customer is: name, phone, and at sign-up whether they are an aged-care client (spec §2, §5). */
export function PersonStep({
  profile,
  withPhone,
  focusField,
  onDone,
  onBusy,
  back,
}: PersonStepProps) {
  const { t } = useTranslation();
  const displayName = useSession((one) => (one.status === 'signed-in' ? one.displayName : ''));
  const form = useForm<PersonForm>({
    resolver: standardSchemaResolver(personSchema(withPhone)),
    defaultValues: {
      isAgedCare: false,
      acName: '',
      name: profile?.name ?? displayName,
      phone: '',
      ...draftOf<PersonForm>(personDraft),
    },
  });
  useFormDraft(form, personDraft);
  const [isStoring, setStoring] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const registration = useRegistration();
  const reminders = useDraft<ConsentChoice>(remindersDraft);
  const choice = { ...choiceOf(undefined), ...reminders.values };
  useEffect(() => {
    if (!focusField) return;
    const { name, phone } = form.getValues();
    form.setFocus(name && !phone && withPhone ? 'phone' : 'name');
  }, [focusField, form, withPhone]);

  const showBusy = (busy: boolean) => {
    setStoring(busy);
    onBusy(busy);
  };
  const submit = form.handleSubmit(async (person) => {
    showBusy(true);
    const registered = profile !== undefined || (await registration.register(person, choice));
    showBusy(false);
    if (!registered) return;
    reminders.forget();
    onDone(person);
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StoredFields busy={isStoring}>
        <TextField
          {...form.register('name')}
          label={profile ? t('받는 분 이름') : t('이름')}
          autoComplete="name"
          enterKeyHint={withPhone ? 'next' : 'done'}
          error={accountWords(t, errors.name?.message)}
          {...(withPhone && enterMovesOn(form, 'phone'))}
        />
        {withPhone && (
          <Controller
            name="phone"
            control={form.control}
            render={({ field }) => (
              <CustomerPhone {...field} error={accountWords(t, errors.phone?.message)} />
            )}
          />
        )}
        {!profile && (
          <AgedCareFields
            box={form.register('isAgedCare')}
            name={form.register('acName')}
            ticked={form.watch('isAgedCare')}
            error={errors.acName?.message}
          />
        )}
        {!profile && <ReminderBoxes choice={choice} onChange={reminders.change} />}
      </StoredFields>
      {registration.confirming && <ConfirmEmailNotice onResend={registration.resend} />}
      <SubmitButton busy={isSubmitting} busyLabel={t('가입하고 있어요')}>
        {registration.confirming
          ? t('확인했어요. 가입 마치기')
          : withPhone
            ? t('다음')
            : t('가입하기')}
      </SubmitButton>
      {registration.help}
      {back}
    </form>
  );
}
