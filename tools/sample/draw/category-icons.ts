import type { SampleCategoryId } from '../categories.ts';

/** Line icons on a 24 px grid, 1.75 px strokes in the text's colour; they are inlined as well. */
const lines: Record<SampleCategoryId, string> = {
  // A covered rice bowl with steam.
  'home-meals':
    'M3 12h18a9 9 0 0 1-5.5 8.3h-7A9 9 0 0 1 3 12ZM8.5 8.5c-1-1.2 1-2.3 0-3.5M12 8.5c-1-1.2 1-2.3 0-3.5M15.5 8.5c-1-1.2 1-2.3 0-3.5',
  // A tall glass with a straw.
  drinks: 'M6 8h12l-1.3 12.2a1 1 0 0 1-1 .8H8.3a1 1 0 0 1-1-.8ZM6.6 13h10.8M12 8l1.2-5H17',
  // A box with compartments.
  'school-box':
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM13 5v14M13 12h8M6.5 9.5h3M6.5 14.5h3',
  // Fish cake on a stick.
  'street-food':
    'M12 2v3M12 17v5M8.5 5h7a1.5 1.5 0 0 1 1.5 1.5c0 1.5-2 1.5-2 2.75s2 1.25 2 2.75-2 1.25-2 2.5S15.5 17 14 17h-4c-1.5 0-1-1.25-1-2.5s-2-1-2-2.5 2-1.5 2-2.75S7 8 7 6.500A1.5 1.5 0 0 1 8.5 5Z',
  // A pan on the flame.
  'easy-cooking':
    'M2.5 8h12.500v2.500a4.5 4.5 0 0 1-4.5 4.500H7a4.5 4.5 0 0 1-4.5-4.500ZM15 9.500l6.5-2M6 18.500v1.500M9 18.500v2.500M12 18.500v1.500M6.5 4.500c-.8-1 .8-1.6 0-2.500M10.5 4.500c-.8-1 .8-1.6 0-2.5',
  // A jar with its lid and label.
  'homemade-sauce':
    'M7 3h10v3.500H7ZM7.5 6.500C6 7.5 5 8.6 5 10.500V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8.500c0-1.9-1-3-2.5-4M5 12.500h14M5 17h14',
  // One small plate with chopsticks.
  'single-item':
    'M10 5.500a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 9.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM19 3l.5 18M22 3l-.5 18',
  // A basket of this and that.
  unclassified:
    'M3 10h18l-1.7 9.200a1 1 0 0 1-1 .8H5.700a1 1 0 0 1-1-.8ZM7 10l4-6.500M17 10l-4-6.500M9 13.500v3M12 13.500v3M15 13.500v3',
};

/** catId → SVG text. */
export function categoryIcons(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lines).map(([catId, d]) => [
      `${catId}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>\n`,
    ]),
  );
}
