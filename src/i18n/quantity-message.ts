import type { TFunction } from 'i18next';
import { maxTypedQuantity, type TypedQuantity } from '../domain/order/basket/basket.ts';

/** Why a typed quantity is not taken; `tooMany` says it for one above the limit. */
export function quantityMessage(
  t: TFunction,
  { reason }: Extract<TypedQuantity, { ok: false }>,
  tooMany: () => string,
): string {
  return reason === 'over-limit'
    ? tooMany()
    : t('0부터 {{most}}까지 소수점 없는 숫자로 적어 주세요', { most: maxTypedQuantity });
}

/** Labels of the dialog in which a quantity is typed. */
export function quantityLabels(t: TFunction) {
  return { quantity: t('몇 개 담을까요?'), save: t('이 수량으로 담기'), close: t('닫기') };
}
