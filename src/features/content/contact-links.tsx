import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { type ContactChannel, contactChannels } from '../../content/contact.ts';
import { defaultLanguage, furtherLanguages, type Language } from '../../domain/lib/language.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import styles from './content.module.css';

const icons = { phone: Phone, text: MessageSquareText, kakao: MessageCircle, email: Mail } as const;

/** Ways to reach the shop, each one tap; plain links that work without JavaScript. */
export function ContactLinks({ language }: { language: Language | 'both' }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it Safari doesn't read an unmarked list as one
    <ul role="list" className={styles.channels}>
      {contactChannels.map((channel) => (
        <li key={channel.kind}>
          <ContactLink channel={channel} language={language} />
        </li>
      ))}
    </ul>
  );
}

function ContactLink({
  channel: { kind, label, value, href },
  language,
}: {
  channel: ContactChannel;
  language: Language | 'both';
}) {
  const Icon = icons[kind];
  return (
    <a className={buttonClass({ fullWidth: true })} href={href}>
      <span className={styles.channel}>
        <Icon aria-hidden="true" />
        <span>
          {language === 'both' ? (
            <>
              {label[defaultLanguage]}
              {furtherLanguages.map((further) => (
                <Fragment key={further}>
                  {' '}
                  <span className={styles.english} lang={further}>
                    {label[further]}
                  </span>
                </Fragment>
              ))}
            </>
          ) : (
            label[language]
          )}
          {/* The space keeps them apart when they are read out. */}{' '}
          {value && <span className={styles.value}>{value}</span>}
        </span>
      </span>
    </a>
  );
}
