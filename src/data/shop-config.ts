import { defaultAreas } from '../domain/dates/default-areas.ts';

const settings: Record<string, string | undefined> = import.meta.env;

/**
 * The seller and the ways to reach it, as printed on invoices and shown as contact: set by a build's
 * environment. The defaults are made up, and look it; there is none for the ABN.
 */
export const shopConfig = {
  name: settings.VITE_SELLER_NAME || 'Hansang Sample Kitchen',
  address: settings.VITE_SELLER_ADDRESS || '1 Sample Street, Sampleville NSW 2000',
  /** Australian Business Number; empty: none is printed. */
  abn: settings.VITE_SELLER_ABN || '',
  /** First day of being registered for GST, "2026-07-01"; empty: not registered, and nothing is claimed. */
  gstFrom: settings.VITE_SELLER_GST_FROM || '',
  phone: settings.VITE_SELLER_PHONE || '0491 570 156',
  /** When the phone is answered, Sydney time. */
  callHours: settings.VITE_SELLER_CALL_HOURS || 'Mon-Fri 09:00-17:00',
  email: settings.VITE_SELLER_EMAIL || 'hello@hansang.example',
  /** Where each area's deliveries go: latitude, longitude, kilometres (spec §1: Gosford within 20 km). */
  areas: {
    sydney: settings.VITE_AREA_SYDNEY || defaultAreas.sydney,
    gosford: settings.VITE_AREA_GOSFORD || defaultAreas.gosford,
  },
  /** The shop's KakaoTalk channel. */
  kakaoUrl: settings.VITE_SELLER_KAKAO_URL || 'https://kakao.example/hansang',
} as const;
