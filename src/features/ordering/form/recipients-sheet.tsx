import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preferences } from '../../../data/customer/save-preferences.ts';
import { removeRecipient, saveRecipient } from '../../../data/customer/save-recipients.ts';
import { isPending, useLiveDocument } from '../../../data/documents/live-document.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import {
  isSameRecipient,
  maxRecipients,
  parseRecipients,
} from '../../../domain/customer/recipients.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { useTrouble } from '../../../parts/use-trouble.tsx';
import { openDialog, useDialogs } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './order-sections.module.css';
import { RecipientOption } from './recipient-option.tsx';

type RecipientsSheetProps = {
  uid: string;
  /** The profile's delivery details, the default. */
  own: DeliveryInfo | undefined;
  /** Who is selected: the customer, or a recipient; undefined if it is neither. */
  chosen: 'own' | DeliveryInfo | undefined;
  onChoose: (recipient: 'own' | DeliveryInfo) => void;
  /** The selected recipient was removed from the list. */
  onRemoved: () => void;
  onClose: () => void;
};

/** Selects who receives the order: the customer, or one of up to five saved recipients. */
export function RecipientsSheet({
  uid,
  own,
  chosen,
  onChoose,
  onRemoved,
  onClose,
}: RecipientsSheetProps) {
  const { t } = useTranslation();
  const stored = useLiveDocument(useMemo(() => preferences(uid), [uid]));
  const [removing, setRemoving] = useState<DeliveryInfo>();
  const trouble = useTrouble();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState(false);
  const isAdding = useDialogs(({ stack }) => stack.some(({ kind }) => kind === 'recipient'));
  useEffect(() => {
    // Once the form above has closed.
    if (added && !isAdding) onClose();
  }, [added, isAdding, onClose]);
  const recipients = parseRecipients(stored.value?.recipients);
  const isChosen = (one: DeliveryInfo) =>
    chosen !== undefined && chosen !== 'own' && isSameRecipient(one, chosen);
  const choose = (recipient: 'own' | DeliveryInfo) => {
    onChoose(recipient);
    onClose();
  };
  const correct = (recipient: DeliveryInfo) => {
    const onSaved = isChosen(recipient) ? onChoose : undefined;
    openDialog({ kind: 'recipient', corrected: recipient, ...(onSaved && { onSaved }) });
  };
  const add = (recipient: DeliveryInfo) => {
    onChoose(recipient);
    setAdded(true);
  };
  const change = async (write: Promise<void>) => {
    setBusy(true);
    try {
      await write;
      return true;
    } catch (error) {
      console.error('the recipients could not be saved', error);
      trouble.report(errorMessage(t, toAppError(error).code));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remove = async (recipient: DeliveryInfo) => {
    const removed = await change(removeRecipient(uid, recipient));
    if (removed && isChosen(recipient)) onRemoved();
    setRemoving(undefined);
  };
  const mayAdd = recipients.length < maxRecipients;
  const mayKeepOwn = mayAdd && own && !recipients.some((one) => isSameRecipient(one, own));
  return (
    <Sheet open onClose={onClose} title={t('받는 분 고르기')} closeLabel={t('닫기')}>
      {isPending(stored) ? (
        stored.error ? (
          <NotLoaded error={stored.error} />
        ) : (
          <Loading label={t('배송 정보를 불러오고 있어요')} />
        )
      ) : (
        <div className={styles.section}>
          {own && (
            <RecipientOption
              info={own}
              label={t('내 배송 정보')}
              chosen={chosen === 'own'}
              onChoose={() => choose('own')}
            />
          )}
          {recipients.map((one) => (
            <div key={`${one.name} ${one.address}`} className={styles.recipient}>
              <RecipientOption info={one} chosen={isChosen(one)} onChoose={() => choose(one)} />
              <IconButton
                label={t('{{name}} 님 고치기', { name: one.name })}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => correct(one)}
              />
              <IconButton
                label={t('{{name}} 님 지우기', { name: one.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setRemoving(one)}
              />
            </div>
          ))}
          <p className={styles.quiet}>
            {mayAdd
              ? t('부모님이나 친구분의 주소를 다섯 분까지 저장해 두고 고르실 수 있어요.')
              : t('다섯 분이 모두 저장되어 있어요. 한 분을 지우시면 새로 추가하실 수 있어요.')}
          </p>
          {mayAdd && (
            <Button
              icon={<UserPlus aria-hidden="true" />}
              onClick={() => openDialog({ kind: 'recipient', onSaved: add })}
            >
              {t('받는 분 추가')}
            </Button>
          )}
          {mayKeepOwn && (
            <Button variant="quiet" busy={busy} onClick={() => change(saveRecipient(uid, own))}>
              {t('내 배송 정보도 이 목록에 저장')}
            </Button>
          )}
          {trouble.help}
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('이 분을 목록에서 지울까요?')}
        text={removing && `${removing.name}\n${removing.address}`}
        confirmLabel={t('목록에서 지우기')}
        cancelLabel={t('돌아가기')}
        tone="danger"
        busy={busy}
        busyLabel={t('저장하고 있어요')}
        onConfirm={() => removing && remove(removing)}
        onClose={() => setRemoving(undefined)}
      />
    </Sheet>
  );
}
