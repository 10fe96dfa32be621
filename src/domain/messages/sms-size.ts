/** GSM 03.38, the alphabet of 7-bit SMS; a character of `extended` counts as two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

export interface SmsSize {
  encoding: 'gsm' | 'ucs2';
  /** Length of the SMS: in 7-bit characters, or in 16-bit units. */
  units: number;
  /**
   * Parts that the provider bills. One part alone holds 160 units (70 in UCS-2); each of several holds 153
   * (67).
   */
  parts: number;
}

/** The encoding of an SMS and the number of parts that it is billed as. */
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
