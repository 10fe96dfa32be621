import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AddressSearchField } from './address-search-field.tsx';
import type { AddressSource } from './address-source.ts';
import { typeByHand } from './address-steps.ts';
import { ChosenAddressSource } from './choose-address-source.ts';
import { TypedAddressFields } from './typed-address-fields.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';

type AddressFieldProps = { form: UseFormReturn<DeliveryForm> };

/** The address, chosen from suggestions, or typed by hand when the suggestions do not work. */
export function AddressField({ form }: AddressFieldProps) {
  const [source, setSource] = useState<AddressSource>({ status: 'loading' });
  if (form.watch('manual')) return <TypedAddressFields form={form} />;
  return (
    <>
      <ChosenAddressSource onState={setSource} />
      <AddressSearchField
        form={form}
        search={source.status === 'ready' ? source.search : undefined}
      />
      <SourceTrouble source={source} onManual={() => typeByHand(form)} />
    </>
  );
}

/** Offers to type the address by hand when the service is slow, fails or refuses. */
function SourceTrouble({ source, onManual }: { source: AddressSource; onManual: () => void }) {
  const { t } = useTranslation();
  if (source.status !== 'slow' && source.status !== 'failed') return null;
  return (
    <Notice
      tone="honey"
      announce
      action={<Button onClick={onManual}>{t('주소를 직접 입력하기')}</Button>}
    >
      {source.status === 'slow'
        ? t('주소 찾기가 늦어지고 있어요. 기다리거나 직접 입력하실 수 있어요.')
        : t('주소 찾기를 지금 쓸 수 없어요. 주소를 직접 입력해 주세요.')}
    </Notice>
  );
}
