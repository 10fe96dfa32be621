import type { ReactNode } from 'react';
import type { Announcement, AnnouncementPlace } from '../../../../domain/messages/announcement.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { Ledger } from '../../../../domain/points/points.ts';

/**
 * Components of the customers' features that the staff screens also use; the route passes them in, since
 * features do not import each other.
 */
export interface SharedViews {
  announcement: (announcement: Announcement, place: AnnouncementPlace) => ReactNode;
  receipt: (order: Order) => ReactNode;
  /** `balance` in hundredths. */
  pointList: (ledger: Ledger, balance: number | undefined) => ReactNode;
}
