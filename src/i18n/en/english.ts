import { account } from './account-phrases.ts';
import { common } from './common-phrases.ts';
import { cooking } from './cooking-phrases.ts';
import { dates } from './dates-phrases.ts';
import { delivery } from './delivery-phrases.ts';
import { history } from './history-phrases.ts';
import { invoices } from './invoices-phrases.ts';
import { menus } from './menus-phrases.ts';
import { messages } from './messages-phrases.ts';
import { ordering } from './ordering-phrases.ts';
import { payment } from './payment-phrases.ts';
import { points } from './points-phrases.ts';
import { refunds } from './refunds-phrases.ts';
import { shell } from './shell-phrases.ts';

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
