import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useOrderStory } from '../../data/order/use-order-story.ts';
import { languageOf } from '../../domain/lib/language.ts';
import type { OrderEvent } from '../../domain/order/history/order-timeline.ts';
import type { Order } from '../../domain/order/order.ts';
import { storyMessage } from '../../i18n/timeline-message.ts';
import { Story } from '../../ui/layout/story.tsx';

/** What only the shop does needs no word of who did it. */
const byEither: readonly OrderEvent['kind'][] = [
  'placed',
  'changed',
  'moved',
  'redated',
  'cancelled',
];

/** The story of an order for its customer. */
export function OrderStory({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const timeline = useOrderStory(order);
  return (
    <Story
      {...storyMessage(t, timeline, {
        language: languageOf(i18n.language),
        now: serverNow(),
        byWhom: ({ kind, by }) =>
          by?.who === 'shop' && byEither.includes(kind) ? t('가게에서') : undefined,
      })}
    />
  );
}
