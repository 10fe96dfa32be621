import type { TFunction } from 'i18next';
import type { Ring } from '../../../domain/staff/bell/bell.ts';
import type { BellKind } from '../../../domain/staff/bell/bell-kinds.ts';

/** A kind as a choice. */
export function kindName(t: TFunction, kind: BellKind): string {
  const names: Record<BellKind, string> = {
    new: t('새로 들어온 주문'),
    changed: t('내용이 바뀐 주문'),
    cancelled: t('취소한 주문'),
    request: t('손님의 환불 요청'),
    trouble: t('문제가 생긴 일'),
  };
  return names[kind];
}

/** What the screen says while it rings; `name` of the customer, empty where it is not known. */
export function ringText(t: TFunction, { kind, name }: Ring): string {
  const texts: Record<BellKind, string> = {
    new: t('새 주문: {{name}}', { name }),
    changed: t('주문이 바뀌었어요: {{name}}', { name }),
    cancelled: t('주문이 취소되었어요: {{name}}', { name }),
    request: t('환불을 요청했어요: {{name}}', { name }),
    trouble: name ? t('확인할 일: {{name}}', { name }) : t('확인할 일이 생겼어요'),
  };
  return texts[kind];
}
