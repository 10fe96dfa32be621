import type { Attack } from '../../support/hostile/attack.ts';
import { cards } from './cards.ts';
import { changesOfDay } from './changes.ts';
import { consents } from './consents.ts';
import { copies } from './copies.ts';
import { dayClosings } from './day-closings.ts';
import { doorPhotos } from './door-photos.ts';
import { erasedAccounts } from './erased-accounts.ts';
import { excess } from './excess.ts';
import { firsts } from './firsts.ts';
import { histories } from './histories.ts';
import { invoiceNumbers } from './invoice-numbers.ts';
import { invoices } from './invoices.ts';
import { lateChanges } from './late-changes.ts';
import { lines } from './lines.ts';
import { marks } from './marks.ts';
import { newAccounts } from './new-accounts.ts';
import { orderIds } from './order-ids.ts';
import { orders } from './orders.ts';
import { points } from './points.ts';
import { pointsGivenBack } from './points-given-back.ts';
import { profiles } from './profiles.ts';
import { reading } from './reading.ts';
import { refunds } from './refunds.ts';
import { reportsOfTrouble } from './reports.ts';
import { roles } from './roles.ts';
import { shares } from './shares.ts';
import { sheetsOfDates } from './sheets.ts';
import { staffLog } from './staff-log.ts';
import { staffOnly } from './staff-only.ts';
import { stores } from './stores.ts';
import { waiting } from './waiting.ts';

/** Every attack, by its target. */
export const attacks: Record<string, Attack[]> = {
  'reading what is not theirs': reading,
  'profiles and roles': profiles,
  'orders by cash': orders,
  'the ids of orders': orderIds,
  'lines of an order': lines,
  'stores that disagree': stores,
  'copies of orders': copies,
  'consents to reminders': consents,
  'waiting for a dish': waiting,
  'orders and histories that come back': histories,
  'too much, or of the wrong kind': excess,
  'marks of orders': marks,
  'changes that come too late': lateChanges,
  'orders of a day': changesOfDay,
  points,
  'points given back': pointsGivenBack,
  'shares of what all share': shares,
  'sheets of a date': sheetsOfDates,
  'orders by card': cards,
  'money that goes back': refunds,
  'what new accounts may not do yet': newAccounts,
  'what deleted accounts may not do any more': erasedAccounts,
  invoices,
  'numbers of invoices': invoiceNumbers,
  'reports of trouble': reportsOfTrouble,
  'first entries': firsts,
  'what only staff do': staffOnly,
  'the cash of a day': dayClosings,
  'photos of doors': doorPhotos,
  'roles of staff': roles,
  'the log of staff': staffLog,
};
