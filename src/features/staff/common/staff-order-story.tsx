import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useStaffOrderStory } from '../../../data/staff/orders/use-staff-order-story.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import type { OrderEvent } from '../../../domain/order/history/order-timeline.ts';
import type { Order } from '../../../domain/order/order.ts';
import { storyMessage } from '../../../i18n/timeline-message.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { Story } from '../../../ui/layout/story.tsx';
import { actorLabel } from './actor-label.ts';
import { useMay } from './shell/role.ts';

/** The story of an order for staff, with who did what. */
export function StaffOrderStory({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { value, failed } = useStaffOrderStory(order, useMay().role);
  const byWhom = ({ by }: OrderEvent) => {
    if (!by) return undefined;
    if (by.who === 'customer') return t('손님');
    return by.name === undefined ? t('가게') : actorLabel(t, by.name);
  };
  if (!value) {
    return failed ? (
      <Notice tone="error">{t('주문의 기록을 불러오지 못했어요. 연결되면 다시 불러와요.')}</Notice>
    ) : (
      <Loading label={t('주문의 기록을 불러오고 있어요')} />
    );
  }
  const language = languageOf(i18n.language);
  return <Story {...storyMessage(t, value, { language, now: serverNow(), byWhom })} />;
}
