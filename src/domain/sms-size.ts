/** GSM 03.38: the alphabet of 7-bit texts; the second list takes two places a character. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

export interface SmsSize {
  encoding: 'gsm' | 'ucs2';
  /** Places that the text takes: 7-bit characters, or 16-bit units. */
  units: number;
  /** What the provider bills: a single part holds 160 (70), each of several 153 (67). */
  parts: number;
}

/** How a text travels and how many parts it is billed as. */
export function smsSize(text: string): SmsSize {
  let gsm: number | undefined = 0;
  for (const character of text) {
    const places = basic.includes(character) ? 1 : extended.includes(character) ? 2 : undefined;
    gsm = gsm === undefined || places === undefined ? undefined : gsm + places;
  }
  return gsm === undefined
    ? { encoding: 'ucs2', units: text.length, parts: partsOf(text.length, 70, 67) }
    : { encoding: 'gsm', units: gsm, parts: partsOf(gsm, 160, 153) };
}

function partsOf(units: number, alone: number, each: number): number {
  return units <= alone ? 1 : Math.ceil(units / each);
}
