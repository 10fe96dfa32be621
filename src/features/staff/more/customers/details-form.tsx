import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { deliveryMessages } from '../../../../domain/customer/delivery-form-values.ts';
import type { DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import { withPlace } from '../../../../domain/customer/dictated-address.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import { isOver } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import {
  type CustomerDetails,
  customerDetails,
  customerDetailsOf,
  type DetailProblem,
  detailProblem,
} from '../../../../domain/staff/customers/customer-details.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { deliveryMessage } from '../../../../i18n/delivery-problem-message.ts';
import { SuburbQuestionNotice } from '../../../../parts/suburb-question-notice.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import {
  type CallerDetails,
  detailsOf,
  type ReadDetails,
  readDetails,
} from '../../orders/phone-order/caller-details.ts';
import { DetailsFields, detailLacks } from '../../orders/phone-order/details-fields.tsx';
import { useSuburbs } from '../../orders/phone-order/use-suburbs.ts';
import styles from './customers.module.css';

type DetailsFormProps = { record: CustomerRecord; language: Language };

/** Corrects who a customer is and where deliveries go, for one who asks the shop to do it. */
export function DetailsForm({ record: { user, orders }, language }: DetailsFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { uid } = user;
  const edit = useEdit(customerDetailsOf(user), draftOf, `details-${uid}`);
  const { seen, draft } = edit;
  const suburbs = useSuburbs();
  const [asked, setAsked] = useState(false);
  const set = (next: Partial<DetailsDraft>) => edit.change({ ...draft, ...next });

  const delivery = { ...draft.delivery, saved: seen.info ?? undefined };
  const read = readDetails(delivery, { suburbs: suburbs ?? [], circle: undefined }, true);
  const info = infoOf(read, seen, draft);
  const wanted = { name: draft.name.trim(), acName: draft.acName.trim(), info };
  const problem = detailProblem(wanted, user);
  const lacks = whatLacks(t, info && read.missing, problem);
  const save = async (kept = read) => {
    setAsked(kept.question !== undefined);
    if (kept.question) return;
    const done = t('{{name}}님의 정보를 고쳤어요', { name: wanted.name });
    const input = { uid, details: wanted };
    const result = await run(customerDetails, input, { seen, done, editing: true });
    if (result === 'not-stored') return;
    edit.forget();
    navigate(staffPaths.customer(uid), { replace: true });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className={styles.heading}>{t('손님 정보')}</h2>
      {edit.restored && <UnsavedNotice onDiscard={() => edit.fill(customerDetailsOf(user))} />}
      <StoredFields busy={busy}>
        <TextField
          label={t('손님 이름')}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        {user.isAgedCare && (
          <TextField
            label={t('요양 기관')}
            value={draft.acName}
            onChange={({ target }) => set({ acName: target.value })}
          />
        )}
        <DetailsFields
          details={delivery}
          read={read}
          onChange={({ saved: _, ...next }) => {
            if (next.street !== delivery.street) setAsked(false);
            set({ delivery: next });
          }}
        />
      </StoredFields>
      {asked && read.question && read.question.kind !== 'area' && (
        <SuburbQuestionNotice
          question={read.question}
          onChoose={(place) =>
            read.dictated &&
            set({
              delivery: {
                ...draft.delivery,
                unit: read.info.addr_unit,
                street: withPlace(read.dictated, place),
              },
            })
          }
          onKeep={() => void save({ ...read, question: undefined })}
        />
      )}
      <OrdersKeepNotice orders={orders} language={language} />
      {lacks && <p className={styles.quiet}>{lacks}</p>}
      <Button
        type="submit"
        variant="primary"
        fullWidth
        busy={busy || suburbs === undefined}
        disabled={lacks !== undefined}
      >
        {t('저장')}
      </Button>
    </form>
  );
}

/** Says that what is ordered already goes where it was ordered to, and leads there. */
function OrdersKeepNotice({ orders, language }: { orders: readonly Order[]; language: Language }) {
  const { t } = useTranslation();
  const ahead = orders.filter(({ dateId }) => !isOver(dateId, serverNow()));
  if (ahead.length === 0) return null;
  return (
    <Notice
      title={t('이미 하신 주문은 그대로예요')}
      action={
        <div className={styles.buttons}>
          {ahead.map((order) => (
            <ButtonLink
              key={`${order.dateId}/${order.orderKey}`}
              to={staffPaths.order(order.dateId, refOf(order))}
            >
              {t('{{day}} 주문 고치기', {
                day: deliveryDay(order.dateId, language, serverNow()),
              })}
            </ButtonLink>
          ))}
        </div>
      }
    >
      {t(
        '여기서 고친 것은 다음 주문부터 써요. 이미 하신 주문의 이름과 주소는 주문에서 고쳐 주세요.',
      )}
    </Notice>
  );
}

/** The details as the form holds them; the address is one line, as staff type it. */
interface DetailsDraft {
  name: string;
  acName: string;
  delivery: Omit<CallerDetails, 'saved'>;
}

function draftOf({ name, acName, info }: CustomerDetails): DetailsDraft {
  const { saved: _, ...delivery } = detailsOf(info ?? undefined);
  return { name, acName, delivery };
}

/** What is to be stored: what nobody has touched stays as it is, and so do details that a customer has not saved. */
function infoOf(
  { info }: ReadDetails,
  seen: CustomerDetails,
  { delivery }: DetailsDraft,
): DeliveryInfo | null {
  if (sameValue(delivery, draftOf(seen).delivery)) return seen.info;
  const isPickup = seen.info?.orderDeliverType === 'selfPickup' && delivery.street.trim() === '';
  return isPickup ? { ...info, orderDeliverType: 'selfPickup', address: '', addr_unit: '' } : info;
}

/** What keeps the details from being stored, in words. */
function whatLacks(
  t: TFunction,
  missing: ReadDetails['missing'] | null,
  problem: DetailProblem | undefined,
): string | undefined {
  if (!problem) return undefined;
  const { field, code } = problem;
  if (field === 'name') return t('손님 이름을 적어 주세요. {{most}}자까지예요.', { most: 80 });
  if (field === 'acName') return t('요양 기관 이름을 적어 주세요');
  if (missing) return detailLacks(t)[missing];
  // Number, street and suburb are there: their postcode is not.
  const isPostcode = field === 'info.typed' && code === deliveryMessages.required;
  return deliveryMessage(t, isPostcode ? deliveryMessages.postcode : code);
}
