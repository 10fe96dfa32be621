import { useTranslation } from 'react-i18next';
import { photoQueue } from '../../../../data/staff/delivery/photo-queue.ts';
import { markQueue } from '../../../../data/staff/orders/mark-queue.ts';
import { tickQueue } from '../../../../data/staff/shopping/tick-queue.ts';
import { orderIdOf } from '../../../../domain/order/order-id.ts';
import { doorPhoto } from '../../../../domain/staff/delivery/change-door-photo.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { actionName } from '../action-words/action-words.ts';
import { addressIn } from './address-in.ts';

/** Marks and photos that this phone could not send before its member lost the role: for the owner, who makes them instead. */
export function KeptMarks() {
  const { t } = useTranslation();
  const marks = markQueue.use();
  const ticks = tickQueue.use();
  const photos = photoQueue.use();
  const ofOrders = [
    ...[...marks.problems, ...marks.waiting].map((one) => ({ ...one, action: one.change.kind })),
    ...[...photos.problems, ...photos.waiting].map((one) => ({ ...one, action: doorPhoto.name })),
  ];
  const kept = ofOrders.map(({ id, change, action }) => ({
    id,
    text: `${actionName(t, action)} · ${addressIn(orderIdOf(change))}`,
  }));
  const count = kept.length + ticks.problems.length + ticks.waiting.length;
  if (count === 0) return null;
  return (
    <Notice tone="honey" title={t('보내지 못한 표시가 {{count}}건 있어요', { count })}>
      {t('로그아웃하면 지워져요. 먼저 사장님께 보여 주세요.')}
      <ul>
        {kept.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
