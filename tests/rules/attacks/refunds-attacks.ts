import {
  type Attack,
  merge,
  queries,
  reads,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { ISSUED } from '../../support/hostile/busy-shop.ts';
import { customer, neighbour, staff, visitor } from '../../support/rules/actors.ts';
import { logged } from '../../support/rules/staff-commit.ts';

/** Refunds: only functions write them, and each customer reads their own. */
export const refunds: Attack[] = [
  setsFields(customer, 'a customer creates a refund', 'refunds/refund-2', [['amount'], 5000]),
  setsFields(customer, 'a customer raises the amount of a refund', 'refunds/refund-1', [
    ['amount'],
    50_000,
  ]),
  setsFields(customer, 'a customer marks a refund as failed to get it again', 'refunds/refund-1', [
    ['state'],
    'failed',
  ]),
  setsFields(customer, 'a customer adds a refund to their own list', 'refundsForCustomer/u1', [
    ['refunds', 'refund-2', 'amount'],
    5000,
  ]),
  setsFields(customer, 'a customer invents a dispute', 'disputes/du_2', [['uid'], 'u1']),
  setsFields(customer, 'a customer wins a dispute', 'disputes/du_1', [['state'], 'won']),
  reads(customer, 'a customer reads the dispute of their payment', 'disputes/du_1'),
  queries(customer, 'a customer lists disputes', { collection: 'disputes' }),
  setsFields(customer, 'a customer makes more than one request', 'refundRequests/u1_ask-2', [
    ['state'],
    'waiting',
  ]),
  setsFields(customer, 'a customer grants their own request', 'refundRequests/u1_ask-1', [
    ['state'],
    'done',
  ]),
  setsFields(customer, 'a customer writes a credit note', `creditNotes/${ISSUED}`, [['uid'], 'u1']),
  setsFields(customer, 'a customer takes a number of credit notes', 'common/creditNote', [
    ['currentNo'],
    2,
  ]),
  writes(staff, 'staff make a refund without the function', () =>
    logged(staff, [merge('refunds/refund-2', [['amount'], 5000])]),
  ),
  writes(staff, 'staff raise a refund in its customer’s list', () =>
    logged(staff, [merge('refundsForCustomer/u1', [['refunds', 'refund-1', 'amount'], 5000])]),
  ),
  writes(staff, 'staff answer a request without the function', () =>
    logged(staff, [merge('refundRequests/u1_ask-1', [['state'], 'done'])]),
  ),
  writes(staff, 'staff change a credit note', () =>
    logged(staff, [merge(`creditNotes/${ISSUED}`, [['notes', '1', 'amount'], 50])]),
  ),
  reads(neighbour, "a customer reads a neighbour's refunds", 'refundsForCustomer/u1'),
  reads(visitor, 'a visitor reads a customer’s refunds', 'refundsForCustomer/u1'),
  reads(
    customer,
    'a customer reads the record of a refund with the name of who decided',
    'refunds/refund-1',
  ),
  reads(neighbour, "a customer reads a neighbour's request", 'refundRequests/u1_ask-1'),
  reads(customer, "a customer reads another's credit notes", `creditNotes/${ISSUED}`),
  reads(visitor, 'a visitor reads credit notes', `creditNotes/${ISSUED}`),
  reads(visitor, 'a visitor asks whether an invoice has credit notes', 'creditNotes/7'),
  queries(customer, 'a customer lists refunds', { collection: 'refunds' }),
  queries(customer, 'a customer lists requests', { collection: 'refundRequests' }),
  queries(customer, 'a customer lists everybody’s refunds', { collection: 'refundsForCustomer' }),
  queries(customer, 'a customer lists credit notes', { collection: 'creditNotes' }),
];
