import { type ComponentPropsWithRef, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TypedAddress } from '../../../domain/customer/typed-address.ts';
import { deliveryMessage } from '../../../i18n/delivery-problem-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { searchAgain, takeMapName } from '../address-steps.ts';
import styles from '../delivery-form.module.css';
import type { DeliveryForm } from '../use-delivery-form.ts';

/** An address that the suggestions do not have, typed part by part. */
export function TypedAddressFields({ form }: { form: UseFormReturn<DeliveryForm> }) {
  const { t } = useTranslation();
  // What was typed into the search field before.
  useEffect(() => void takeMapName(form), [form]);
  const faults = form.formState.errors.typed;
  const part = (name: keyof TypedAddress): ComponentPropsWithRef<typeof TextField> => ({
    ...form.register(`typed.${name}`),
    label: labels[name],
    error: deliveryMessage(t, faults?.[name]?.message),
    enterKeyHint: 'next',
  });
  const labels = {
    street_number: t('번지'),
    route: t('길 이름'),
    locality: t('동네'),
    postal_code: t('우편번호'),
  };
  return (
    <fieldset className={styles.typed}>
      <legend>{t('주소 직접 입력')}</legend>
      <div className={styles.parts}>
        <TextField {...part('street_number')} placeholder="12" autoComplete="off" />
        <TextField {...part('route')} placeholder="Beamish Street" autoComplete="address-line1" />
      </div>
      <div className={styles.parts}>
        <TextField
          {...part('postal_code')}
          placeholder="2194"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          {...part('locality')}
          {...form.register('typed.locality', { onBlur: () => void takeMapName(form) })}
          placeholder="Campsie"
          autoComplete="address-level2"
        />
      </div>
      <Button variant="quiet" onClick={() => searchAgain(form)}>
        {t('주소 목록에서 고르기')}
      </Button>
    </fieldset>
  );
}
