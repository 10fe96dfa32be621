import type { Language } from '../lib/language.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../store/document-write.ts';
import {
  type ConsentKind,
  type ConsentWording,
  consentKinds,
  currentWording,
} from './consent-wording.ts';

export const consentChannels = ['email', 'text'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** A consent to one kind of message: when, how and to which words it was given, and how it ended. Times are epoch ms. */
export interface Consent {
  on: boolean;
  given: number;
  wording: ConsentWording;
  lang: Language;
  channel: ConsentChannel;
  ended?: number;
  /** `link`: by the page that each message leads to. */
  endedBy?: 'customer' | 'link' | 'staff';
}

/** consents/{uid}: a customer's consents to messages that are not about an order of theirs. */
export type Consents = { [Kind in ConsentKind]?: Consent } & {
  /** Unguessable id of the page that ends the consents without a log-in, in e-mails; the functions choose it. */
  stop?: string;
  /** Number (`ReminderNumber`) → when the texts to it were stopped by their link, epoch ms; written by the functions. */
  stopped?: Record<string, number>;
};

/** What a customer wants to be told, and how. */
export type ConsentChoice = Record<ConsentKind, boolean> & { channel: ConsentChannel };

/** The choice that stored consents stand for; nothing is chosen without any. */
export function choiceOf(consents: Consents | undefined): ConsentChoice {
  const given = consentKinds.map((kind) => consents?.[kind]).filter((one) => one !== undefined);
  const latest = given.sort((a, b) => b.given - a.given)[0];
  return {
    opening: consents?.opening?.on === true,
    closing: consents?.closing?.on === true,
    channel: latest?.channel ?? 'email',
  };
}

/**
 * The writes that turn a customer's consents into their choice at `now` (epoch ms): new ones with the present wording in
 * `language`, a new one where the channel changes, an end where a box was cleared. Empty if nothing changes.
 */
export function planConsents(
  uid: string,
  stored: Consents | undefined,
  choice: ConsentChoice,
  language: Language,
  now: number,
): DocumentWrite[] {
  const at = Math.round(now);
  const fields = consentKinds.flatMap((kind): FieldWrite[] => {
    const consent = stored?.[kind];
    if (!choice[kind])
      return consent?.on ? [{ path: [kind], set: ended(consent, 'customer', at) }] : [];
    if (consent?.on && consent.channel === choice.channel) return [];
    return [{ path: [kind], set: given(kind, choice.channel, language, at) }];
  });
  return fields.length === 0 ? [] : [{ collection: stores.consents, id: uid, fields }];
}

function given(kind: ConsentKind, channel: ConsentChannel, lang: Language, now: number): Consent {
  return { on: true, given: now, wording: currentWording[kind], lang, channel };
}

function ended(consent: Consent, by: NonNullable<Consent['endedBy']>, now: number): Consent {
  return { ...consent, on: false, ended: now, endedBy: by };
}

/** The writes that end every consent of a customer; empty if none is on. */
export function planConsentsEnd(
  uid: string,
  stored: Consents | undefined,
  by: 'link' | 'staff',
  now: number,
): DocumentWrite[] {
  const fields = consentKinds.flatMap((kind): FieldWrite[] => {
    const consent = stored?.[kind];
    return consent?.on ? [{ path: [kind], set: ended(consent, by, Math.round(now)) }] : [];
  });
  return fields.length === 0 ? [] : [{ collection: stores.consents, id: uid, fields }];
}

/** Shape of the id of a stop page. */
export const stopIdPattern = /^[\w-]{16}$/;
