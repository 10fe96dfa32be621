import { Store, Truck } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deliveryMessage } from '../../i18n/delivery-problem-message.ts';
import { CustomerPhone } from '../../parts/customer-phone.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';

/** Who receives a delivery, and how. */
export function RecipientFields({ form }: { form: UseFormReturn<DeliveryForm> }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <>
      <Segmented
        label={t('받는 방법')}
        value="deliver"
        onChange={() => undefined}
        disabled
        hint={t('지금은 배송만 할 수 있어요')}
        options={[
          { value: 'deliver', label: t('배송'), icon: <Truck aria-hidden="true" /> },
          { value: 'selfPickup', label: t('직접 수령'), icon: <Store aria-hidden="true" /> },
        ]}
      />
      <TextField
        {...form.register('name')}
        label={t('받는 분 이름')}
        autoComplete="name"
        enterKeyHint="next"
        error={deliveryMessage(t, errors.name?.message)}
      />
      <Controller
        name="phone"
        control={form.control}
        render={({ field }) => (
          <CustomerPhone {...field} error={deliveryMessage(t, errors.phone?.message)} />
        )}
      />
    </>
  );
}
