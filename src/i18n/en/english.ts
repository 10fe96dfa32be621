import { account } from './account.ts';
import { common } from './common.ts';
import { cooking } from './cooking.ts';
import { dates } from './dates.ts';
import { delivery } from './delivery.ts';
import { history } from './history.ts';
import { invoices } from './invoices.ts';
import { menus } from './menus.ts';
import { messages } from './messages.ts';
import { ordering } from './ordering.ts';
import { payment } from './payment.ts';
import { points } from './points.ts';
import { refunds } from './refunds.ts';
import { shell } from './shell.ts';

/** Every phrase of the customer screens: Korean → English, one file for each area. tools/dev/i18n checks them. */
export const english = {
  ...account,
  ...dates,
  ...common,
  ...cooking,
  ...delivery,
  ...history,
  ...menus,
  ...invoices,
  ...messages,
  ...ordering,
  ...payment,
  ...points,
  ...refunds,
  ...shell,
} as const;
