import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { serverNow } from '../data/device/server-clock.ts';
import { deliveryDay } from '../domain/dates/delivery-day.ts';
import { languageOf } from '../domain/lib/language.ts';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { OrderingLink } from '../features/content/ordering-link.tsx';
import { MessageView } from '../features/messages/message-view.tsx';
import { useDeliveryMessage } from '../features/messages/use-delivery-message.ts';
import { useDocumentTitle } from '../features/shell/use-document-title.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { Page } from '../ui/layout/page.tsx';

/** A delivery message, opened from a link by whoever has it; no sign-in, no catalogue. */
export default function Message() {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { dateId, msgId } = useParams();
  const { found, readAgain } = useDeliveryMessage(dateId, msgId);
  const written = found.state === 'found' ? found.message.lang : undefined;
  useEffect(() => {
    // Whoever gets a link by text may never have chosen a language here.
    if (written) setLanguage(written).catch((error) => console.error('language not loaded', error));
  }, [written]);
  const day =
    found.state === 'found' && dateId ? deliveryDay(dateId, language, serverNow()) : t('한상');
  useDocumentTitle(t('배송 안내'), t('한상'));
  return (
    <Page header={<AppBar title={t('배송 안내')} subtitle={day} />}>
      <MessageView found={found} readAgain={readAgain} />
      <ContactLinks language={language} />
      <OrderingLink />
    </Page>
  );
}
