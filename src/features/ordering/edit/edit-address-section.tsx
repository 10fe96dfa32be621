import { useTranslation } from 'react-i18next';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import type { User } from '../../../domain/customer/user.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChooseRecipient } from '../form/choose-recipient.tsx';
import { DeliveryCard } from '../form/delivery-section.tsx';
import type { AddressChoice } from '../form/order-draft.ts';
import styles from '../form/order-sections.module.css';
import type { EditAddress } from './use-edit-address.ts';

type EditAddressSectionProps = { address: EditAddress; user: User | undefined };

/** The address of an edited order; if the profile's details differ or a recipient is chosen, all are offered. */
export function EditAddressSection({ address, user }: EditAddressSectionProps) {
  const { t } = useTranslation();
  const { ofOrder, ofProfile, ofRecipient, choice, choose, chooseRecipient } = address;
  const own = ofProfile ? 'profile' : 'order';
  const edit = () => openDialog({ kind: 'delivery-info' });
  const others = user && (
    <ChooseRecipient
      label={t('다른 분께 보내기')}
      uid={user.uid}
      own={user.deliveryInfo}
      chosen={choice === own ? 'own' : choice === 'recipient' ? ofRecipient : undefined}
      onChoose={(next) => (next === 'own' ? choose(own) : chooseRecipient(next))}
      onRemoved={() => choose('order')}
    />
  );
  if (!ofProfile && !ofRecipient) {
    return (
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('받는 곳')}</h3>
        <DeliveryCard info={ofOrder} onEdit={edit} />
        {others}
      </section>
    );
  }
  const option = (value: AddressChoice, label: string, info: DeliveryInfo | undefined) =>
    info && (
      <label className={styles.option}>
        <input
          type="radio"
          name="address"
          checked={choice === value}
          onChange={() => choose(value)}
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
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{t('받는 곳')}</legend>
      {option('order', t('이 주문의 주소'), ofOrder)}
      {option('profile', t('저장된 배송 정보'), ofProfile)}
      {option('recipient', t('고른 받는 분'), ofRecipient)}
      {others}
      <Button onClick={edit}>{t('배송 정보 고치기')}</Button>
    </fieldset>
  );
}
