import type { Attack } from '../../support/hostile/attack.ts';
import { cards } from './cards-attacks.ts';
import { changesOfDay } from './changes-attacks.ts';
import { consents } from './consents-attacks.ts';
import { copies } from './copies-attacks.ts';
import { dayClosings } from './day-closings-attacks.ts';
import { doorPhotos } from './door-photos-attacks.ts';
import { erasedAccounts } from './erased-accounts-attacks.ts';
import { excess } from './excess-attacks.ts';
import { firsts } from './firsts-attacks.ts';
import { histories } from './histories-attacks.ts';
import { invoiceNumbers } from './invoice-numbers-attacks.ts';
import { invoices } from './invoices-attacks.ts';
import { lateChanges } from './late-changes-attacks.ts';
import { lines } from './lines-attacks.ts';
import { marks } from './marks-attacks.ts';
import { newAccounts } from './new-accounts-attacks.ts';
import { orderIds } from './order-ids-attacks.ts';
import { orders } from './orders-attacks.ts';
import { points } from './points-attacks.ts';
import { pointsGivenBack } from './points-given-back-attacks.ts';
import { profiles } from './profiles-attacks.ts';
import { reading } from './reading-attacks.ts';
import { refunds } from './refunds-attacks.ts';
import { reportsOfTrouble } from './reports-attacks.ts';
import { roles } from './roles-attacks.ts';
import { shares } from './shares-attacks.ts';
import { sheetsOfDates } from './sheets-attacks.ts';
import { staffLog } from './staff-log-attacks.ts';
import { staffOnly } from './staff-only-attacks.ts';
import { stores } from './stores-attacks.ts';
import { waiting } from './waiting-attacks.ts';

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
