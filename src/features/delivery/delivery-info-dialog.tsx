import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctRecipient, saveRecipient } from '../../data/customer/recipients.ts';
import { useUid } from '../../data/customer/session.ts';
import type { DeliveryInfo } from '../../domain/customer/delivery.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { ReturnToOrder } from './return-to-order.tsx';
import { emptyForm, formOf } from './use-delivery-form.ts';

type DeliveryInfoDialogProps = {
  onClose: () => void;
  /** The date whose order needs the details; the dialog offers to return there. */
  returnTo?: string;
};

/** Delivery details in a dialog; when an order needs them, it offers to return to that order. */
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

type RecipientDialogProps = {
  onClose: () => void;
  /** The saved recipient to correct; without one the dialog adds one. */
  corrected?: DeliveryInfo;
  onSaved?: (saved: DeliveryInfo) => void;
};

/**
 * Adds or corrects a recipient who can be chosen when ordering; the customer's own delivery details do not
 * change.
 */
export function RecipientDialog({ onClose, corrected, onSaved }: RecipientDialogProps) {
  const { t } = useTranslation();
  const uid = useUid();
  const [busy, setBusy] = useState(false);
  if (!uid) return null;
  const save = async (info: DeliveryInfo) => {
    await (corrected ? correctRecipient(uid, corrected, info) : saveRecipient(uid, info));
    onSaved?.(info);
  };
  const draft = `recipient-${uid}`;
  return (
    <Sheet
      open
      onClose={onClose}
      title={corrected ? t('받는 분 고치기') : t('받는 분 추가')}
      closeLabel={t('닫기')}
      locked={busy}
    >
      <DeliveryForm
        draft={corrected ? `${draft}-${corrected.name}-${corrected.address}` : draft}
        saved={corrected ? formOf(corrected) : emptyForm}
        save={save}
        onSaved={onClose}
        onBusy={setBusy}
      />
    </Sheet>
  );
}
