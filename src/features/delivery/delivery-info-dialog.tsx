import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/sheet.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { ReturnToOrder } from './return-to-order.tsx';

type DeliveryInfoDialogProps = {
  onClose: () => void;
  /** The date whose order waits for the details. */
  returnTo?: string;
};

/** Delivery details in a dialog; when an order waits for them, the way back to it is offered. */
export function DeliveryInfoDialog({ onClose, returnTo }: DeliveryInfoDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  if (saved && returnTo) return <ReturnToOrder dateId={returnTo} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t('배송 정보')} closeLabel={t('닫기')} locked={busy}>
      <DeliveryDetails onBusy={setBusy} onSaved={returnTo ? () => setSaved(true) : onClose} />
    </Sheet>
  );
}
