/** Id of a document that goes on in others: the first one's is the name itself, the next one's ends in `~2`, … */
export function sheetName(name: string, sheet = 1): string {
  return sheet === 1 ? name : `${name}~${sheet}`;
}

/** The numbers of so many sheets but for the first, the last one first. */
export function furtherSheets(sheets: number): number[] {
  return Array.from({ length: sheets - 1 }, (_, at) => sheets - at);
}
