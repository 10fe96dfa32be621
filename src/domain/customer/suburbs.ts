/** A suburb, or a postcode alone, whose `name` is empty. */
export interface Place {
  name: string;
  postcode: string;
}

/** "Strathfield 2135" */
export const placeName = ({ name, postcode }: Place) => [name, postcode].filter(Boolean).join(' ');

/**
 * Parses a list of suburbs, a line a postcode: "2122 Eastwood=이스트우드,Marsfield". Other spellings of a name follow it
 * and count as names.
 */
export function parseSuburbs(list: string): Place[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(5)
        .split(/[,=]/)
        .map((name) => ({ name, postcode: line.slice(0, 4) })),
    );
}

/** Whether a text has Korean letters, which maps and drivers don't read. */
export function hasHangul(text: string): boolean {
  return /[ㄱ-ㆎ가-힣]/.test(text);
}

/** The suburb that a Korean spelling stands for, under the name that maps have; undefined for unknown ones. */
export function suburbOfKorean(korean: string, suburbs: readonly Place[]): Place | undefined {
  const typed = spelling(korean);
  const at = hasHangul(korean) ? suburbs.findIndex(({ name }) => spelling(name) === typed) : -1;
  // Other spellings follow the name.
  return suburbs.slice(0, Math.max(at, 0)).findLast(({ name }) => !hasHangul(name));
}

/** An address with the Korean names of suburbs replaced by those that maps have: "12 Beamish St 캠시". */
export function withMapNames(address: string, suburbs: readonly Place[]): string {
  return address.replace(/[가-힣]+(?: +[가-힣]+)*/g, (korean) => {
    const whole = suburbOfKorean(korean, suburbs);
    if (whole) return whole.name;
    return korean.replace(/[가-힣]+/g, (word) => suburbOfKorean(word, suburbs)?.name ?? word);
  });
}

/** A name without what people leave out or write in several ways. */
export function spelling(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z가-힣]+/g, ' ')
    .replace(/ (nsw|act)\b.*$/, '')
    .replace(/ (cbd|city) *$/, '')
    .replace(/\bsaint /g, 'st ')
    .replace(/\bmt /g, 'mount ')
    .replace(/\b(nth|n)\b/g, 'north')
    .replace(/\b(sth|s)\b/g, 'south')
    .replace(/\be\b/g, 'east')
    .replace(/\bw\b/g, 'west')
    .replaceAll(' ', '');
}
