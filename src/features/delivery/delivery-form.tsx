import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { toDeliveryInfo } from '../../domain/customer/delivery-form-values.ts';
import type { DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import { placeName } from '../../domain/customer/suburbs.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { deliveryMessage } from '../../i18n/delivery-problem-message.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { SuburbQuestionNotice } from '../../parts/suburb-question-notice.tsx';
import { forgetDraft } from '../../screen-state/drafts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { StoredFields } from '../../ui/forms/stored-fields.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AddressField } from './address/address-field.tsx';
import { useSuburbCheck } from './address/use-suburb-check.ts';
import { AddressProblemDialog } from './address-problem-dialog.tsx';
import { hasLostUnit, typeByHand } from './address-steps.ts';
import styles from './delivery-form.module.css';
import { RecipientFields } from './recipient-fields.tsx';
import {
  type Recipient,
  useDeliveryForm,
  type DeliveryForm as Values,
  valuesToSave,
} from './use-delivery-form.ts';

/** The form as one step of several. */
export type DeliveryStep = {
  /** Who receives the delivery: the form does not ask then. */
  person?: Recipient | undefined;
  /** Puts the cursor into the address: the customer has come here from another step. */
  focusField?: boolean;
  /** What the button says that saves. */
  saveLabel?: string | undefined;
  /** The way to the step before. */
  back?: ReactNode;
};

type DeliveryFormProps = DeliveryStep & {
  /** Name of the draft that keeps unsaved input. */
  draft: string;
  /** The initial values. */
  saved: Values;
  save: (info: DeliveryInfo) => Promise<void>;
  onSaved: () => void;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/** Name, address and notes for the driver (spec §2, §5). */
export function DeliveryForm({
  draft,
  saved,
  save,
  onSaved,
  onBusy,
  person,
  focusField,
  saveLabel,
  back,
}: DeliveryFormProps) {
  const { t, i18n } = useTranslation();
  const form = useDeliveryForm(draft, saved, person);
  const [problem, setProblem] = useState(false);
  const [isStoring, setStoring] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (focusField && !form.getValues('manual')) form.setFocus('addressFull');
  }, [focusField, form]);

  const showBusy = (busy: boolean) => {
    setStoring(busy);
    onBusy?.(busy);
  };
  const suburb = useSuburbCheck(form);
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    showBusy(true);
    try {
      if (!(await suburb.check())) return;
      await save(toDeliveryInfo(valuesToSave(values)));
      forgetDraft(draft);
      notify.success(t('저장했어요'));
      onSaved();
    } catch (error) {
      console.error('the delivery details could not be saved', error);
      setFailure(errorMessage(t, toAppError(error).code));
    } finally {
      showBusy(false);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StoredFields busy={isStoring}>
        {!person && <RecipientFields form={form} />}
        <AddressField form={form} />
        {suburb.question && (
          <SuburbQuestionNotice
            key={placeName(suburb.question.typed)}
            question={suburb.question}
            onChoose={suburb.choose}
            onKeep={() => {
              suburb.keep();
              void submit();
            }}
          />
        )}
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
          error={deliveryMessage(t, errors.addr_unit?.message)}
        />
        <TextArea
          {...form.register('note')}
          label={t('배송 메모')}
          optionalLabel={t('(선택)')}
          placeholder={t('예: 문 앞에 두고 문자 주세요')}
          autoComplete="off"
          error={deliveryMessage(t, errors.note?.message)}
        />
      </StoredFields>
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
        {saveLabel ?? t('저장')}
      </SubmitButton>
      {back}
      <Button variant="quiet" disabled={isSubmitting} onClick={() => setProblem(true)}>
        {t('아직도 문제가 있으신가요?')}
      </Button>
      {problem && (
        <AddressProblemDialog onClose={() => setProblem(false)} onManual={() => typeByHand(form)} />
      )}
    </form>
  );
}
