import type { TFunction } from 'i18next';
import type {
  AnnouncementContent,
  AnnouncementPlace,
} from '../../../../domain/messages/announcement.ts';

export function kindName(t: TFunction, kind: AnnouncementContent['kind']): string {
  const names: Record<AnnouncementContent['kind'], string> = {
    'delivery-time': t('배송 시간'),
    holiday: t('휴무'),
    sale: t('할인·행사'),
    closure: t('임시 휴무'),
    christmas: t('크리스마스'),
    products: t('상품 안내'),
  };
  return names[kind];
}

export function placeName(t: TFunction, place: AnnouncementPlace): string {
  const names: Record<AnnouncementPlace, string> = {
    dialog: t('첫 화면에서 한 번 저절로 열림'),
    notice: t('배송 날짜 위'),
    date: t('고른 날짜의 카드'),
    products: t('상품 안내'),
  };
  return names[place];
}
