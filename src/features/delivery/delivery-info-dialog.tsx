import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctRecipient, saveRecipient } from '../../data/customer/save-recipients.ts';
import { useUid } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import type { DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { emptyForm, formOf } from './use-delivery-form.ts';

type DeliveryInfoDialogProps = {
  onClose: () => void;
  /** An order is open below, which the customer returns to. */
  toOrder?: true;
};

/** Delivery details in a dialog. */
export function DeliveryInfoDialog({ onClose, toOrder }: DeliveryInfoDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const isMissing = useUser().value?.deliveryInfo?.name === undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('배송 정보')}
      description={toOrder && isMissing && t('정보를 입력해 주세요')}
      closeLabel={t('닫기')}
      locked={busy}
    >
      <DeliveryDetails
        onBusy={setBusy}
        onSaved={onClose}
        saveLabel={toOrder && t('저장하고 주문 계속하기')}
      />
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
