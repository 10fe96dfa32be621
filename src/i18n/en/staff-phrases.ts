import { staffCatalogue } from './staff-catalogue-phrases.ts';
import { staffCommon } from './staff-common-phrases.ts';
import { staffDelivery } from './staff-delivery-phrases.ts';
import { staffInbox } from './staff-inbox-phrases.ts';
import { staffKitchen } from './staff-kitchen-phrases.ts';
import { staffMore } from './staff-more-phrases.ts';
import { staffNumbers } from './staff-numbers-phrases.ts';
import { staffOrders } from './staff-orders-phrases.ts';
import { staffPeople } from './staff-people-phrases.ts';
import { staffRefunds } from './staff-refunds-phrases.ts';

/** Phrases of the staff screens; loaded only with them, never for customers. */
export const staff = {
  ...staffCatalogue,
  ...staffNumbers,
  ...staffMore,
  ...staffCommon,
  ...staffDelivery,
  ...staffInbox,
  ...staffKitchen,
  ...staffOrders,
  ...staffPeople,
  ...staffRefunds,
} as const;
