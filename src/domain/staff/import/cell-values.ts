/** A number as spreadsheets and shops write it, with a dollar sign or without: "$1,062.50", "A$25", "25 AUD". */
export function numberIn(text: string): number | undefined {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/^(-?)\s*(?:AUD|AU|A)?\s*\$?\s*/i, '$1')
    .replace(/\s*(?:AUD|달러)$/i, '');
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$|^-?\.\d+$/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
}

/** Whether a text is a number whose cents stand behind a comma, as in much of Europe. */
export const hasDecimalComma = (text: string): boolean => /^\D*\d+,\d{1,2}\D*$/.test(text.trim());

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  예: true,
  네: true,
  false: false,
  no: false,
  n: false,
  '0': false,
  아니요: false,
  아니오: false,
};

/** Yes or no as people and spreadsheets write it. */
export function flagIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(flags, word) ? flags[word] : undefined;
}

/** The parts of a cell that are separated by semicolons or lines. */
export function listIn(text: string): string[] {
  return text
    .split(/[;\n\r]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Addresses of pictures in one cell, also with commas, bars or spaces between them, as other shops write them. */
export function picturesIn(text: string): string[] {
  return listIn(text.replace(/(?:\s*[,|]\s*|\s+)(?=https?:\/\/|\/)/g, ';'));
}

/** A day or a moment as it is written here: the day before the month. */
const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;

const two = (digits: string) => digits.padStart(2, '0');

/**
 * A day as 2027-03-02, from the spellings of spreadsheets here: 2/03/2027, 2.3.27, 2027/3/2, and with a time of 0:00. Undefined for
 * what is no day of that kind; one that the calendar lacks comes out as it is.
 */
export function dayIn(text: string): string | undefined {
  const [day = '', time = ''] = text.trim().split(/[T\s]+/);
  if (!/^(?:0{1,2}:00(?::00(?:\.0+)?)?)?$/.test(time)) return undefined;
  const iso = yearFirst.exec(day);
  if (iso) return `${iso[1]}-${two(iso[3] ?? '')}-${two(iso[4] ?? '')}`;
  const local = dayFirst.exec(day);
  if (!local) return undefined;
  const [, ofMonth = '', , month = '', year = ''] = local;
  return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(ofMonth)}`;
}

/** Whether somebody could read a day with its month first: 2/03/2027 would be 3 February in America. */
export function isAmbiguousDay(text: string): boolean {
  const [, first, , second] = dayFirst.exec(text.trim().split(/[T\s]/)[0] ?? '') ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}

/** A moment on the clock as 2027-03-02T17:00, also from 2/03/2027 5:00 PM; undefined for what is none of that kind. */
export function momentIn(text: string): string | undefined {
  const parts = /^(\S+?)(?:T|\s+)(\d{1,2}):(\d\d)(?::00(?:\.0+)?)?\s*(am|pm)?$/i.exec(text.trim());
  const day = dayIn(parts?.[1] ?? '');
  if (!parts || day === undefined) return undefined;
  const [, , hour = '', minute = '', half] = parts;
  if (!half) return `${day}T${two(hour)}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return undefined;
  const ofDay = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${day}T${two(String(ofDay))}:${minute}`;
}
