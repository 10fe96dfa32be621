import { normalizeAddress } from './delivery-info.ts';
import { streetTypeOf } from './street-types.ts';

/** The parts of an address as somebody has typed it; missing ones are empty. */
export interface AddressParts {
  /** "3" of a flat; with its word where a number alone would mislead: "Shop 2", "Level 4, Suite 5". */
  unit: string;
  /** With letters, ranges and lots: "12A", "88-92", "Lot 7". */
  street_number: string;
  route: string;
  /** The suburb. */
  locality: string;
  postal_code: string;
}

const plainUnits = 'unit|apartment|apt|flat|u';
const namedUnits =
  'suite|ste|shop|shp|level|lvl|floor|villa|townhouse|room|rm|office|studio|penthouse|kiosk|building|bldg|block|tower';
const unitId = String.raw`(?:no\.? ?)?[a-z]?\d+[a-z]?|[a-z]`;
/** "Unit 3", "U3", "Shop 2", "Level 4": the word and what follows it. */
const unit = new RegExp(
  String.raw`^((?:${plainUnits}|${namedUnits})\b\.?|u(?=\d)|l(?=\d+ ?[,/])) ?(?:#|no\.? ?)?(${unitId})(?![\w'])[ ,/]*`,
  'i',
);
/** The same at the end of a text, behind the street. */
const unitBehind = new RegExp(
  String.raw`[, ]+((?:${plainUnits}|${namedUnits})\b\.?) ?(?:#|no\.? ?)?(${unitId})$`,
  'i',
);
/** 3동 502호, as Korean addresses have it; 12번지 is a house number. */
const koreanUnit = /^((?:\d+ ?동 ?)?\d+ ?호)[ ,/]*/;
const koreanUnitBehind = /[, ]+((?:\d+ ?동 ?)?\d+ ?호)$/;

/** 12, 12A, 88-92, 88 - 92, 12A-14B, 12 & 14, Lot 7. */
const houseNumber =
  /^(?:no\.? ?|# ?)?((?:lot ?)?\d+[a-z]?(?: ?[-–—&] ?\d+[a-z]?)*)(?: ?번지)?[, ]+(?=\S)/i;
const states =
  /[, ]+(?:nsw|act|n\.s\.w\.?|a\.c\.t\.?|new south wales|australian capital territory)\.?$/i;

/**
 * Splits an address into its parts, in the ways in which people write them: "U 3/12 Beamish St Campsie NSW 2194" →
 * unit 3, number 12, Beamish St, Campsie, 2194. What is not recognised stays in `route`, so that no word is lost.
 */
export function parseAddress(text: string): AddressParts {
  let rest = normalizeAddress(text).replace(/^[, /]+|[, /]+$/g, '');
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest);
    if (!found) return undefined;
    rest = rest.replace(pattern, '').replace(/^[, ]+|[, ]+$/g, '');
    return found;
  };
  take(/[, ]+australia$/i);
  let postal_code = take(/[, ]+(\d{4})$/)?.[1] ?? '';
  take(states);
  // The state may stand before or behind the postcode.
  postal_code ||= take(/[, ]+(\d{4})$/)?.[1] ?? '';

  const units: string[] = [];
  for (;;) {
    const found = take(unit) ?? take(koreanUnit);
    if (!found) break;
    units.push(unitName(found));
  }
  // 3/12, A/12: what stands before the slash is the unit, unless its word has named one already.
  const slash = take(/^(#? ?\d+[a-z]?|[a-z]\d*) ?\/ ?(?=(?:lot ?)?\d)/i);
  if (slash?.[1]) units.push(slash[1].replace(/^# ?/, ''));
  const street_number = (take(houseNumber)?.[1] ?? '')
    .replace(/ ?[-–—] ?/g, '-')
    .replace(/ ?& ?/g, ' & ');
  const behind = take(unitBehind) ?? take(koreanUnitBehind);
  if (behind) units.push(unitName(behind));
  const { route, locality, unit: between } = streetAndSuburb(rest);
  if (between) units.push(between);
  return { unit: units.join(', '), street_number, route, locality, postal_code };
}

/** A unit by its number alone, or with its word where that says which kind of place it is. */
function unitName([, word = '', id]: RegExpExecArray): string {
  if (id === undefined) return word.replace(/ /g, '').replace('동', '동 ');
  if (new RegExp(`^(?:${plainUnits})\\.?$`, 'i').test(word)) return id;
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()} ${id}`;
}

/** Divides at a comma, else behind the first word that ends streets' names: "St Johns Road St Peters". */
function streetAndSuburb(text: string): { route: string; locality: string; unit: string } {
  const [route = '', ...behind] = text.split(/ ?, ?/).filter(Boolean);
  if (behind.length > 0) {
    // "12 George St, Unit 5, Strathfield"
    const isUnit = (part: string) => unit.exec(part)?.[0] === part;
    const between = behind.find(isUnit);
    return {
      route,
      locality: behind.filter((part) => part !== between).join(', '),
      unit: between ? unitName(unit.exec(between) as RegExpExecArray) : '',
    };
  }
  const words = text.split(' ');
  const end = words.findIndex((word, index) => index > 0 && streetTypeOf(word) !== undefined);
  if (end < 0 || end === words.length - 1) return { route: text, locality: '', unit: '' };
  const suburb = words.slice(end + 1).join(' ');
  const found = unit.exec(suburb);
  return {
    route: words.slice(0, end + 1).join(' '),
    locality: found ? suburb.slice(found[0].length) : suburb,
    unit: found ? unitName(found) : '',
  };
}
