import { useParams } from 'react-router-dom';
import { payWords } from '../content/pay-words.ts';
import type { Language } from '../domain/lib/language.ts';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { PayView } from '../features/pay-link/pay-view.tsx';
import { useDocumentTitle } from '../features/shell/use-document-title.ts';

/** Pays an order that was taken by phone, without a log-in, opened from the link that its customer gets by text. */
export default function Pay() {
  const { payId = '' } = useParams();
  const { ko, en } = payWords;
  useDocumentTitle(`${ko.title} · ${en.title}`, '한상');
  return <PayView key={payId} payId={payId} contact={contactIn} />;
}

const contactIn = (language: Language | 'both') => <ContactLinks language={language} />;
