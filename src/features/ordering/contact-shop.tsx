import { contactChannels } from '../../content/contact.ts';
import type { Language } from '../../domain/language.ts';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './order-sections.module.css';

const channels = contactChannels.filter(({ kind }) => kind === 'phone' || kind === 'kakao');

/** The quickest ways to ask the shop, beside words that tell to contact it. */
export function ContactShop({ language }: { language: Language }) {
  return (
    <div className={styles.contact}>
      {channels.map(({ kind, label, value, href }) => (
        <a key={kind} className={buttonClass({})} href={href}>
          {[label[language], value].filter(Boolean).join(' ')}
        </a>
      ))}
    </div>
  );
}
