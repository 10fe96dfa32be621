import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { deliveryLimits } from '../../../../domain/customer/delivery-info.ts';
import { placeName } from '../../../../domain/customer/suburbs.ts';
import { AustralianPhone } from '../../../../parts/customer-phone.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from './caller.module.css';
import type { CallerDetails, ReadDetails } from './caller-details.ts';

type DetailsFieldsProps = {
  details: CallerDetails;
  read: ReadDetails;
  /** Street and suburb can't be changed here. */
  streetStays?: boolean;
  onChange: (details: CallerDetails) => void;
};

/** Fields for the recipient and the address. */
export function DetailsFields({ details, read, streetStays, onChange }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<CallerDetails>) => onChange({ ...details, ...change });
  return (
    <div className={styles.details}>
      <TextField
        label={t('받는 분')}
        value={details.name}
        error={read.missing === 'long-name' ? longName(t) : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <AustralianPhone
        label={t('전화번호')}
        value={details.phone}
        onChange={(phone) => set({ phone })}
      />
      <TextField
        label={t('주소')}
        placeholder="12 Smith St, Epping"
        hint={placeIn(read)}
        value={details.street}
        readOnly={streetStays}
        maxLength={200}
        onChange={(event) => set({ street: event.target.value })}
      />
      <TextField
        label={t('호수')}
        optionalLabel={t('(선택)')}
        value={details.unit}
        maxLength={20}
        onChange={(event) => set({ unit: event.target.value })}
      />
      <TextField
        label={t('메모')}
        optionalLabel={t('(선택)')}
        value={details.note}
        maxLength={deliveryLimits.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </div>
  );
}

/** Said instead of cutting the name, which would be on the label. */
function longName(t: TFunction): string {
  return t('이름이 너무 길어요. {{most}}자까지 적을 수 있어요.', { most: deliveryLimits.name });
}

/** What an order still lacks. */
export function detailLacks(t: TFunction) {
  return {
    name: t('받는 분의 이름을 적어 주세요.'),
    'long-name': longName(t),
    phone: t('전화번호를 끝까지 적어 주세요.'),
    address: t('번지, 길 이름, 동네까지 적어 주세요. 예: 12 Smith St, Epping'),
  };
}

/** The suburb that was understood, which is where the stop stands on the route. */
function placeIn({ dictated }: ReadDetails): string | undefined {
  if (!dictated || dictated.doubt) return undefined;
  const { locality, postal_code } = dictated.addressFull;
  return placeName({ name: locality, postcode: postal_code });
}
