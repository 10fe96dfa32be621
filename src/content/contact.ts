import { shopConfig } from '../data/shop-config.ts';
import type { LocalizedText } from '../domain/messages/announcement.ts';

const { phone, email, kakaoUrl } = shopConfig;

export interface ContactChannel {
  kind: 'phone' | 'text' | 'kakao' | 'email';
  label: LocalizedText;
  /** The text shown, on one line; without it the channel's name is shown. */
  value?: string;
  href: string;
}

const digits = phone.replace(/\s/g, '');
const unbroken = phone.replace(/\s/g, '\u00a0');

/** How customers reach the shop. */
export const contactChannels: readonly ContactChannel[] = [
  { kind: 'phone', label: { ko: '전화', en: 'Call' }, value: unbroken, href: `tel:${digits}` },
  { kind: 'text', label: { ko: '문자', en: 'Text' }, value: unbroken, href: `sms:${digits}` },
  { kind: 'kakao', label: { ko: '카카오톡', en: 'KakaoTalk' }, href: kakaoUrl },
  { kind: 'email', label: { ko: '이메일', en: 'Email' }, value: email, href: `mailto:${email}` },
];
