import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportAddressIssue } from '../../data/customer/report-address-issue.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { maxAddressIssue } from '../../domain/issues/reports.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { deliveryMessage } from '../../i18n/delivery-problem-message.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { draftText, keepDraftText } from '../../screen-state/drafts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { StoredFields } from '../../ui/forms/stored-fields.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './delivery-form.module.css';

const draft = 'address-issue';

type AddressProblemDialogProps = {
  onClose: () => void;
  /** Switches the open form to an address typed by hand. */
  onManual: () => void;
};

/** Help with an address that can't be entered: type it by hand, or report it to the shop (spec §2). */
export function AddressProblemDialog({ onClose, onManual }: AddressProblemDialogProps) {
  const { t, i18n } = useTranslation();
  const user = useUser().value;
  const [issue, setIssue] = useState(() => draftText(draft));
  const [fault, setFault] = useState<'required'>();
  const [busy, setBusy] = useState(false);
  const typeByHand = () => {
    onClose();
    onManual();
  };
  const send = async () => {
    if (!issue.trim()) {
      setFault('required');
      return;
    }
    if (!user) {
      openDialog({ kind: 'login' });
      return;
    }
    setBusy(true);
    try {
      await reportAddressIssue(user, issue);
      keepDraftText(draft, '');
      notify.success(t('접수되었어요'));
      onClose();
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('주소가 안 되시나요?')}
      description={t(
        '목록에 없는 주소는 직접 입력하실 수 있어요. 그래도 안 되면 저희에게 알려 주세요.',
      )}
      closeLabel={t('닫기')}
      width="narrow"
      locked={busy}
    >
      <div className={styles.form}>
        <Button variant="primary" size="large" fullWidth disabled={busy} onClick={typeByHand}>
          {t('주소를 직접 입력하기')}
        </Button>
        <StoredFields busy={busy}>
          <TextArea
            label={t('어떤 문제가 있나요?')}
            value={issue}
            maxLength={maxAddressIssue}
            onChange={(event) => {
              setIssue(event.currentTarget.value);
              keepDraftText(draft, event.currentTarget.value);
              setFault(undefined);
            }}
            error={deliveryMessage(t, fault)}
          />
        </StoredFields>
        <Button fullWidth busy={busy} onClick={send}>
          {t('저희에게 알리기')}
        </Button>
        <LazyContactShop language={languageOf(i18n.language)} />
      </div>
    </Sheet>
  );
}
