import { useTranslation } from 'react-i18next';
import { markQueue } from '../../../../data/staff/orders/mark-queue.ts';
import { tickQueue } from '../../../../data/staff/shopping/tick-queue.ts';
import { orderIdOf } from '../../../../domain/order/order-id.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { actionName } from '../action-words/action-words.ts';
import { addressIn } from './address-in.ts';

/** Marks that this phone could not send before its member lost the role: for the owner, who makes them instead. */
export function KeptMarks() {
  const { t } = useTranslation();
  const marks = markQueue.use();
  const ticks = tickQueue.use();
  const kept = [...marks.problems, ...marks.waiting].map(({ id, change }) => ({
    id,
    text: `${actionName(t, change.kind)} · ${addressIn(orderIdOf(change))}`,
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
