import { useTranslation } from 'react-i18next';
import { maxOrderRequest } from '../../../../domain/order/plan/order-plan.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { PhonePayment } from './phone-order-draft.ts';

type PaySectionProps = {
  request: string;
  onRequest: (request: string) => void;
  /** Undefined for a stored order: it is paid as it was. */
  payment: PhonePayment | undefined;
  onPayment: (payment: PhonePayment) => void;
};

/** What the customer asks for, and how they pay. */
export function PaySection({ request, onRequest, payment, onPayment }: PaySectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t('요청')}
        optionalLabel={t('(선택)')}
        value={request}
        maxLength={maxOrderRequest}
        onChange={(event) => onRequest(event.target.value)}
      />
      {payment && (
        <Segmented
          label={t('내는 방법')}
          hint={
            payment === 'card'
              ? t('손님께 결제 링크를 문자로 보내요. 결제하셔야 주문이 되고 만들어요.')
              : undefined
          }
          options={[
            { value: 'cash', label: t('배송받을 때 현금') },
            { value: 'card', label: t('카드 (링크)') },
          ]}
          value={payment}
          onChange={onPayment}
        />
      )}
    </>
  );
}
