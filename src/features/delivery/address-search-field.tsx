import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Combobox } from '../../ui/forms/combobox.tsx';
import { type AddressSearch, type AddressSuggestion, minQueryLength } from './address-source.ts';
import { chooseAddress, editAddress } from './address-steps.ts';
import { deliveryWords } from './delivery-words.ts';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useSuggestions } from './use-suggestions.ts';

type AddressSearchFieldProps = {
  form: UseFormReturn<DeliveryForm>;
  /** Undefined while the service loads; the field accepts typing already. */
  search: AddressSearch | undefined;
};

/** The address field with suggestions. Editing the text clears the chosen address (spec §5). */
export function AddressSearchField({ form, search }: AddressSearchFieldProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const [trouble, setTrouble] = useState<'failed' | 'no-address'>();
  const text = form.watch('addressText');
  const chosen = form.watch('addressFull') !== null;
  const suggestions = useSuggestions(chosen ? undefined : search, text);
  const edit = (next: string) => {
    setTrouble(undefined);
    editAddress(form, next);
  };
  const choose = async (suggestion: AddressSuggestion) => {
    if (!search) return;
    setChoosing(true);
    form.setValue('addressText', suggestion.text, { shouldDirty: true });
    try {
      const address = await search.resolve(suggestion);
      // The customer may have typed more meanwhile.
      if (form.getValues('addressText') !== suggestion.text) return;
      if (!address) {
        setTrouble('no-address');
        return;
      }
      chooseAddress(form, address);
    } catch (error) {
      console.error('the chosen address could not be read', error);
      setTrouble('failed');
    } finally {
      setChoosing(false);
    }
  };
  const found = suggestions.items.length > 0;
  const nothing =
    !chosen && !suggestions.failed && search !== undefined && text.trim().length >= minQueryLength;
  return (
    <>
      <Controller
        name="addressFull"
        control={form.control}
        render={({ field, fieldState }) => (
          <Combobox
            ref={field.ref}
            onBlur={field.onBlur}
            name="address-search"
            label={t('주소')}
            hint={chosen ? undefined : t('번지와 길 이름을 쓰고 목록에서 골라 주세요')}
            error={
              trouble === 'no-address'
                ? t('배송할 수 없는 곳이에요. 길 이름과 동네가 있는 주소를 골라 주세요.')
                : deliveryWords(t, fieldState.error?.message)
            }
            value={text}
            onValueChange={edit}
            items={suggestions.items}
            onSelect={choose}
            loading={choosing || suggestions.loading}
            loadingLabel={t('주소를 찾고 있어요')}
            emptyText={
              nothing && !found
                ? t('찾은 주소가 없어요. 번지와 길 이름을 확인해 주세요.')
                : undefined
            }
            clearLabel={t('주소 지우기')}
            attribution={search?.attribution}
            itemIcon={<MapPin aria-hidden="true" />}
          />
        )}
      />
      {(suggestions.failed || trouble === 'failed') && (
        <Notice tone="honey" announce>
          {t('주소 찾기를 지금 쓸 수 없어요. 주소를 직접 입력해 주세요.')}
        </Notice>
      )}
    </>
  );
}
