import type { TFunction } from 'i18next';
import type { ActiveDate, DeliveryArea } from '../../../../domain/dates/active-date.ts';
import { formatUntil } from '../../../../domain/dates/cut-off-nearness.ts';
import { areaName } from '../../../../domain/dates/date-card.ts';
import { deliveryMoment } from '../../../../domain/dates/delivery-day.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { cutText } from '../../../../domain/lib/cut-text.ts';
import { type Language, localized } from '../../../../domain/lib/language.ts';
import { toCents, toFixedDollars } from '../../../../domain/lib/money.ts';
import { allergensOf } from '../../../../domain/menus/allergens.ts';
import { dietOf } from '../../../../domain/menus/diet.ts';
import {
  type Category,
  categoryName,
  type Menu,
  menuTitle,
} from '../../../../domain/menus/menu.ts';
import type { CurrentCatalogue } from '../../../../domain/staff/import/check-rows.ts';
import type { ImportEffect } from '../../../../domain/staff/import/import-effects.ts';
import type { RowKind } from '../../../../domain/staff/import/read-rows.ts';
import { allergenLines, shortDiet } from '../../../../i18n/statement-message.ts';

/** The label of a stored field, as the forms of the staff screens call it. */
export function fieldLabel(t: TFunction, kind: RowKind, field: string): string {
  const menus: Record<keyof Menu, string> = {
    title: t('이름 (한국어)'),
    titleEn: t('이름 (영어)'),
    desc: t('설명 (한국어)'),
    descEn: t('설명 (영어)'),
    jori: t('조리법 (한국어)'),
    joriEn: t('조리법 (영어)'),
    joriVideo: t('조리 영상'),
    price: t('값 (달러)'),
    cat: t('분류'),
    photos: t('사진'),
    en: t('영어 화면에 보이기'),
    noPoint: t('포인트를 쌓지 않는 세트 메뉴'),
    gstFree: t('GST 면세'),
    active: t('판매 중'),
    allergens: t('알레르기'),
    diet: t('식단'),
  };
  const categories: Record<keyof Category, string> = {
    id: t('코드'),
    name: t('이름 (한국어)'),
    nameEn: t('이름 (영어)'),
    order: t('분류 순서'),
  };
  const dates: Record<keyof ActiveDate, string> = {
    deliveryDate: t('배송하는 날'),
    finishDate: t('마감 시각'),
    orderDone: t('마감됨'),
    closesByItself: t('저절로 마감'),
    closedAtCutOff: t('저절로 마감한 시각'),
    active: t('손님께 보이기'),
    day: t('요일'),
    menus: t('메뉴'),
    menuLimitForPerson: t('1인 제한'),
    menuLimitInAll: t('전체 제한'),
    soldOutAtLimit: t('저절로 품절'),
    area: t('지역'),
  };
  const labels: Record<RowKind, Record<string, string>> = { menus, categories, dates };
  return labels[kind][field] ?? field;
}

/**
 * The value of a stored field in the reader's language; undefined is a missing one. `shop` has the titles of
 * menus and categories.
 */
export function fieldText(
  t: TFunction,
  field: string,
  value: unknown,
  shop: Pick<CurrentCatalogue, 'menus' | 'categories'>,
  language: Language,
): string {
  if (value === undefined) return t('없음');
  if (typeof value === 'boolean') return value ? t('켬') : t('끔');
  const title = (menuId: string) => {
    const menu = shop.menus[menuId];
    return menu ? menuTitle(menu, language) : menuId;
  };
  switch (field) {
    case 'price':
      return toFixedDollars(toCents(value as number));
    case 'cat': {
      const category = shop.categories[value as string];
      return category ? categoryName(category, language) : String(value);
    }
    case 'photos':
      return t('사진 {{count}}장', { count: (value as object[]).length });
    case 'allergens':
      return allergenLines(t, allergensOf({ allergens: value }), language).join(' · ');
    case 'diet':
      return shortDiet(dietOf({ diet: value }), language) || t('없음');
    case 'deliveryDate':
      return formatFullDay(value as number, language);
    case 'finishDate':
    case 'closedAtCutOff':
      return formatUntil(value as number, language);
    case 'area':
      return areaName(value as DeliveryArea, language);
    case 'menus':
      return Object.entries(value as Record<string, boolean>)
        .map(([menuId, onSale]) => (onSale ? title(menuId) : `${title(menuId)} (${t('품절')})`))
        .join(', ');
    case 'soldOutAtLimit':
      return (
        Object.keys(value as object)
          .map(title)
          .join(', ') || t('없음')
      );
    case 'menuLimitForPerson':
    case 'menuLimitInAll':
      return (
        Object.entries(value as Record<string, number>)
          .map(([menuId, limit]) => `${title(menuId)} ${limit}`)
          .join(', ') || t('없음')
      );
    default:
      return String(value);
  }
}

/** Long texts, such as recipes, are shortened to this many characters. */
const textLimit = 60;

/** The stored fields of an entry in one line; those that are null are missing. */
export function fieldsInWords(
  t: TFunction,
  kind: RowKind,
  fields: Record<string, unknown>,
  shop: Pick<CurrentCatalogue, 'menus' | 'categories'>,
  language: Language,
): string {
  const present = Object.entries(fields).filter(([, value]) => value !== null);
  if (present.length === 0) return t('없음');
  return present
    .map(([field, value]) => {
      const text = fieldText(t, field, value, shop, language);
      return `${fieldLabel(t, kind, field)} ${cutText(text, textLimit, '…')}`;
    })
    .join(', ');
}

/** The title of a menu, the name of a category, the day of a date: as the entry says, or else as the shop has it. */
export function entryName(
  { kind, id, entry }: Pick<ImportEffect, 'kind' | 'id' | 'entry'>,
  shop: Pick<CurrentCatalogue, 'menus' | 'categories'>,
  language: Language,
): string {
  if (kind === 'dates') return formatFullDay(deliveryMoment(id), language);
  const texts = { ...shop[kind][id], ...entry } as Partial<Record<string, string>>;
  const name =
    kind === 'menus' ? localized(texts, 'title', language) : localized(texts, 'name', language);
  return name ?? id;
}
