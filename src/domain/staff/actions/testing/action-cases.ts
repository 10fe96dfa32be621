import type { PlannedName } from '../actions.ts';
import type { ActionCase } from './action-case.ts';
import { announcementCases } from './announcement-cases.ts';
import { closingCases } from './closing-cases.ts';
import { customerCases } from './customer-cases.ts';
import { dateCases } from './date-cases.ts';
import { deliveryCases } from './delivery-cases.ts';
import { importCases } from './import-cases.ts';
import { inboxCases } from './inbox-cases.ts';
import { kitchenCases } from './kitchen-cases.ts';
import { markCases } from './mark-cases.ts';
import { menuCases } from './menu-cases.ts';
import { orderCases } from './order-cases.ts';

/** Drawn stores and inputs for every planned action: the type checker asks for an entry for each. */
export const actionCases: Record<PlannedName, ActionCase> = {
  ...dateCases,
  ...markCases,
  ...orderCases,
  ...menuCases,
  ...kitchenCases,
  ...importCases,
  ...deliveryCases,
  ...closingCases,
  ...announcementCases,
  ...inboxCases,
  ...customerCases,
};
