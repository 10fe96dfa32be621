import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { contactChannels } from '../content/contact.ts';
import { callingHours } from '../content/shop-calling-hours.ts';
import { serverNow } from '../data/device/server-clock.ts';
import type { Language } from '../domain/lib/language.ts';
import type { LocalizedText } from '../domain/messages/announcement.ts';
import { answersCalls, callingHoursText } from '../domain/messages/calling-hours.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import styles from './contact-shop.module.css';

const notAnswered: LocalizedText = {
  ko: '지금은 전화를 받지 않는 시간이에요. 글로 남겨 주시거나 이 시간에 전화해 주세요:',
  en: 'Nobody answers the phone now. Write to us, or call at these hours:',
};

const answeredAt: LocalizedText = { ko: '전화 받는 시간', en: 'We answer calls' };

const icons = { phone: Phone, text: MessageSquareText, kakao: MessageCircle } as const;

/**
 * Calls the shop with one tap during calling hours; outside them says when to call and where to write
 * meanwhile.
 */
export function ContactShop({ language }: { language: Language }) {
  const answered = answersCalls(callingHours, serverNow());
  return (
    <div className={styles.call}>
      {!answered && (
        <p>
          {notAnswered[language]} {callingHoursText(callingHours, language)}
        </p>
      )}
      <div className={styles.ways}>
        {contactChannels.map(({ kind, label, value, href }) => {
          if (kind === 'email' || kind === (answered ? 'text' : 'phone')) return null;
          const Icon = icons[kind];
          return (
            <a key={kind} className={buttonClass({})} href={href}>
              <Icon aria-hidden="true" className={styles.icon} />
              {[label[language], value].filter(Boolean).join(' ')}
            </a>
          );
        })}
      </div>
    </div>
  );
}

/** The same in one line, for customers without internet: by phone, or by SMS outside calling hours. */
export function CallLine({ language }: { language: Language }) {
  const answered = answersCalls(callingHours, serverNow());
  const way = contactChannels.find(({ kind }) => kind === (answered ? 'phone' : 'text'));
  return (
    <p className={styles.line}>
      <a href={way?.href}>
        {way?.label[language]} {way?.value}
      </a>
      {!answered && ` ${answeredAt[language]}: ${callingHoursText(callingHours, language)}`}
    </p>
  );
}
