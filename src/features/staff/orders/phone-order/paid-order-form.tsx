import { useTranslation } from 'react-i18next';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { maxOrderRequest } from '../../../../domain/order/plan/order-plan.ts';
import { correctable, correctOrder } from '../../../../domain/staff/orders/correct-order.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from './caller.module.css';
import { type CallerDetails, readDetails } from './caller-details.ts';
import { DetailsFields, detailLacks } from './details-fields.tsx';
import { OrderHead } from './order-head.tsx';
import { PaidDishes } from './paid-dishes.tsx';
import type { OrderDraft } from './phone-order-draft.ts';

type PaidOrderFormProps = {
  /** The order that the form was filled from. */
  order: Order;
  /** The order as it is by now. */
  stored: Order;
  delivered: boolean;
  /** The date's; undefined until they are loaded. */
  links: ReadonlyMap<string, PayLink> | undefined;
  language: Language;
  details: CallerDetails;
  request: string;
  onChange: (part: Partial<OrderDraft>) => void;
  onDone: () => void;
  /** Staff keep what somebody else has made of it meanwhile. */
  onTheirs: () => void;
};

/** What can be corrected on an order that is paid by card, and the way to its money. */
export function PaidOrderForm(props: PaidOrderFormProps) {
  const {
    order,
    stored,
    delivered,
    links,
    language,
    details,
    request,
    onChange,
    onDone,
    onTheirs,
  } = props;
  const { t } = useTranslation();
  const { busy, run } = useAction();
  // The street stays, so nothing is asked about it.
  const read = readDetails(details, { suburbs: [], circle: undefined }, true);
  const save = async () => {
    const { name, phone, addr_unit: unit, note } = read.info;
    const result = await run(
      correctOrder,
      {
        ...{ dateId: order.dateId, ...refOf(order) },
        details: { name, phone, unit, note, request: request.trim() },
      },
      {
        seen: correctable(order),
        done: t('{{name}}님의 주문을 고쳤어요', { name }),
        editing: true,
      },
    );
    if (result === 'stored') onDone();
    if (result === 'theirs') onTheirs();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <OrderHead uid={order.customerInfo.uid} order={order} />
      <Notice
        tone="info"
        title={t('카드로 결제한 주문이에요')}
        action={
          <ButtonLink to={staffPaths.refund(order.dateId, refOf(order))}>
            {t('환불·취소')}
          </ButtonLink>
        }
      >
        {t(
          '길 주소는 손님이 직접 바꾸실 수 있어요. 다른 날로 옮기려면 취소하고, 그 날짜에 새로 주문받아 주세요.',
        )}
      </Notice>
      <PaidDishes order={stored} delivered={delivered} links={links} language={language} />
      <StoredFields busy={busy}>
        <DetailsFields
          details={details}
          read={read}
          streetStays
          onChange={(next) => onChange({ details: next })}
        />
        <TextArea
          label={t('요청')}
          optionalLabel={t('(선택)')}
          value={request}
          maxLength={maxOrderRequest}
          onChange={(event) => onChange({ request: event.target.value })}
        />
      </StoredFields>
      <div className={styles.foot}>
        <p className={styles.remark}>
          {read.missing
            ? detailLacks(t)[read.missing]
            : t('고치면 손님께 문자로 알려요. 음식과 금액은 그대로예요.')}
        </p>
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={busy}
          disabled={read.missing !== undefined}
        >
          {t('고친 내용 저장')}
        </Button>
      </div>
    </form>
  );
}
