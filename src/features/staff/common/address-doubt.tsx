import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSuburbs } from '../../../data/customer/load-suburbs.ts';
import type { AddressFull } from '../../../domain/customer/delivery-info.ts';
import { isDoubtful } from '../../../domain/customer/suburb-fit.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

type AddressDoubtProps = { addressFull: Partial<AddressFull> | null | undefined };

/** Marks an address that its customer typed by hand, and of which the list of suburbs knows no such suburb there. */
export function AddressDoubt({ addressFull }: AddressDoubtProps) {
  const { t } = useTranslation();
  const [doubtful, setDoubtful] = useState(false);
  useEffect(() => {
    let shown = true;
    // A chosen address needs no list.
    if (addressFull?.latitude !== null) return setDoubtful(false);
    loadSuburbs().then(
      (suburbs) => shown && setDoubtful(isDoubtful(addressFull, suburbs)),
      (error: unknown) => console.error('suburbs not loaded', error),
    );
    return () => {
      shown = false;
    };
  }, [addressFull]);
  return doubtful && <Badge tone="honey">{t('주소 확인')}</Badge>;
}
