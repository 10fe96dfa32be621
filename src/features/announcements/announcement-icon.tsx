import { CalendarOff, Clock, Gift, Snowflake, Tag } from 'lucide-react';
import type { Announcement } from '../../domain/messages/announcement.ts';

const icons = {
  'delivery-time': Clock,
  holiday: CalendarOff,
  sale: Tag,
  closure: CalendarOff,
  christmas: Gift,
  products: Snowflake,
} as const;

/** An icon for the kind of an announcement. */
export function AnnouncementIcon({ kind }: { kind: Announcement['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}
