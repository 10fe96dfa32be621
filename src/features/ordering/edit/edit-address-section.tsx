import { useTranslation } from 'react-i18next';
import type { DeliveryInfo } from '../../../domain/customer/delivery.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryCard } from '../form/delivery-section.tsx';
import type { AddressChoice } from '../form/order-draft.ts';
import styles from '../form/order-sections.module.css';
import type { EditAddress } from './use-edit-address.ts';

/** The address of an edited order; if the saved details differ, both are offered. */
export function EditAddressSection({ address }: { address: EditAddress }) {
  const { t } = useTranslation();
  const { ofOrder, ofProfile } = address;
  const edit = () => openDialog({ kind: 'delivery-info' });
  if (!ofProfile) {
    return (
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('받는 곳')}</h3>
        <DeliveryCard info={ofOrder} onEdit={edit} />
      </section>
    );
  }
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{t('받는 곳')}</legend>
      <AddressOption address={address} choice="order" info={ofOrder} label={t('이 주문의 주소')} />
      <AddressOption
        address={address}
        choice="profile"
        info={ofProfile}
        label={t('저장된 배송 정보')}
      />
      <Button onClick={edit}>{t('배송 정보 고치기')}</Button>
    </fieldset>
  );
}

type AddressOptionProps = {
  address: EditAddress;
  choice: AddressChoice;
  info: DeliveryInfo;
  label: string;
};

function AddressOption({ address, choice, info, label }: AddressOptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="address"
        checked={address.choice === choice}
        onChange={() => address.choose(choice)}
      />
      <span>
        <span className={styles.quiet}>{label}</span>
        <br />
        <span className={styles.strong}>{info.address}</span>
        <br />
        {info.name} · <span className="tabular">{info.phone}</span>
      </span>
    </label>
  );
}
