import { useTranslation } from 'react-i18next';
import { AustralianPhone } from '../../../../content/customer-phone.tsx';
import { buildAddress, type DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import { phoneDigits } from '../../../../domain/customer/phone.ts';
import { canBeFound } from '../../../../domain/customer/typed-address.ts';
import { readPhone, storedPhone } from '../../../../domain/customer/typed-phone.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from './caller.module.css';

/** Name, phone and address as typed. */
export interface CallerDetails {
  name: string;
  phone: string;
  unit: string;
  /** Street and suburb, without the unit. */
  street: string;
  note: string;
  /** The saved details; their map position is kept while the street is unchanged. */
  saved: Omit<DeliveryInfo, 'phone2'> | undefined;
}

export function detailsOf(info: Omit<DeliveryInfo, 'phone2'> | undefined): CallerDetails {
  return {
    name: info?.name ?? '',
    phone: info?.phone ?? '',
    unit: info?.addr_unit ?? '',
    street: info ? streetOf(info) : '',
    note: info?.note ?? '',
    saved: info,
  };
}

function streetOf({ address, addr_unit }: Omit<DeliveryInfo, 'phone2'>): string {
  const prefix = addr_unit ? `${addr_unit} / ` : '';
  return address.startsWith(prefix) ? address.slice(prefix.length) : address;
}

/** The first detail that an order still lacks. A saved phone or address may stay as it is. */
export function missingDetail(details: CallerDetails): 'name' | 'phone' | 'address' | undefined {
  if (details.name.trim() === '') return 'name';
  const isSavedPhone = details.phone !== '' && details.phone === details.saved?.phone;
  if (!isSavedPhone && !('phone' in readPhone(details.phone))) return 'phone';
  return isSaved(details) || canBeFound(typedDeliveryInfo(details)) ? undefined : 'address';
}

/** Whether street and suburb are those of the saved details. */
function isSaved({ saved, street }: CallerDetails): boolean {
  return saved !== undefined && street.trim() !== '' && street.trim() === streetOf(saved);
}

/** Converts the typed values to delivery details. A changed street has no map position. */
export function typedDeliveryInfo(details: CallerDetails): DeliveryInfo {
  const { name, unit, street, note, saved } = details;
  const phone = storedPhone(details.phone);
  return {
    orderDeliverType: 'deliver',
    name: name.trim(),
    phone,
    phone2: phoneDigits(phone),
    address: buildAddress(unit, null, street),
    addr_unit: unit.trim(),
    addressFull: saved && isSaved(details) ? saved.addressFull : null,
    note: note.trim(),
  };
}

type DetailsFieldsProps = { details: CallerDetails; onChange: (details: CallerDetails) => void };

/** Fields for the recipient and the address. */
export function DetailsFields({ details, onChange }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<CallerDetails>) => onChange({ ...details, ...change });
  return (
    <div className={styles.details}>
      <TextField
        label={t('받는 분')}
        value={details.name}
        maxLength={80}
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
        value={details.street}
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
        maxLength={500}
        onChange={(event) => set({ note: event.target.value })}
      />
    </div>
  );
}
