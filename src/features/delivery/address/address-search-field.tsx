import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withTypedParts } from '../../../domain/customer/chosen-address.ts';
import { isPostBox } from '../../../domain/customer/post-box.ts';
import { hasHangul } from '../../../domain/customer/suburbs.ts';
import { deliveryMessage } from '../../../i18n/delivery-problem-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { chooseAddress, editAddress, typeByHand } from '../address-steps.ts';
import type { DeliveryForm } from '../use-delivery-form.ts';
import { type AddressSource, type AddressSuggestion, minQueryLength } from './address-source.ts';
import { useSuggestions } from './use-suggestions.ts';

type AddressSearchFieldProps = {
  form: UseFormReturn<DeliveryForm>;
  /** The field accepts typing while the service loads. */
  source: AddressSource;
};

/**
 * The address field with suggestions. Editing the text clears the chosen address (spec §5). Below the field stands one
 * thing at a time: the trouble of the service with the way around it, what the search found, an error, or the hint.
 */
export function AddressSearchField({ form, source }: AddressSearchFieldProps) {
  const { t } = useTranslation();
  const search = source.status === 'ready' ? source.search : undefined;
  const [choosing, setChoosing] = useState(false);
  const [trouble, setTrouble] = useState<'failed' | 'no-address' | 'no-number'>();
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
    const typed = form.getValues('addressText');
    form.setValue('addressText', suggestion.text, { shouldDirty: true });
    try {
      const found = await search.resolve(suggestion);
      // The customer may have typed more meanwhile.
      if (form.getValues('addressText') !== suggestion.text) return;
      const chosen = found && withTypedParts(found, suggestion.text, typed);
      if (chosen?.address.street_number) chooseAddress(form, chosen);
      else setTrouble(chosen ? 'no-number' : 'no-address');
    } catch (error) {
      console.error('the chosen address could not be read', error);
      setTrouble('failed');
    } finally {
      setChoosing(false);
    }
  };
  const nothingFound =
    !chosen && !suggestions.failed && search !== undefined && text.trim().length >= minQueryLength;
  const outage = outageOf(source, suggestions.failed || trouble === 'failed');
  const outageText =
    outage === 'slow'
      ? t('주소 찾기가 늦어지고 있어요. 기다리거나 직접 입력하실 수 있어요.')
      : outage && t('주소 찾기를 지금 쓸 수 없어요. 주소를 직접 입력해 주세요.');
  const pick = t('번지와 길 이름을 쓰고 목록에서 골라 주세요');
  // What was typed is an address only once it is chosen.
  const unchosen = !chosen && !outage && text.trim() !== '';
  const missing = deliveryMessage(t, form.formState.errors.addressFull?.message);
  const byHand = <Button onClick={() => typeByHand(form)}>{t('주소를 직접 입력하기')}</Button>;
  const fault =
    trouble === 'no-address'
      ? t('배송할 수 없는 곳이에요. 길 이름과 동네가 있는 주소를 골라 주세요.')
      : trouble === 'no-number'
        ? t('번지가 빠졌어요. 길 이름 앞에 번지를 써 주세요. 예: 12 Beamish St')
        : missing && (unchosen ? `${missing}. ${pick}.` : missing);
  return (
    <>
      <Controller
        name="addressFull"
        control={form.control}
        render={({ field }) => (
          <Combobox
            ref={field.ref}
            onBlur={field.onBlur}
            name="address-search"
            autoComplete="address-line1"
            label={t('주소')}
            hint={chosen || outage ? undefined : pick}
            error={fault && (outageText ?? fault)}
            value={text}
            onValueChange={edit}
            items={suggestions.items}
            onSelect={choose}
            loading={choosing || suggestions.loading}
            loadingLabel={t('주소를 찾고 있어요')}
            emptyText={
              !nothingFound
                ? undefined
                : isPostBox(text)
                  ? t('사서함에는 배송할 수 없어요. 받으실 집이나 가게 주소를 써 주세요.')
                  : hasHangul(text)
                    ? t('찾은 주소가 없어요. 길 이름은 영어로 써 주세요. 예: 12 Beamish St')
                    : t('찾은 주소가 없어요. 번지와 길 이름을 확인해 주세요.')
            }
            clearLabel={t('주소 지우기')}
            attribution={search?.attribution}
            itemIcon={<MapPin aria-hidden="true" />}
          />
        )}
      />
      {!outage && (trouble === 'no-number' || (missing && unchosen)) && byHand}
      {outage &&
        (fault ? (
          byHand
        ) : (
          <Notice tone="honey" announce action={byHand}>
            {outageText}
          </Notice>
        ))}
    </>
  );
}

/** Why addresses can't be searched for at the moment; typing by hand is offered then. */
function outageOf(source: AddressSource, searchFailed: boolean): 'slow' | 'failed' | undefined {
  if (source.status === 'slow') return 'slow';
  return source.status === 'failed' || searchFailed ? 'failed' : undefined;
}
