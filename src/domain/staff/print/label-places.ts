/** Sheets of 3×7 labels, 63.5 × 38.1 mm, on A4; all in millimetres. */
export const labelSheet = {
  columns: 3,
  rows: 7,
  width: 63.5,
  height: 38.1,
  top: 15.15,
  left: 7.25,
  /** Gap between columns; rows have none. */
  gap: 2.5,
} as const;

const perSheet = labelSheet.columns * labelSheet.rows;

/**
 * Arranges labels on sheets of 21 places, undefined for an empty place. `start` is the first unused place of
 * the first sheet, from 1.
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

/** Clamps the number of the first unused place to a sheet; 1 if it is not a whole number. */
export function labelStart(value: number): number {
  return Number.isInteger(value) ? Math.min(perSheet, Math.max(1, value)) : 1;
}
