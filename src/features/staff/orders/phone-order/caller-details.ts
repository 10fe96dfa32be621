import {
  type AreaCircle,
  isOutside,
  isPostcodeOutside,
} from '../../../../domain/customer/delivery-area.ts';
import {
  buildAddress,
  type DeliveryInfo,
  deliveryLimits,
  normalizeAddress,
} from '../../../../domain/customer/delivery-info.ts';
import {
  type DictatedAddress,
  readDictated,
} from '../../../../domain/customer/dictated-address.ts';
import { phoneDigits } from '../../../../domain/customer/phone.ts';
import type { SuburbDoubt } from '../../../../domain/customer/suburb-fit.ts';
import type { Place } from '../../../../domain/customer/suburbs.ts';
import { canBeFound } from '../../../../domain/customer/typed-address.ts';
import { readPhone, storedPhone } from '../../../../domain/customer/typed-phone.ts';
import { streetOf } from '../../../../domain/staff/orders/correct-order.ts';

type SavedDetails = Omit<DeliveryInfo, 'phone2'>;

/** Name, phone and address as typed. */
export interface CallerDetails {
  name: string;
  phone: string;
  unit: string;
  /** Street and suburb, without the unit. */
  street: string;
  note: string;
  /** The saved details; their address is kept as it is while the street is unchanged. */
  saved: SavedDetails | undefined;
  /** The questions that staff have answered with the address as it is: `answerOf`. */
  accepted?: readonly string[];
}

/** What is asked about an address before an order goes there, as customers are asked. */
export type AddressQuestion = SuburbDoubt | { kind: 'area'; address: string };

/** Where addresses are looked up, and where the date's deliveries go. */
export interface AddressLookup {
  /** Empty while the list is not loaded: nothing is asked about suburbs then. */
  suburbs: readonly Place[];
  circle: AreaCircle | undefined;
}

/** What the typed details say. */
export interface ReadDetails {
  info: DeliveryInfo;
  /** The first detail that an order still lacks. A saved phone or address may stay as it is. */
  missing: 'name' | 'long-name' | 'phone' | 'address' | undefined;
  question: AddressQuestion | undefined;
  /** What was typed, if it is not the saved address. */
  dictated: DictatedAddress | undefined;
}

/** The fields filled with saved details. */
export function detailsOf(info: SavedDetails | undefined): CallerDetails {
  return {
    name: info?.name ?? '',
    phone: info?.phone ?? '',
    unit: info?.addr_unit ?? '',
    street: info ? streetOf(info) : '',
    note: info?.note ?? '',
    saved: info,
  };
}

/** Converts the typed values to delivery details. An address that staff have typed has no position. `ordered`: an order goes there already, so its area is not asked about. */
export function readDetails(
  details: CallerDetails,
  lookup: AddressLookup,
  ordered: boolean,
): ReadDetails {
  const { name, street, note, saved } = details;
  const { suburbs, circle } = lookup;
  const line = street.trim();
  const read = readDictated(line, suburbs, (place) => isNear(place, circle));
  const kept = saved !== undefined && line !== '' && line === streetOf(saved) ? saved : undefined;
  const dictated = kept ? undefined : read;
  const unit = unitOf(details, dictated);
  const phone = storedPhone(details.phone);
  const info: DeliveryInfo = {
    orderDeliverType: 'deliver',
    name: name.trim(),
    phone,
    phone2: phoneDigits(phone),
    address: dictated
      ? normalizeAddress(buildAddress(unit, dictated.addressFull))
      : buildAddress(unit, null, street),
    addr_unit: unit,
    // A saved address that is known as text only keeps its text, which is its order's key.
    addressFull: (kept ? kept.addressFull : null) ?? read?.addressFull ?? null,
    note: note.trim(),
  };
  const isKnownPlace = kept !== undefined && ordered;
  const questions: AddressQuestion[] = [];
  if (dictated?.doubt) questions.push(dictated.doubt);
  if (!isKnownPlace && isOutside(info, circle)) {
    questions.push({ kind: 'area', address: info.address });
  }
  return {
    info,
    missing: missingDetail(details, info, kept !== undefined),
    question: questions.find(
      (question) => !details.accepted?.includes(answerOf(details, question)),
    ),
    dictated,
  };
}

/** How an answer to a question is remembered: for this address only. */
export function answerOf({ street }: CallerDetails, { kind }: AddressQuestion): string {
  return `${kind}: ${street.trim()}`;
}

/** The unit in its own field, and the one that was typed in front of the street. */
function unitOf({ unit }: CallerDetails, dictated: DictatedAddress | undefined): string {
  return [...new Set([unit.trim(), dictated?.unit ?? ''])].filter(Boolean).join(', ');
}

function isNear({ postcode }: Place, circle: AreaCircle | undefined): boolean {
  return circle === undefined || !isPostcodeOutside(postcode, circle);
}

function missingDetail({ name, phone, saved }: CallerDetails, info: DeliveryInfo, isKept: boolean) {
  if (name.trim() === '') return 'name';
  if (name.trim().length > deliveryLimits.name) return 'long-name';
  const isSavedPhone = phone !== '' && phone === saved?.phone;
  if (!isSavedPhone && !('phone' in readPhone(phone))) return 'phone';
  return isKept || canBeFound(info) ? undefined : 'address';
}
