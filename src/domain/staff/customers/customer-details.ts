import * as z from 'zod/mini';
import { personSchema } from '../../customer/account.ts';
import { copySheet } from '../../customer/copy-sheets.ts';
import { deliveryFormSchema, toDeliveryForm } from '../../customer/delivery-form-values.ts';
import {
  type DeliveryInfo,
  deliveryInfoSchema,
  readDeliveryInfo,
} from '../../customer/delivery-info.ts';
import { searchWords } from '../../customer/search-words.ts';
import type { User } from '../../customer/user.ts';
import { sameValue } from '../../lib/same-value.ts';
import { uidShape } from '../../order/id-shapes.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import { streetOf } from '../orders/correct-order.ts';

const detailsShape = z.object({
  name: z.string().check(z.trim()),
  /** Without aged care it stays as it is. */
  acName: z.string().check(z.trim()),
  /** Null for a customer who has saved none. */
  info: z.nullable(deliveryInfoSchema),
});

/** What staff correct of a customer's profile when its customer can't: who it is, and where deliveries go. */
export type CustomerDetails = z.infer<typeof detailsShape>;

/** What speaks against a detail, by the code of the customer's own form. */
export interface DetailProblem {
  field: string;
  code: string;
}

/** The details of a profile. */
export function customerDetailsOf({ name, acName, deliveryInfo }: Partial<User>): CustomerDetails {
  const info = deliveryInfo ? readDeliveryInfo(deliveryInfo) : null;
  return { name: name ?? '', acName: acName ?? '', info };
}

/**
 * The first detail that a customer's own forms would not take (spec §5); undefined if there is none. A phone, an address or a
 * name that stays as it is stored is not asked about.
 */
export function detailProblem(details: CustomerDetails, was: User): DetailProblem | undefined {
  const stored = customerDetailsOf(was);
  const { info, ...person } = details;
  const isAgedCare = was.isAgedCare === true;
  const ofPerson = problemsIn(personSchema(false), { ...person, isAgedCare, phone: '' }).filter(
    ({ field }) => details[field as 'name'] !== stored[field as 'name'],
  );
  const ofInfo = info
    ? problemsIn(deliveryFormSchema, toDeliveryForm(info)).filter(
        ({ field }) => !(stored.info && isStored(field, info, stored.info)),
      )
    : [];
  return [...ofPerson, ...ofInfo.map(({ field, code }) => ({ field: `info.${field}`, code }))][0];
}

function problemsIn(schema: z.ZodMiniType, value: unknown): DetailProblem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: String(path[0]), code: message }));
}

function isStored(field: string, info: DeliveryInfo, stored: DeliveryInfo): boolean {
  if (field !== 'addressFull' && field !== 'typed') {
    return info[field as keyof DeliveryInfo] === stored[field as keyof DeliveryInfo];
  }
  return stored.address !== '' && streetOf(info) === streetOf(stored);
}

/** The lists with a copy of a customer's details. */
async function copiesOfDetails(read: ReadDocument, uid: string): Promise<string[]> {
  const sheet = copySheet('users', uid);
  const moved = await read(`${stores.users}/${sheet}`);
  return Object.hasOwn(moved ?? {}, uid) ? ['users', sheet] : ['users'];
}

/**
 * Corrects a customer's name, care provider and delivery details. Orders that are placed keep theirs: each is corrected for
 * itself (correct-order.ts, phone-order.ts).
 */
export const customerDetails = plannedAction({
  name: 'customer-details',
  allowedRoles: ['owner'],
  input: z.object({
    uid: uidShape,
    details: detailsShape,
    /** They were stored before: an undo puts them back though a form of today would not take them. */
    restores: z.optional(z.literal(true)),
  }),
  logSubject: ({ uid }) => ({ uid }),
  plan: async (read, { uid, details, restores }) => {
    const stored = (await read(`${stores.users}/${uid}`)) as User | undefined;
    if (!stored || stored.deletedAs) return { problem: { code: 'unknown-customer' } };
    const before = customerDetailsOf(stored);
    const { name, info } = details;
    const acName = stored.isAgedCare === true ? details.acName : before.acName;
    const words = searchWords({ ...stored, name, acName, deliveryInfo: info ?? undefined });
    const isSameInfo = sameValue(info, before.info);
    const infoWrite: FieldWrite = info
      ? { path: ['deliveryInfo'], set: info }
      : { path: ['deliveryInfo'], remove: true };
    // The copy follows (profile-copies.ts): one that is full has no room, but can always lose an entry.
    const copies = isSameInfo ? [] : await copiesOfDetails(read, uid);
    const problem = restores ? undefined : detailProblem(details, stored);
    return {
      before,
      after: { name, acName, info },
      writes: [
        {
          collection: stores.users,
          id: uid,
          fields: [
            ...(name === before.name ? [] : [{ path: ['name'], set: name }]),
            ...(acName === before.acName ? [] : [{ path: ['acName'], set: acName }]),
            ...(isSameInfo ? [] : [infoWrite]),
            // A profile without words gets them by the migration.
            ...(stored.searchWords ? [{ path: ['searchWords'], set: words }] : []),
          ],
        },
        ...copies.map((id) => ({
          collection: stores.users,
          id,
          fields: [{ path: [uid], remove: true as const }],
        })),
      ],
      problem: problem && { code: 'invalid', field: problem.field },
    };
  },
  undo: ({ uid }, { before }) => ({ uid, details: before, restores: true as const }),
  profileOf: ({ uid }) => uid,
});
