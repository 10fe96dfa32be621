import type { Attack } from '../support/attack.ts';
import { cards } from './cards.ts';
import { invoices } from './invoices.ts';
import { lines } from './lines.ts';
import { orders } from './orders.ts';
import { points } from './points.ts';
import { profiles } from './profiles.ts';
import { reading } from './reading.ts';
import { reportsOfTrouble } from './reports.ts';
import { staffOnly } from './staff-only.ts';
import { stores } from './stores.ts';

/** Every attack, by what it is after. */
export const attacks: Record<string, Attack[]> = {
  'reading what is not theirs': reading,
  'profiles and roles': profiles,
  'orders by cash': orders,
  'lines of an order': lines,
  'stores that disagree': stores,
  points,
  'orders by card': cards,
  invoices,
  'reports of trouble': reportsOfTrouble,
  'what only staff do': staffOnly,
};
