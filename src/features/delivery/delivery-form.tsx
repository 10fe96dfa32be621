import { Store, Truck } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyContactShop } from '../../content/lazy-contact-shop.tsx';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import {
  type DeliveryInfo,
  formatPhone,
  isMobile,
  phoneDigits,
} from '../../domain/customer/delivery.ts';
import { toDeliveryInfo } from '../../domain/customer/delivery-form.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { forgetDraft } from '../../screen-state/drafts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { PhoneField } from '../../ui/forms/phone-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AddressField } from './address-field.tsx';
import { AddressProblemDialog } from './address-problem-dialog.tsx';
import { hasLostUnit, typeByHand } from './address-steps.ts';
import styles from './delivery-form.module.css';
import { deliveryWords } from './delivery-words.ts';
import { useDeliveryForm, type DeliveryForm as Values, valuesToSave } from './use-delivery-form.ts';

type DeliveryFormProps = {
  /** Name of the draft that keeps unsaved input. */
  draft: string;
  /** The initial values. */
  saved: Values;
  save: (info: DeliveryInfo) => Promise<void>;
  onSaved: () => void;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/** Name, address and notes for the driver (spec §2, §5). */
export function DeliveryForm({ draft, saved, save, onSaved, onBusy }: DeliveryFormProps) {
  const { t, i18n } = useTranslation();
  const form = useDeliveryForm(draft, saved);
  const [problem, setProblem] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy?.(true);
    try {
      await save(toDeliveryInfo(valuesToSave(values)));
      forgetDraft(draft);
      notify.success(t('저장했어요'));
      onSaved();
    } catch (error) {
      console.error('the delivery details could not be saved', error);
      setFailure(errorMessage(t, toAppError(error).code));
    } finally {
      onBusy?.(false);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
        error={deliveryWords(t, errors.name?.message)}
      />
      <Controller
        name="phone"
        control={form.control}
        render={({ field }) => (
          <>
            <PhoneField
              {...field}
              mask={formatPhone}
              label={t('전화번호')}
              hint={t('배송 전날 저녁에 시간을 문자로 알려 드려요')}
              placeholder="0412-345-678"
              error={deliveryWords(t, errors.phone?.message)}
            />
            {isComplete(field.value) && !isMobile(field.value) && (
              <Notice tone="honey" announce title={t('문자를 받을 수 없는 번호예요')}>
                {t('04로 시작하는 휴대폰 번호를 적으시면 배송 시간을 문자로 받으실 수 있어요.')}
              </Notice>
            )}
          </>
        )}
      />
      <TextField
        {...form.register('addr_unit')}
        label={t('동·호수')}
        optionalLabel={t('(선택)')}
        autoComplete="address-line2"
        hint={
          hasLostUnit(form.watch())
            ? t('주소가 바뀌어서 동·호수를 비웠어요. 있으면 다시 써 주세요.')
            : undefined
        }
        error={deliveryWords(t, errors.addr_unit?.message)}
      />
      <AddressField form={form} />
      <TextArea
        {...form.register('note')}
        label={t('배송 메모')}
        optionalLabel={t('(선택)')}
        placeholder={t('예: 문 앞에 두고 문자 주세요')}
        autoComplete="off"
        error={deliveryWords(t, errors.note?.message)}
      />
      {failure && (
        <Notice
          tone="error"
          title={t('저장하지 못했어요. 입력하신 내용은 그대로 있어요.')}
          action={<LazyContactShop language={languageOf(i18n.language)} />}
        >
          {failure}
        </Notice>
      )}
      <SubmitButton busy={isSubmitting} busyLabel={t('저장하고 있어요')}>
        {t('저장')}
      </SubmitButton>
      <Button variant="quiet" disabled={isSubmitting} onClick={() => setProblem(true)}>
        {t('아직도 문제가 있으신가요?')}
      </Button>
      {problem && (
        <AddressProblemDialog onClose={() => setProblem(false)} onManual={() => typeByHand(form)} />
      )}
    </form>
  );
}

function isComplete(phone: string): boolean {
  return phoneDigits(phone).length === 10;
}
