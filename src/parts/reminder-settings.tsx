import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../data/customer/use-user.ts';
import { useLiveDocument } from '../data/documents/live-document.ts';
import { customerConsents, customerOrders } from '../data/documents/sources.ts';
import { toAppError } from '../data/firebase/to-app-error.ts';
import { saveConsents } from '../data/messages/save-consents.ts';
import { isMobile } from '../domain/customer/phone.ts';
import { deliveryMoment } from '../domain/dates/delivery-day.ts';
import { formatSydney } from '../domain/dates/format-date.ts';
import { languageOf } from '../domain/lib/language.ts';
import { type ConsentChoice, choiceOf } from '../domain/messages/consent.ts';
import { consentWordings, currentWording } from '../domain/messages/consent-wording.ts';
import { isStoppedFor } from '../domain/messages/reminder-number.ts';
import { ordersRegularly } from '../domain/order/history/regular-day.ts';
import { errorMessage } from '../i18n/error-message.ts';
import { reminderTexts } from '../i18n/reminder-message.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmReminderEmail } from './confirm-reminder-email.tsx';
import { LazyContactShop } from './lazy-contact-shop.tsx';
import { ReminderBoxes } from './reminder-boxes.tsx';
import { useTrouble } from './use-trouble.tsx';

type ReminderSettingsProps = {
  uid: string;
  /** The date for which they have just ordered: shows nothing to somebody who gets all of it already. */
  afterOrder?: string;
};

/** The reminders of a customer who is signed in; each tap is stored at once. */
export function ReminderSettings({ uid, afterOrder }: ReminderSettingsProps) {
  const { t, i18n } = useTranslation();
  const texts = reminderTexts(t);
  const language = languageOf(i18n.language);
  const stored = useLiveDocument(useMemo(() => customerConsents(uid), [uid]));
  const phone = useUser().value?.deliveryInfo?.phone ?? '';
  /** What was tapped here and the screens don't show as stored yet; the rest is as it is stored, by whomever. */
  const [tapped, setTapped] = useState<Partial<ConsentChoice>>({});
  const [touched, setTouched] = useState(false);
  const trouble = useTrouble();
  /** Ends with the last save: taps are stored one after the other. */
  const queue = useRef(Promise.resolve());
  const latest = useRef<Partial<ConsentChoice>>({});
  const current = choiceOf(stored.value);
  if (stored.loading) return null;
  if (afterOrder && !touched && current.opening && current.closing) return null;
  const choice = { ...current, ...tapped };
  const save = async (next: Partial<ConsentChoice>) => {
    // A later tap says more.
    if (latest.current !== next) return;
    try {
      await saveConsents(uid, next, language);
      if (latest.current === next) notify.success(texts.saved);
    } catch (error) {
      trouble.report(errorMessage(t, toAppError(error).code));
    }
    if (latest.current !== next) return;
    latest.current = {};
    setTapped({});
  };
  // The boxes stay enabled meanwhile: a disabled one would lose the focus, and the next tap.
  const change = (tap: Partial<ConsentChoice>) => {
    const next = { ...latest.current, ...tap };
    setTouched(true);
    setTapped(next);
    latest.current = next;
    queue.current = queue.current.then(() => save(next));
  };
  return (
    <>
      {afterOrder && !current.closing && <EachWeek uid={uid} dateId={afterOrder} />}
      <ReminderBoxes choice={choice} onChange={change}>
        {choice.channel === 'email' ? (
          <ConfirmReminderEmail />
        ) : isStoppedFor(stored.value, phone) ? (
          <Notice tone="honey" announce action={<LazyContactShop language={language} />}>
            {texts.textsStopped(phone)}
          </Notice>
        ) : (
          <p>{isMobile(phone) ? texts.toPhone(phone) : texts.noMobile}</p>
        )}
      </ReminderBoxes>
      {trouble.help}
    </>
  );
}

/** Tells somebody who orders on this weekday regularly which box reminds them of it; ticking it is left to them. */
function EachWeek({ uid, dateId }: { uid: string; dateId: string }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const orders = useLiveDocument(useMemo(() => customerOrders(uid), [uid])).value;
  if (!orders || !ordersRegularly(orders, dateId)) return null;
  return (
    <Notice>
      {reminderTexts(t).eachWeek(
        formatSydney(deliveryMoment(dateId), language, { weekday: 'long' }),
        consentWordings[currentWording.closing].label[language],
      )}
    </Notice>
  );
}
