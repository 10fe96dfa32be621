import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { otherKey } from '../../../src/domain/testing/fixtures.ts';
import { invoiceUser } from '../rules/actors.ts';
import { type Attack, writes } from './attack.ts';
import { GIVEN, invoiceWrites } from './busy-shop.ts';
import { fieldsOf, without } from './forge.ts';

/** A changed version of u5's legal invoice for the order at the other address. */
export const tamperedInvoice = (
  title: string,
  change: (steps: DocumentWrite[], shop: Documents) => DocumentWrite[] | undefined,
  by = invoiceUser,
): Attack =>
  writes(by, title, (shop) => {
    const steps = structuredClone(invoiceWrites(shop, otherKey));
    return change(steps, shop) ?? steps;
  });

/** Sets a field of the single copy to something else. */
export const tamperedCopy = (
  title: string,
  field: string,
  value: unknown,
  by = invoiceUser,
): Attack => tamperedInvoice(title, (steps) => copied(steps, field, value), by);

function copied(steps: DocumentWrite[], field: string, value: unknown): DocumentWrite[] {
  const fields = fieldsOf(steps, 'invoiceCopies').filter(({ path }) => path[0] !== field);
  return [
    ...without(steps, 'invoiceCopies'),
    {
      collection: 'invoiceCopies',
      id: String(GIVEN + 1),
      fields: [...fields, { path: [field], set: value }],
    },
  ];
}

/** The writes of an invoice with another number in every place. */
export const renumbered = (steps: DocumentWrite[], number: number): DocumentWrite[] => {
  const text = JSON.stringify(steps)
    .replaceAll(`"id":"${GIVEN + 1}"`, `"id":"${number}"`)
    .replaceAll(`"path":["${GIVEN + 1}"]`, `"path":["${number}"]`)
    .replaceAll(`"set":${GIVEN + 1}`, `"set":${number}`)
    .replaceAll(`"invoice":${GIVEN + 1}`, `"invoice":${number}`);
  return JSON.parse(text) as DocumentWrite[];
};
