/** Sheets of 3×7 labels, 63.5 × 38.1 mm, on A4; all in millimetres. */
export const labelSheet = {
  columns: 3,
  rows: 7,
  width: 63.5,
  height: 38.1,
  top: 15.15,
  left: 7.25,
  /** Between columns; rows touch. */
  gap: 2.5,
} as const;

const perSheet = labelSheet.columns * labelSheet.rows;

/**
 * Which label goes where: sheets of 21 places, undefined for an empty one. `start` is the first place
 * that is still unused on the first sheet, from 1.
 */
export function labelSheets<T>(labels: readonly T[], start: number): (T | undefined)[][] {
  const places: (T | undefined)[] = [
    ...Array.from({ length: start - 1 }, () => undefined),
    ...labels,
  ];
  return Array.from({ length: Math.ceil(places.length / perSheet) }, (_, sheet) => {
    const part = places.slice(sheet * perSheet, (sheet + 1) * perSheet);
    return [...part, ...Array.from({ length: perSheet - part.length }, () => undefined)];
  });
}

/** The first unused place, kept within a sheet. */
export function labelStart(value: number): number {
  return Number.isInteger(value) ? Math.min(perSheet, Math.max(1, value)) : 1;
}
