import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DeliveryDetails } from '../features/delivery/delivery-details.tsx';
import { ReturnToOrder } from '../features/delivery/return-to-order.tsx';
import { ScreenHeader } from '../features/shell/screen-header.tsx';
import { Page } from '../ui/page.tsx';

/** The delivery form as a screen of its own; saving offers the way to the date's order. */
export default function InputAddr() {
  const { t } = useTranslation();
  const { dateId = '' } = useParams();
  const [saved, setSaved] = useState(false);
  return (
    <Page header={<ScreenHeader title={t('배송 정보')} />}>
      <DeliveryDetails onSaved={() => setSaved(true)} />
      {saved && <ReturnToOrder dateId={dateId} onClose={() => setSaved(false)} />}
    </Page>
  );
}
