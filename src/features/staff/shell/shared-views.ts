import type { ReactNode } from 'react';
import type { Announcement, AnnouncementPlace } from '../../../domain/announcement.ts';
import type { Order } from '../../../domain/order.ts';
import type { Ledger } from '../../../domain/points.ts';

/** Views of the customers' features that staff see as well; the route hands them over. */
export interface SharedViews {
  announcement: (announcement: Announcement, place: AnnouncementPlace) => ReactNode;
  receipt: (order: Order) => ReactNode;
  /** `balance` in hundredths. */
  pointList: (ledger: Ledger, balance: number | undefined) => ReactNode;
}
